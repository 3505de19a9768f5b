/// The general profile, tier and level of a stream.
struct HEVCProfile {
    /// The codec string of ISO/IEC 14496-15, Annex E, such as `hvc1.1.6.L93.B0`.
    let codecString: String

    /// Reads the twelve bytes from the profile space to the level; nil where there are fewer.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == 12, let compatibility = bytes.bigEndian(at: 1, count: 4) else { return nil }
        let space = ["", "A", "B", "C"][Int(bytes[0] >> 6)]
        let tier = bytes[0] & 0x20 == 0 ? "L" : "H"
        // The string has the flags with the first one least significant, and leaves out zeros at the end.
        let flags = String(UInt32(truncatingIfNeeded: compatibility).bitReversed, radix: 16, uppercase: true)
        let constraints = bytes[5..<11].reversed().drop { $0 == 0 }.reversed()
            .map { String($0, radix: 16, uppercase: true) }
        let parts = ["hvc1", space + String(bytes[0] & 31), flags, tier + String(bytes[11])]
        codecString = (parts + constraints).joined(separator: ".")
    }
}

extension UInt32 {
    /// The number with its bits in the opposite order.
    fileprivate var bitReversed: UInt32 { (0..<32).reduce(0) { $0 << 1 | self >> UInt32($1) & 1 } }
}
