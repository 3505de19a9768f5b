import Glibc

/// The size of a file and when it was last written.
public struct FileStamp: Hashable, Sendable {
    /// Length in bytes.
    public var size: Int64
    /// Last modification, in nanoseconds since 1970 UTC.
    public var modified: Int64

    /// Makes a stamp of `size` bytes written at `modified` nanoseconds since 1970 UTC.
    public init(size: Int64, modified: Int64) {
        self.size = size
        self.modified = modified
    }

    /// Reads what the kernel told, or nil where that is no regular file.
    init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        let seconds = Int64(status.st_mtim.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflow) = seconds.partialValue.addingReportingOverflow(Int64(status.st_mtim.tv_nsec))
        self.init(size: Int64(status.st_size), modified: seconds.overflow || overflow ? 0 : sum)
    }
}
