import Testing

@testable import Timing

struct TimeBaseTests {
    @Test func `both numbers of a time base are positive`() {
        for (numerator, denominator) in [(0, 1), (1, 0), (-1, 1), (1, -1), (0, 0), (Int.min, Int.min)] {
            #expect(TimeBase(numerator, over: denominator) == nil)
        }
        #expect(TimeBase(1001, over: 30_000)?.numerator == 1001)
        #expect(TimeBase(Int32(1), over: Int32(90_000))?.denominator == 90_000)
    }

    @Test func `ticks become the time they stand for`() throws {
        let base = try #require(TimeBase(1001, over: 30_000))
        #expect(base.time(30) == MediaTime(value: 1001, timescale: 1000))
        #expect(base.time(-30) == MediaTime(value: -1001, timescale: 1000))
        #expect(base.time(0) == .zero)
    }

    @Test func `ticks that are no time of 64 bits are nil`() throws {
        let base = try #require(TimeBase(2, over: 1))
        #expect(base.time(.max) == nil)
        #expect(base.time(.min) == nil)
        #expect(base.time(.max / 2) != nil)
    }

    @Test func `a time between ticks belongs to the earlier one, on both sides of zero`() throws {
        let base = try #require(TimeBase(1, over: 10))
        for hundredths in Int64(-35)...35 {
            let ticks = base.ticks(notAfter: MediaTime(value: hundredths, timescale: 100))
            #expect(ticks * 10 <= hundredths && hundredths < ticks * 10 + 10, "\(hundredths)")
        }
    }

    @Test func `the tick of a time is its own, for every numerator`() throws {
        for numerator in 1...7 {
            for denominator in 1...7 {
                let base = try #require(TimeBase(numerator, over: denominator))
                for ticks in Int64(-9)...9 {
                    let time = try #require(base.time(ticks))
                    #expect(base.ticks(notAfter: time) == ticks)
                    #expect(base.ticks(notAfter: time - MediaTime(value: 1, timescale: 1000)) == ticks - 1)
                }
            }
        }
    }

    @Test func `times out of reach give the last tick there is`() throws {
        let base = try #require(TimeBase(1, over: 90_000))
        #expect(base.ticks(notAfter: MediaTime(value: .max, timescale: 1)) == .max)
        #expect(base.ticks(notAfter: MediaTime(value: .min, timescale: 1)) == .min)
        let coarse = try #require(TimeBase(Int64.max, over: 1))
        #expect(coarse.ticks(notAfter: MediaTime(value: -1, timescale: .max)) == -1)
        #expect(coarse.ticks(notAfter: MediaTime(value: .max, timescale: 1)) == 1)
    }
}
