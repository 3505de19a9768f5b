import Testing

@testable import mutoscope

struct ProgressBarTests {
    private func text(
        _ done: Int, _ total: Int?, failed: Int = 0, input: String = "a.mov", width: Int = 200
    ) -> String {
        ProgressBar.text(done: done, failed: failed, total: total, input: input, width: width)
    }

    @Test func `the bar fills as the inputs are done`() {
        #expect(text(0, 4) == "[                    ] 0 of 4  a.mov")
        #expect(text(1, 4) == "[#####               ] 1 of 4  a.mov")
        #expect(text(4, 4, failed: 2) == "[####################] 4 of 4, 2 failed  a.mov")
        #expect(text(12, nil) == "12 done  a.mov")
    }

    @Test(arguments: [(0, 0), (5, 4), (-1, 4), (Int.max, 1)]) func `odd counts are no crash`(done: Int, of: Int)
    {
        #expect(text(done, of).contains("]"))
    }

    @Test(arguments: 0...40) func `it is never wider than the terminal`(width: Int) {
        let line = text(1, 3, input: "動画\n.mov", width: width)
        #expect(DisplayWidth.of(line) <= width)
        #expect(!line.contains("\n"))
    }
}
