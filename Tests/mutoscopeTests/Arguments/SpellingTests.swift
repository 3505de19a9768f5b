import Testing

@testable import mutoscope

struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ac", 1),
        ("ac", "abc", 1), ("kitten", "sitting", 3), ("ab", "ba", 2), ("flaw", "lawn", 2), ("é", "e", 1),
    ])
    func `the distance is the number of letters to change`(first: String, second: String, expected: Int) {
        #expect(Spelling.distance(Array(first), Array(second)) == expected)
        #expect(Spelling.distance(Array(second), Array(first)) == expected)
    }

    @Test(arguments: [
        ("prob", "probe"), ("probbe", "probe"), ("porbe", "probe"), ("frmae", "frame"), ("verison", "version"),
        ("docter", "doctor"), ("hlep", "help"),
    ])
    func `a slip of the finger finds its verb`(typed: String, meant: String) {
        #expect(Spelling.nearest(to: typed, among: Verb.all.map(\.name)) == meant)
    }

    @Test func `what resembles nothing finds nothing`() {
        #expect(Spelling.nearest(to: "zzzzzzz", among: Verb.all.map(\.name)) == nil)
        #expect(Spelling.nearest(to: "probe", among: []) == nil)
    }

    @Test func `of two equally near names the first is taken`() {
        #expect(Spelling.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    }
}
