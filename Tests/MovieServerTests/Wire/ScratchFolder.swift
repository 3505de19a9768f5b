import Glibc
import TestSupport

/// A folder of its own for a test, removed with all in it at the end.
final class ScratchFolder: Sendable {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    var path: String { directory.path }

    /// Writes a file, makes the folders above it, and gives it an age of a minute so that its tag is strong.
    func write(_ name: String, _ bytes: some Collection<UInt8>) throws {
        makeFolders(above: name)
        try directory.write(bytes, to: name)
        setAge(name, seconds: 60)
    }

    /// Makes a link; its target is taken as it is.
    func link(_ name: String, to target: String) {
        makeFolders(above: name)
        _ = unsafe symlink(target, "\(path)/\(name)")
    }

    /// Sets the time of a file to some seconds ago.
    func setAge(_ name: String, seconds: Int) {
        let then = timespec(tv_sec: time(nil) - seconds, tv_nsec: 123_456_789)
        _ = unsafe [then, then].withUnsafeBufferPointer {
            unsafe utimensat(AT_FDCWD, "\(path)/\(name)", $0.baseAddress!, 0)
        }
    }

    /// Makes a file shorter.
    func truncate(_ name: String, to size: Int) { _ = unsafe Glibc.truncate("\(path)/\(name)", size) }

    private func makeFolders(above name: String) {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            _ = unsafe mkdir(folder, 0o755)
        }
    }
}
