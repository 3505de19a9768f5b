// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of ours is built with.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What every C target of ours is built with.
let houseC: [CSetting] = [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]

/// One row per C library that the linker sees: module, pkg-config name, Debian package.
let libraries: [(name: String, pkgConfig: String, apt: String)] = [
    ("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    ("CDeflate", "libdeflate", "libdeflate-dev"),
    ("CMicroHTTPD", "libmicrohttpd", "libmicrohttpd-dev"),
    ("CGnuTLS", "gnutls", "libgnutls28-dev"),
]

/// One row per module, lowest layer first: name, what it imports.
///
/// Its tests import these and the test support.
let modules: [(name: String, uses: [String])] = [
    ("Timing", []),
    ("Bytes", []),
    ("PictureGeometry", []),
    ("MovieHeaders", ["Timing", "Bytes", "PictureGeometry"]),
    ("HTTPRanges", []),
    ("Jobs", ["Timing", "PictureGeometry"]),

    ("FFmpeg", ["CFFmpeg", "Timing", "Bytes", "PictureGeometry"]),
    ("Origins", ["Bytes", "CLinux"]),

    ("Pictures", ["PictureGeometry", "CTurboJPEG", "CDeflate"]),

    (
        "Movies",
        ["Timing", "Bytes", "PictureGeometry", "MovieHeaders", "Jobs", "FFmpeg", "Origins", "Pictures"]
    ),

    (
        "JobExecution",
        ["Timing", "Bytes", "PictureGeometry", "Jobs", "FFmpeg", "Origins", "Pictures", "Movies"]
    ),
    ("MovieWorkers", ["Timing", "PictureGeometry", "Jobs", "CLinux"]),
    ("MovieServer", ["Timing", "PictureGeometry", "HTTPRanges", "Jobs", "Origins", "CMicroHTTPD", "CGnuTLS"]),
]

/// What the command joins.
let command = [
    "Timing", "PictureGeometry", "Jobs", "FFmpeg", "Movies", "JobExecution", "MovieWorkers", "MovieServer",
]

let package = Package(
    name: "Mutoscope",
    products: [
        .executable(name: "mutoscope", targets: ["mutoscope"]),
        .library(
            name: "Movies",
            targets: ["Movies", "Jobs", "Origins", "Pictures", "PictureGeometry", "Timing", "Bytes"]),
        .library(name: "HTTPRanges", targets: ["HTTPRanges"]),
    ],
    targets: libraries.map {
        .systemLibrary(name: $0.name, pkgConfig: $0.pkgConfig, providers: [.apt([$0.apt])])
    } + [
        .target(name: "CLazy", cSettings: houseC),
        .target(name: "CLinux", cSettings: houseC),
        .target(name: "CFFmpeg", dependencies: ["CLazy"], cSettings: houseC),
        .executableTarget(
            name: "mutoscope", dependencies: ["CLinux"] + command.map { .init(stringLiteral: $0) },
            swiftSettings: house),
        .target(
            name: "TestSupport", dependencies: ["Bytes"], path: "Tests/Support", swiftSettings: house),
        .testTarget(
            name: "TestSupportTests", dependencies: ["TestSupport"], path: "Tests/SupportTests",
            swiftSettings: house),
        .testTarget(
            name: "mutoscopeTests",
            dependencies: ["mutoscope", "TestSupport"] + command.map { .init(stringLiteral: $0) },
            swiftSettings: house),
    ]
        + modules.flatMap { module -> [Target] in
            let uses: [Target.Dependency] = module.uses.map { .init(stringLiteral: $0) }
            return [
                .target(name: module.name, dependencies: uses, swiftSettings: house),
                .testTarget(
                    name: module.name + "Tests",
                    dependencies: uses + [.init(stringLiteral: module.name), "TestSupport"],
                    swiftSettings: house),
            ]
        }
)
