/// Four bytes that name a structure or a brand, such as `moov`.
struct FourCharacterCode: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The bytes, the first one most significant.
    let value: UInt32

    /// Takes the four bytes of a big-endian number.
    init(_ value: UInt32) { self.value = value }

    /// Takes the last four bytes of a literal.
    init(stringLiteral literal: String) { value = literal.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    private var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// Whether all bytes could be meant as characters: printable ASCII, or the `©` of QuickTime.
    var isPlausible: Bool { bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0xA9 } }

    /// The bytes as Latin-1 characters.
    var description: String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
}
