/// The general profile, tier and level of a stream.
struct HEVCProfile {
    /// The codec string of ISO/IEC 14496-15, Annex E, without the entry: `1.6.L93.B0`.
    let parameters: String
    /// What the profile is called; nil for those without a word.
    let name: String?
    /// The level, such as `4.1`.
    let level: String?

    /// Reads the twelve bytes from the profile space to the level; nil where there are fewer.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == 12, let compatibility = bytes.bigEndian(at: 1, count: 4) else { return nil }
        let space = ["", "A", "B", "C"][Int(bytes[0] >> 6)]
        let tier = bytes[0] & 0x20 == 0 ? "L" : "H"
        // The string has the flags with the first one least significant, and leaves out zeros at the end.
        let flags = String(UInt32(truncatingIfNeeded: compatibility).bitReversed, radix: 16, uppercase: true)
        let constraints = bytes[5..<11].reversed().drop { $0 == 0 }.reversed()
            .map { String($0, radix: 16, uppercase: true) }
        let parts = [space + String(bytes[0] & 31), flags, tier + String(bytes[11])]
        parameters = (parts + constraints).joined(separator: ".")
        name = Self.name(Int(bytes[0] & 31), compatibility: UInt32(truncatingIfNeeded: compatibility))
        level = LevelName.text(codec: "hevc", level: Int(bytes[11]))
    }

    private static func name(_ profile: Int, compatibility: UInt32) -> String? {
        let names: [StaticString?] = [nil, "Main", "Main 10", "Main Still Picture", "Rext"]
        // A profile of 0 is told by the first flag of those it is compatible with.
        let number = profile == 0 ? (1...4).first { compatibility >> UInt32(31 - $0) & 1 == 1 } ?? 0 : profile
        if number == 9 { return "Scc" }
        return names.indices.contains(number) ? names[number].map(\.description) : nil
    }
}

extension UInt32 {
    /// The number with its bits in the opposite order.
    fileprivate var bitReversed: UInt32 { (0..<32).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 } }
}
