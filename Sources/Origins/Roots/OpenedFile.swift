import Glibc

/// A regular file that is open for reading.
///
/// Owner: exactly one. Dropping it closes the descriptor, unless `release()` gave that away.
public struct OpenedFile: ~Copyable, Sendable {
    /// The open file; lent, never to be closed by a borrower.
    public let descriptor: Int32
    /// Size and time of the file when it was opened.
    public let stamp: FileStamp

    /// Takes over `descriptor`, then looks at what it is.
    ///
    /// The corresponding C function is `fstat`.
    init(owning descriptor: Int32) throws(FileError) {
        // Own first: from here on a failure closes it.
        let owner = OwnedDescriptor(descriptor)
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError("fstat", number: errno) }
        guard let stamp = FileStamp(status) else { throw FileError(wrongKindBy: "fstat") }
        self.descriptor = owner.release()
        self.stamp = stamp
    }

    /// The length of the file now, in bytes; less than `stamp.size` where it has shrunk since.
    public var currentSize: Int64 {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
    }

    /// Gives the descriptor to a new owner, who closes it.
    public consuming func release() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    deinit { close(descriptor) }
}

/// A descriptor that is closed when dropped.
struct OwnedDescriptor: ~Copyable, Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    /// Gives the descriptor to a new owner, who closes it.
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }

    deinit { close(number) }
}
