public import Foundation

/// A new directory, removed with all it holds when the last reference goes.
public final class TemporaryDirectory: Sendable {
    /// Where it is.
    public let url: URL

    /// The path of the directory.
    public var path: String { url.path }

    /// Makes an empty directory.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "mutoscope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    /// The path of `name` inside, which need not exist.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file inside and returns its path.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: url.appending(path: name))
        return path(name)
    }

    /// The bytes of a file inside.
    public func bytes(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: url.appending(path: name)))
    }

    /// The names of what is inside, sorted.
    public var contents: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
