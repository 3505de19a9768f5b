/// Texts of QuickTime.
enum MacintoshText {
    /// Decodes a text: a language of the Macintosh says that its letters are the Macintosh's too.
    static func decode(_ bytes: ArraySlice<UInt8>, language: UInt64) -> String {
        let bytes = bytes.prefix { $0 != 0 }
        if language >= 0x400, language != 0x7FFF { return String(decoding: bytes, as: UTF8.self) }
        return String(bytes.map { $0 < 0x80 ? Character(Unicode.Scalar($0)) : roman[Int($0) - 0x80] })
    }

    private static let roman = Array(
        "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
    )
}
