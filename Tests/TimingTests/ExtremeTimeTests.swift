import Testing

@testable import Timing

/// Arithmetic whose exact result does not fit in 64 bits.
struct ExtremeTimeTests {
    private static let factors: [(Int64, Int64)] = [(.max, 1), (.min, 1), (1, .max), (.max, .max), (1, 3)]

    @Test func `sums at the ends of 64 bits are near the truth, or end there`() {
        for left in MediaTimeTests.extremes {
            for right in MediaTimeTests.extremes {
                // What floating point loses where two large numbers cancel out is not our loss.
                let scale = max(left.seconds.magnitude, right.seconds.magnitude)
                expect((left + right).seconds, near: left.seconds + right.seconds, scale: scale)
                expect((left - right).seconds, near: left.seconds - right.seconds, scale: scale)
            }
        }
    }

    @Test func `products at the ends of 64 bits are near the truth, or end there`() {
        for time in MediaTimeTests.extremes {
            for (numerator, denominator) in Self.factors {
                let truth = time.seconds * Double(numerator) / Double(denominator)
                expect(time.scaled(by: numerator, over: denominator).seconds, near: truth, scale: 1)
            }
        }
    }

    @Test func `order and equality hold at the ends of 64 bits`() {
        let sorted = MediaTimeTests.extremes.sorted()
        for (earlier, later) in zip(sorted, sorted.dropFirst()) {
            #expect(!(later < earlier))
            #expect(earlier < later || earlier == later)
        }
        #expect(MediaTime(value: .max, timescale: .max) == MediaTime(value: 1, timescale: 1))
        #expect(MediaTime(value: .max - 1, timescale: .max) < MediaTime(value: 1, timescale: 1))
        #expect(MediaTime(value: .min, timescale: 1) < MediaTime(value: .max, timescale: 1))
    }

    /// Floating point tells where it is about, to nine digits of the greatest number in play.
    private func expect(_ seconds: Double, near truth: Double, scale: Double) {
        let bounded = min(max(truth, -0x1p63), 0x1p63)
        #expect(abs(seconds - bounded) <= max(abs(bounded), scale, 1) * 1e-9)
    }
}
