/// A file that appears at once and whole, or not at all.
///
/// The bytes are written to a hidden file in the same directory, which then takes the path's name in one step. Until
/// that step whatever was at the path stays untouched, and after any failure the hidden file is gone; only a process
/// that is killed leaves it. The new file has the permissions of a newly created one. This protects from failures and
/// from other programs, not from a loss of power: nothing waits for the disk.
///
/// - Without leave to overwrite, anything at the path is an error, a symbolic link that leads nowhere too.
/// - With it, a symbolic link stays and the file that it leads to is replaced.
/// - Devices, pipes and sockets are refused: they can be neither replaced nor left as they were.
public struct AtomicFile: Hashable, Sendable {
    /// Where the file shall be.
    public let path: String
    /// Whether a file that is there may be replaced.
    public let overwrites: Bool

    /// Names a file; nothing is touched yet.
    public init(path: String, overwrites: Bool = false) {
        self.path = path
        self.overwrites = overwrites
    }

    /// Writes the file.
    public func write(_ bytes: [UInt8]) throws(FileWriteError) {
        let target = try target()
        let directory = try Directory.open(target.directory, for: path)
        var file = try UnfinishedFile.create(in: directory, for: path)
        try file.append(bytes.span)
        try file.publish(as: target.name, overwriting: overwrites)
    }

    /// Fails where `write` is known to fail: something is in the way, or the directory is missing.
    ///
    /// To ask before the work is done saves the work; only `write` itself is free of races.
    public func check() throws(FileWriteError) {
        _ = try Directory.open(try target().directory, for: path)
    }
}
