/// A run of bytes of a representation; never empty where a range asked for it.
public struct ByteSpan: Hashable, Sendable {
    /// Position of the first byte, counted from 0.
    public let offset: Int64
    /// Length in bytes.
    public let count: Int64

    /// Makes a run of `count` bytes from `offset` on.
    public init(offset: Int64, count: Int64) {
        self.offset = offset
        self.count = count
    }

    /// Position behind the last byte.
    public var end: Int64 { offset + count }

    /// The value of `Content-Range` for this run of `size` bytes: `bytes 0-1/10` (RFC 9110 §14.4).
    func contentRange(of size: Int64) -> String { "bytes \(offset)-\(end - 1)/\(size)" }
}
