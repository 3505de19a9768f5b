public import Foundation

/// The clips that `media/generate.sh` makes.
public enum Clips {
    /// Where the clips are.
    public static let directory = packageRoot.appending(path: "media/clips")

    /// The script that makes and verifies them.
    public static let generator = packageRoot.appending(path: "media/generate.sh").path

    /// The path of the clip `name`, or of a clip for benchmarks such as `bench/film1080.mp4`.
    public static func path(_ name: String) throws -> String {
        let path = directory.appending(path: name).path
        guard FileManager.default.fileExists(atPath: path) else { throw MissingClip(name: name) }
        return path
    }

    /// The address of the clip `name`.
    public static func url(_ name: String) throws -> URL { try URL(filePath: path(name)) }

    /// The bytes of the clip `name`.
    public static func bytes(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: url(name))) }

    /// Every clip but the traps, as the manifest lists it.
    public static let manifest = clips(in: "manifest.json")

    /// Every clip that readers stumble over, as ffprobe sees it, which may be wrong.
    public static let traps = clips(in: "traps.json")

    private static func clips(in manifest: String) -> [Clip] {
        do {
            let json = try Data(contentsOf: packageRoot.appending(path: "media/\(manifest)"))
            return try JSONDecoder().decode([Clip].self, from: json)
        } catch {
            // Arguments of tests are made before any test can fail.
            fatalError("media/\(manifest): \(error)")
        }
    }

    /// The manifest's facts about the clip `name`.
    public static func facts(_ name: String) throws -> Clip {
        guard let clip = manifest.first(where: { $0.file == name }) else { throw MissingClip(name: name) }
        return clip
    }
}

/// A clip that was not made, or that no recipe makes.
public struct MissingClip: Error, CustomStringConvertible {
    let name: String

    /// What is missing, and what to do.
    public var description: String { "media/clips/\(name) is missing: run make media" }
}
