/// The languages of QuickTime and ISO files.
enum LanguageCode {
    /// The code of ISO 639-2 that a number stands for: three letters of five bits, or a language of the Macintosh.
    static func text(_ code: UInt64) -> String? {
        guard code >= 0x400, code != 0x7FFF else {
            return macintosh.indices.contains(Int(code)) ? macintosh[Int(code)] : nil
        }
        let letters = [10, 5, 0].map { UInt8(truncatingIfNeeded: code >> UInt64($0) & 31 + 0x60) }
        guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }

    private static let macintosh = [
        "eng", "fra", "ger", "ita", "dut", "sve", "spa", "dan", "por", "nor", "heb", "jpn", "ara", "fin", "gre",
        "ice", "mlt", "tur", "hrv", "chi", "urd", "hin", "tha", "kor", "lit", "pol", "hun", "est", "lav",
    ]
}
