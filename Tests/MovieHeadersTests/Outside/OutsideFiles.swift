import Bytes
import Foundation
import TestSupport

/// Files that were not made for these tests.
enum OutsideFiles {
    /// The clips of `media/generate.sh`; empty where it did not run.
    static let clips = files(
        in: URL(filePath: #filePath).appending(path: "../../../../media/clips").standardized
            .resolvingSymlinksInPath())

    /// Files out of other projects' tests, under `MUTOSCOPE_CORPUS`; empty without it.
    static let corpus: [String] = {
        guard let root = ProcessInfo.processInfo.environment["MUTOSCOPE_CORPUS"] else { return [] }
        return files(in: URL(filePath: root))
    }()

    private static func files(in root: URL) -> [String] {
        let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        return (found?.compactMap { $0 as? URL } ?? [])
            .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
            .map(\.path).filter { !$0.contains("/.") }.sorted()
    }

    /// Both.
    static var all: [String] { clips + corpus }

    /// The files of some kinds, without large ones, which take long and tell nothing new.
    static func all(ending suffixes: Set<String>) -> [String] {
        all.filter { path in
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return suffixes.contains(URL(filePath: path).pathExtension) && size ?? .max <= 20_000_000
        }
    }

    /// All bytes of a file.
    static func bytes(_ path: String) throws -> [UInt8] {
        // `Data(contentsOf:)` leaks a page now and then.
        [UInt8](try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data())
    }
}

/// Another program that reads movies.
enum MediaInfo {
    private static let path = "/usr/bin/mediainfo"

    /// Whether it is installed.
    static let isThere = FileManager.default.isExecutableFile(atPath: path)

    /// What it says about each file: one line a file, cut into columns at each `|`.
    ///
    /// - Parameters:
    ///   - template: What to tell of the file, and of its first video tracks on a line of its own, such as
    ///     `General;\n%CompleteName%|%Format%`; each file begins a new line.
    ///   - files: Their paths.
    static func ask(_ template: String, about files: [String]) throws -> [[String]] {
        let told = try Subprocess.run(path, ["--Output=\(template)"] + files, deadline: .seconds(600))
        return told.outputText.split(separator: "\n")
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }
}
