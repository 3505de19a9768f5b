import Glibc
import Synchronization

/// Writing to a descriptor that others may have set up: slowly read, and not even waiting to be read.
enum StandardStream {
    /// How many writes are under way: nothing but the end of the process ends one that nobody reads.
    static let writes = Atomic<Int>(0)

    /// Writes all bytes and gives 0, or the number of the error.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        writes.add(1, ordering: .relaxed)
        defer { writes.subtract(1, ordering: .relaxed) }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                var full = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = unsafe poll(&full, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}
