import FoundationEssentials
import Glibc
import Origins
import TestSupport

/// A folder to serve, with a neighbour that must not be.
final class Tree {
    private let directory: TemporaryDirectory
    let path: String
    let root: RootDirectory

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.path("root")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try directory.write("outside".utf8, to: "outside.mp4")
        root = try RootDirectory(path: path)
    }

    func write(_ name: String, _ text: String) throws {
        makeFolder(above: name)
        try directory.write(text.utf8, to: "root/\(name)")
    }

    func link(_ name: String, to target: String) {
        makeFolder(above: name)
        _ = unsafe symlink(target, "\(path)/\(name)")
    }

    private func makeFolder(above name: String) {
        guard let slash = name.lastIndex(of: "/") else { return }
        try? FileManager.default.createDirectory(
            atPath: "\(path)/\(name[..<slash])", withIntermediateDirectories: true)
    }
}
