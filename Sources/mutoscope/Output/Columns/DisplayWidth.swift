/// How many columns of a terminal text takes.
enum DisplayWidth {
    /// The columns of one character as it is shown: 0, 1 or 2.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        // A flag is a pair of regional indicators, and terminals draw a lone one as wide as a flag.
        if scalars.contains(where: { (0x1f1e6...0x1f1ff).contains($0.value) }) { return 2 }
        // The variation selector 16 asks for the picture of a character that is text otherwise, 15 for the text.
        if scalars.contains("\u{fe0f}"), scalars.first?.properties.isEmoji == true { return 2 }
        if scalars.contains("\u{fe0e}"), let first = scalars.first { return isEastAsianWide(first) ? 2 : 1 }
        // Joined pictures are drawn as one; spacing vowels, as of Thai, take a column beside their consonant.
        return min(2, scalars.reduce(0) { $0 + columns(of: $1) })
    }

    /// The columns of a whole text.
    static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if (0x20..<0x7f).contains(scalar.value) { return 1 }
        switch scalar.properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Vowels and final consonants of Hangul combine with the wide consonant before them.
        if (0x1160...0x11ff).contains(scalar.value) { return 0 }
        return isEastAsianWide(scalar) || scalar.properties.isEmojiPresentation ? 2 : 1
    }

    private static func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
        wide.contains { $0.contains(scalar.value) }
    }

    /// The blocks of UAX 11 that are Wide or Fullwidth; single wide pictures are told by their emoji property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
        0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
        0xffe0...0xffe6, 0x16fe0...0x18cff, 0x1aff0...0x1b2ff, 0x1f200...0x1f265, 0x20000...0x2fffd,
        0x30000...0x3fffd,
    ]
}
