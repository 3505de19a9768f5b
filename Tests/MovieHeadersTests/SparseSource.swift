import Bytes

/// A long source of which only a few pieces exist; all other bytes are zeros.
struct SparseSource: ByteSource {
    private let pieces: [(offset: Int, bytes: [UInt8])]
    let size: Int64?

    /// Lays out `pieces`, none of which overlap, in a source of `size` bytes.
    init(size: Int, _ pieces: [(offset: Int, bytes: [UInt8])]) {
        (self.size, self.pieces) = (Int64(size), pieces)
    }

    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        let count = Int(min(Int64(destination.count), max(0, (size ?? 0) - offset)))
        guard count > 0 else { return 0 }
        for index in 0..<count { destination[index] = 0 }
        let wanted = Int(offset)..<Int(offset) + count
        for piece in pieces {
            let shared = wanted.clamped(to: piece.offset..<piece.offset + piece.bytes.count)
            for place in shared { destination[place - wanted.lowerBound] = piece.bytes[place - piece.offset] }
        }
        return count
    }
}
