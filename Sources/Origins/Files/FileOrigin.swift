public import Bytes
import Glibc

/// A local file: one descriptor, read at offsets, closed with the last reference.
public final class FileOrigin: ByteSource {
    private let descriptor: Int32
    /// Length in bytes when it was opened.
    public let size: Int64?

    /// Opens the file at `path` for reading.
    ///
    /// - Throws: `FileError`, also for a directory and for anything that is no regular file.
    public convenience init(path: String) throws(FileError) {
        // C would end the name at a zero, and another file would be opened.
        guard !path.utf8.contains(0) else { throw FileError("open", number: ENOENT) }
        // Without O_NONBLOCK a pipe without a writer would hold us for ever.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw FileError("open", number: errno) }
        try self.init(owning: descriptor)
    }

    /// Reads an open file from its first byte, wherever its own position stands; the descriptor is duplicated.
    public convenience init(duplicating descriptor: Int32) throws(FileError) {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard copy >= 0 else { throw FileError("fcntl", number: errno) }
        try self.init(owning: copy)
    }

    private init(owning descriptor: Int32) throws(FileError) {
        self.descriptor = descriptor
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            let error = FileError("fstat", number: errno)
            self.size = nil
            throw error
        }
        size = Int64(status.st_size)
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileError("fstat", number: EISDIR)
        default: throw FileError(wrongKindBy: "fstat")
        }
    }

    /// Reads up to `destination.count` bytes from `offset` on.
    ///
    /// The corresponding C function is `pread`.
    public func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws(FileError) -> Int {
        // Beyond what the system can count there is nothing, and no need to ask it.
        guard offset >= 0, offset <= Int64.max - Int64(destination.count) else { return 0 }
        var total = 0
        while total < destination.count {
            let count = unsafe destination.withUnsafeMutableBufferPointer { buffer in
                unsafe pread(
                    descriptor, buffer.baseAddress! + total, buffer.count - total, off_t(offset) + off_t(total))
            }
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError("pread", number: errno)
            }
            total += count
        }
        return total
    }

    deinit { close(descriptor) }
}
