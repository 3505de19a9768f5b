import Testing

@testable import mutoscope

struct ColumnsTests {
    private let lorem = "Lorem ipsum dolor sit amet, consectetuer adipiscing"

    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("映画", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11ab}", 2),
        ("ｱ", 1), ("Ａ", 2), ("👨‍👩‍👧", 2), ("🇺🇦", 2), ("❤", 1), ("❤\u{fe0f}", 2), ("1\u{fe0f}\u{20e3}", 2), ("⌚", 2),
        ("⌚\u{fe0e}", 1), ("👍🏽", 2), ("\u{200b}", 0), ("\u{1b}", 0), ("กำ", 2), ("…", 1),
    ])
    func `text is as wide as terminals draw it`(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }

    @Test(arguments: [22, 23]) func `spaces before the ellipsis are dropped`(width: Int) {
        #expect(lorem.truncated(toWidth: width) == "Lorem ipsum dolor sit…")
    }

    @Test func `no room gives nothing, one column the ellipsis alone`() {
        #expect(lorem.truncated(toWidth: 0).isEmpty)
        #expect(lorem.truncated(toWidth: -1).isEmpty)
        #expect(lorem.truncated(toWidth: 1) == "…")
        #expect("a".truncated(toWidth: 1) == "a")
        #expect(lorem.truncated(toWidth: 2, ellipsis: "...") == "..")
    }

    @Test(arguments: ["", "a b  c", "映画 film", "👨‍👩‍👧🇺🇦x", "e\u{301}e\u{301}", "   "])
    func `at every width the result fits, and what fits stays`(text: String) {
        for width in 0...20 {
            let cut = text.truncated(toWidth: width)
            #expect(DisplayWidth.of(cut) <= width)
            if width >= DisplayWidth.of(text), width > 0 { #expect(cut == text) }
        }
    }

    @Test func `the measure may be another`() {
        #expect("abcdef".truncated(toWidth: 6, measure: { _ in 2 }) == "ab…")
        #expect("映画".truncated(toWidth: 2, measure: { _ in 1 }) == "映画")
    }
}
