import Testing

@testable import mutoscope

struct OneLineTests {
    @Test(arguments: [
        ("a\nb", "a\\u{a}b"), ("a\r\nb", "a\\u{d}\\u{a}b"), ("\u{1b}[31m", "\\u{1b}[31m"), ("\0", "\\u{0}"),
        ("\u{7f}", "\\u{7f}"), ("\u{9b}31m", "\\u{9b}31m"), ("\u{85}", "\\u{85}"), ("\u{2028}", "\\u{2028}"),
        ("\u{2029}", "\\u{2029}"), ("\u{202e}gpj", "\\u{202e}gpj"), ("\u{2066}", "\\u{2066}"), ("\t", "\\u{9}"),
    ])
    func `what moves the cursor is made visible`(text: String, shown: String) {
        #expect(text.oneLine == shown)
    }

    @Test(arguments: ["", "plain.mp4", "späte Grüße.mov", "映画.mkv", "👨‍👩‍👧.mp4", "e\u{301}", "a b"])
    func `everything else stays, byte for byte`(text: String) {
        #expect(Array(text.oneLine.utf8) == Array(text.utf8))
    }

    @Test func `no scalar below U+3000 breaks a line`() {
        for value in UInt32(0)..<0x3000 {
            let line = String(Unicode.Scalar(value)!).oneLine
            let breaks = line.unicodeScalars.contains { scalar in
                scalar.properties.generalCategory == .control || scalar.value == 0x2028
                    || scalar.value == 0x2029
            }
            #expect(!breaks, "U+\(String(value, radix: 16))")
        }
    }
}
