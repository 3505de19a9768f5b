import Testing

@testable import Timing

struct MediaTimeTests {
    /// Small fractions, every one of them.
    private static let small = (-4...4).flatMap { value in
        (1...4).map { MediaTime(value: value, timescale: $0) }
    }
    /// Fractions at the ends of what 64 bits hold.
    static let extremes = [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max].flatMap { value in
        [1, 2, 3, 90_000, 1 << 62, .max].map { MediaTime(value: value, timescale: $0) }
    }

    @Test func `times are compared as the fractions they are`() {
        for left in Self.small {
            for right in Self.small {
                let (first, second) = (left.value * right.timescale, right.value * left.timescale)
                #expect((left < right) == (first < second), "\(left) \(right)")
                #expect((left == right) == (first == second), "\(left) \(right)")
            }
        }
    }

    @Test func `equal times hash alike whatever their timescales`() {
        #expect(
            Set([MediaTime(value: 1, timescale: 2), MediaTime(value: 45_000, timescale: 90_000)]).count == 1)
        #expect(Set([MediaTime(value: -2, timescale: 4), MediaTime(value: -1, timescale: 2)]).count == 1)
        #expect(Set([MediaTime(value: 0, timescale: 7), .zero]).count == 1)
        #expect(Set(Self.small).count == Set(Self.small.map { $0.value * 12 / $0.timescale }).count)
    }

    @Test func `sums and differences of small times are exact`() {
        for left in Self.small {
            for right in Self.small {
                let common = 144 / (left.timescale * right.timescale)
                let (first, second) = (left.value * right.timescale, right.value * left.timescale)
                #expect(left + right == MediaTime(value: (first + second) * common, timescale: 144))
                #expect(left - right == MediaTime(value: (first - second) * common, timescale: 144))
            }
        }
    }

    @Test func `scaling multiplies exactly and stays in lowest terms`() {
        let time = MediaTime(value: 1001, timescale: 30_000).scaled(by: 60, over: 2)
        #expect((time.value, time.timescale) == (1001, 1000))
        #expect(
            MediaTime(value: 5, timescale: 1).scaled(by: -1, over: 10) == MediaTime(value: -1, timescale: 2))
    }

    @Test func `a time in lowest terms is the same time`() {
        let time = MediaTime(value: -450, timescale: 300).reduced
        #expect((time.value, time.timescale) == (-3, 2))
        let zero = MediaTime(value: 0, timescale: 300).reduced
        #expect((zero.value, zero.timescale) == (0, 1))
        for time in Self.extremes { #expect(time.reduced == time) }
    }

    @Test func `seconds are the quotient`() {
        #expect(MediaTime(value: 10_010, timescale: 1000).seconds == 10.01)
        #expect(MediaTime.zero.seconds == 0)
    }
}
