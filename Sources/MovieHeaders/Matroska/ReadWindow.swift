/// A piece of the file in memory, so that neighbouring headers cost one read together.
struct ReadWindow {
    private var start: Int64 = 0
    private var bytes: [UInt8] = []
    /// Bytes that may still be read.
    private var bytesLeft: Int
    private var next = Self.shortest

    private static let shortest = 1 << 10
    private static let longest = 64 << 10

    /// Reads at most `limit` bytes through a reader.
    init(limit: Int) { bytesLeft = limit }

    /// The bytes from `offset` on, fewer than `count` only at the end of the source; nil when a limit is met.
    mutating func bytes(
        at offset: Int64, count: Int, _ reader: inout HeaderReader
    ) throws -> ArraySlice<UInt8>? {
        if let held = held(at: offset, count: count) { return held }
        // Small headers far apart are read one by one, dense ones in pieces that grow.
        let isNear = !bytes.isEmpty && offset >= start && offset <= start.addingSaturated(Int64(bytes.count))
        next = isNear ? min(next * 2, Self.longest) : Self.shortest
        let length = max(count, min(next, bytesLeft))
        guard length <= bytesLeft, let read = try reader.bytes(at: offset, count: length) else { return nil }
        bytesLeft -= length
        (start, bytes) = (offset, read)
        return bytes.prefix(count)
    }

    private func held(at offset: Int64, count: Int) -> ArraySlice<UInt8>? {
        guard offset >= start, offset - start <= Int64(bytes.count) else { return nil }
        let position = Int(offset - start)
        guard bytes.count - position >= count else { return nil }
        return bytes[position..<position + count]
    }
}
