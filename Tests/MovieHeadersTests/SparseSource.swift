import Bytes

/// A long source of which only a few pieces exist; all other bytes are zeros, up to an end that may not be known.
struct SparseSource: ByteSource {
    private let pieces: [(offset: Int, bytes: [UInt8])]
    let size: Int64?

    /// Lays out `pieces`, none of which overlap, in a source of `size` bytes; without an end for nil.
    init(size: Int?, _ pieces: [(offset: Int, bytes: [UInt8])]) {
        (self.size, self.pieces) = (size.map { Int64($0) }, pieces)
    }

    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int {
        let count = Int(min(Int64(destination.count), max(0, (size ?? .max) - offset)))
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
