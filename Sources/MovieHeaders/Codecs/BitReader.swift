/// Reads fields of bits, most significant first, and never past the last byte.
struct BitReader {
    /// A field that goes past the end, or a number too large for its kind.
    struct Malformed: Error {}

    private let bytes: [UInt8]
    /// Bits read so far.
    private var position = 0

    /// Reads from the first bit of `bytes`.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next `count` bits, 0 to 32, as a number.
    mutating func bits(_ count: Int) throws(Malformed) -> UInt32 {
        guard (0...32).contains(count), count <= bytes.count * 8 - position else { throw Malformed() }
        var value: UInt32 = 0
        for _ in 0..<count {
            let bit = bytes[position >> 3] >> UInt8(7 - position & 7) & 1
            value = value << 1 | UInt32(bit)
            position += 1
        }
        return value
    }

    /// The next bit.
    mutating func flag() throws(Malformed) -> Bool { try bits(1) == 1 }

    /// Steps over `count` bits.
    mutating func skip(_ count: Int) throws(Malformed) {
        guard count >= 0, count <= bytes.count * 8 - position else { throw Malformed() }
        position += count
    }

    /// Steps to the next whole byte.
    mutating func align() { position = (position + 7) & ~7 }

    /// The next Exp-Golomb number without a sign, `ue(v)`; at most 2³² - 2.
    mutating func unsignedGolomb() throws(Malformed) -> UInt32 {
        var zeros = 0
        while try !flag() {
            zeros += 1
            guard zeros < 32 else { throw Malformed() }
        }
        return try (1 << UInt32(zeros) - 1) + bits(zeros)
    }

    /// The next Exp-Golomb number with a sign, `se(v)`.
    mutating func signedGolomb() throws(Malformed) -> Int64 {
        let code = Int64(try unsignedGolomb())
        return code & 1 == 1 ? (code + 1) / 2 : -(code / 2)
    }
}
