/// Bytes that are already in memory.
public struct MemorySource: ByteSource {
    private let bytes: [UInt8]

    /// Serves `bytes`.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Length in bytes.
    public var size: Int64? { Int64(bytes.count) }

    /// Copies from `offset` on.
    public func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) -> Int {
        guard offset >= 0, offset < Int64(bytes.count) else { return 0 }
        let count = min(bytes.count - Int(offset), destination.count)
        let source = bytes.span.extracting(Int(offset)..<Int(offset) + count)
        for index in source.indices { destination[index] = source[index] }
        return count
    }
}
