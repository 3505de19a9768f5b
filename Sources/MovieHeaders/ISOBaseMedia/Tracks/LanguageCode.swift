/// The languages of QuickTime and ISO files.
enum LanguageCode {
    /// The code of ISO 639-2 that a number stands for: three letters of five bits, or a language of the Macintosh.
    static func text(_ code: UInt64) -> String? {
        guard code >= 0x400, code != 0x7FFF else {
            return macintosh[code]
        }
        let letters = [10, 5, 0].map { UInt8(truncatingIfNeeded: code >> UInt64($0) & 31 + 0x60) }
        guard letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Runs of the Macintosh's numbers, each with the number of its first language.
    private static let runs: [(first: UInt64, languages: String)] = [
        (
            0,
            """
            eng fra ger ita dut sve spa dan por nor heb jpn ara fin gre ice mlt tur hrv chi urd hin tha kor lit \
            pol hun est lav sme fao per rus chi dut gle alb rum cze slo slv yid srp mac bul ukr bel uzb kaz aze \
            aze arm geo rum kir tgk tuk mon mon pus kur kas snd tib nep san mar ben asm guj pan ori mal kan tam \
            tel sin bur khm lao vie ind tgl may may amh tir orm som swa kin run nya mlg epo
            """
        ),
        (128, "wel baq cat lat que grn aym tat uig dzo jav sun glg afr bre iku gla glv gle ton gre kal aze"),
    ]

    private static let macintosh: [UInt64: String] = {
        var table: [UInt64: String] = [:]
        for run in runs {
            for (index, language) in run.languages.split(separator: " ").enumerated() {
                table[run.first + UInt64(index)] = String(language)
            }
        }
        return table
    }()
}
