import Testing

@testable import MovieHeaders

struct StepCountsTests {
    private func rate(_ steps: [(Int64, times: Int)], timescale: Int64) -> Ratio? {
        var counts = StepCounts()
        for (step, times) in steps { for _ in 0..<times { counts.add(step) } }
        return counts.usualRate(timescale: timescale)
    }

    @Test func `steps of milliseconds are a sixtieth of a second with all their jitter`() {
        let steps: [(Int64, times: Int)] = [(17, 64), (16, 41), (18, 7), (15, 4), (22, 1), (12, 1)]
        #expect(rate(steps, timescale: 1000) == Ratio(60, over: 1))
    }

    @Test func `the part of 1001 is told from the whole number by the mean`() {
        #expect(rate([(2970, 569), (3060, 329)], timescale: 90_000) == Ratio(30_000, over: 1001))
        #expect(rate([(2970, 26), (3060, 12)], timescale: 90_000) == Ratio(30, over: 1))
    }

    @Test func `a pause or a cut frame leaves the rate what it is`() {
        #expect(rate([(1000, 6), (655, 1)], timescale: 25_000) == Ratio(25, over: 1))
        #expect(rate([(33, 20), (34, 10), (2000, 1)], timescale: 1000) == Ratio(30, over: 1))
    }

    @Test func `a step that most are is a rate, however unusual`() {
        #expect(rate([(1000, 27), (1994, 1)], timescale: 8797) == Ratio(8797, over: 1000))
        #expect(rate([(1000, 3), (1100, 2), (1994, 1)], timescale: 8797) == nil)
    }

    @Test func `steps of all lengths are no rate`() {
        #expect(rate([(10, 1), (170, 1), (35, 1), (77, 1), (401, 1)], timescale: 1000) == nil)
        #expect(rate([(0, 10)], timescale: 1000) == nil)
        #expect(rate([], timescale: 1000) == nil)
        #expect(rate([(.max, 3), (.max - 1, 2)], timescale: .max >> 16) == nil)
    }
}
