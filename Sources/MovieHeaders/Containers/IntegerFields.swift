extension Collection<UInt8> where Index == Int {
    /// The big-endian number in `count` bytes (at most 8) from the byte `position`, counted from the first; nil
    /// where they are not all there.
    func bigEndian(at position: Int, count: Int) -> UInt64? {
        guard position >= 0, count <= 8, position <= self.count - count else { return nil }
        var value: UInt64 = 0
        for index in startIndex + position..<startIndex + position + count {
            value = value << 8 | UInt64(self[index])
        }
        return value
    }

    /// The big-endian number in four bytes from the byte `position` as a code; nil where they are not all there.
    func code(at position: Int) -> FourCharacterCode? {
        bigEndian(at: position, count: 4).map { FourCharacterCode(UInt32(truncatingIfNeeded: $0)) }
    }

    /// The little-endian number in four bytes from the byte `position`; nil where they are not all there.
    func littleEndian32(at position: Int) -> UInt32? {
        bigEndian(at: position, count: 4).map { UInt32(truncatingIfNeeded: $0).byteSwapped }
    }
}
