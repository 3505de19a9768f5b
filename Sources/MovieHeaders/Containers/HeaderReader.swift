import Bytes

/// Reads headers from a source and counts what they cost.
struct HeaderReader {
    private let source: any ByteSource
    private var boxesLeft: Int
    private var bytesLeft: Int
    /// Bytes that were read ahead.
    private var ahead: (offset: Int64, bytes: [UInt8]) = (0, [])
    /// Where the last small read ended, and how many in a row were near to the one before.
    private var endOfSmall = Int64.max
    private var nearReads = 0
    /// Length of the source in bytes, where it is known and makes sense.
    let size: Int64?

    /// Reads from `source` until a limit is met.
    init(_ source: any ByteSource, limits: OutlineLimits) {
        self.source = source
        boxesLeft = max(0, limits.boxes)
        bytesLeft = max(0, limits.bytes)
        size = source.size.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Counts one more structure; false when there were too many.
    mutating func countBox() -> Bool {
        guard boxesLeft > 0 else { return false }
        boxesLeft -= 1
        return true
    }

    /// A read that is no longer is small, and one that is no further from the one before is near.
    private static let small = 64
    /// So many near ones in a row go through small structures.
    private static let row = 4
    /// Bytes that are read at once then.
    private static let stride = 4096

    /// Reads `count` bytes from `offset`, fewer only at the end of the source; nil when the limit is met.
    mutating func bytes(at offset: Int64, count: Int) throws -> [UInt8]? {
        guard count <= Self.small else { return try read(at: offset, count: count) }
        defer { endOfSmall = offset.addingSaturated(Int64(count)) }
        let place = offset &- ahead.offset
        if place >= 0, place <= ahead.bytes.count - count {
            return Array(ahead.bytes[Int(place)..<Int(place) + count])
        }
        nearReads = offset >= endOfSmall && offset - endOfSmall <= Self.small ? nearReads + 1 : 0
        guard nearReads >= Self.row, bytesLeft >= Self.stride else { return try read(at: offset, count: count) }
        ahead = (offset, try read(at: offset, count: Self.stride) ?? [])
        return Array(ahead.bytes.prefix(count))
    }

    private mutating func read(at offset: Int64, count: Int) throws -> [UInt8]? {
        guard count <= bytesLeft else { return nil }
        bytesLeft -= count
        // Memory for bytes that are there.
        let count = size.map { Int(clamping: max(0, min(Int64(count), $0 &- max(0, offset)))) } ?? count
        var bytes: [UInt8] = []
        // Sources promise to fill what they can. One that gives less is asked again, so that no short read passes
        // for the end of the file.
        while bytes.count < count {
            var rest = [UInt8](repeating: 0, count: count - bytes.count)
            var span = rest.mutableSpan
            let got = try source.read(at: offset.addingSaturated(Int64(bytes.count)), into: &span)
            guard got > 0 else { break }
            bytes += rest.prefix(got)
        }
        return bytes
    }
}
