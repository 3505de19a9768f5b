import Jobs
import MovieHeaders
import Testing
import Timing

@testable import Movies

struct PacketCensusTests {
    private let base = TimeBase(1, over: 100)!

    private func census(_ entries: [PacketCensus.Entry], capacity: Int = 100) -> PacketCensus {
        var census = PacketCensus(capacity: capacity)
        for entry in entries { census.add(entry) }
        census.finish()
        return census
    }

    private func entry(_ time: Int64?, _ duration: Int64 = 10, key: Bool = false) -> PacketCensus.Entry {
        .init(presentation: time, decoding: nil, duration: duration, isKey: key)
    }

    @Test func `packets out of order are counted in the order they are shown`() {
        let census = census([
            entry(0, key: true), entry(30), entry(10), entry(20), entry(60, key: true), entry(40),
            entry(50, key: true),
        ])
        #expect(census.shownCount == 7)
        #expect(census.start == 0)
        #expect(census.end == 70)
        #expect(census.isVariable == false)
        #expect(
            census.keyframes(timeBase: base) == KeyframeFacts(count: 3, averageInterval: 0.3, maxInterval: 0.5))
    }

    @Test func `the last packet lasts as long as the one before where it has no length`() {
        #expect(census([entry(0, 0), entry(25, 0), entry(10, 0)]).end == 40)
        #expect(census([entry(5, 0)]).end == 5)
        #expect(census([entry(5, 3)]).end == 8)
    }

    @Test func `a packet without a time is shown as long after it is decoded as all others`() {
        let pictures = [(0, 10), (10, nil), (10, 20), (20, 30), (30, nil), (40, nil)].map {
            PacketCensus.Entry(presentation: $1, decoding: $0, duration: 10)
        }
        #expect(census(pictures).end == 60)
    }

    @Test func `where the file tells how long frames last, the last one counts too`() {
        var animation = PacketCensus(tellsDurations: true)
        for entry in [entry(0, 10), entry(10, 190)] { animation.add(entry) }
        #expect(animation.averageRate(base)?.description == "1/1")
        #expect(animation.isVariable == true)
        #expect(census([entry(0, 10), entry(10, 190)]).averageRate(base)?.description == "10/1")
    }

    @Test func `durations that differ by more than a tick are a variable rate`() {
        #expect(census([entry(0), entry(33), entry(67), entry(100)]).isVariable == false)
        #expect(census([entry(0), entry(33), entry(68)]).isVariable == true)
        #expect(census([entry(0)]).isVariable == nil)
        #expect(census([]).isVariable == nil)
    }

    @Test func `what is decoded for others only is not shown`() {
        var hidden = entry(-20, key: true)
        hidden.isDiscarded = true
        hidden.byteCount = 7
        let census = census([hidden, entry(0), entry(10)])
        #expect(census.shownCount == 2)
        #expect(census.start == 0)
        #expect(census.byteCount == 7)
        #expect(census.keyframes(timeBase: base) == KeyframeFacts(count: 0))
    }

    @Test func `without times packets stand one behind the other`() {
        let census = census([entry(nil, key: true), entry(nil), entry(nil, key: true)])
        #expect(census.start == 0)
        #expect(census.end == 30)
        #expect(census.keyframes(timeBase: base).maxInterval == 0.2)
    }

    @Test func `a packet with a decoding time alone goes to the next free place`() {
        let reordered = PacketCensus.Entry(presentation: nil, decoding: 20, duration: 10)
        let census = census([entry(0, key: true), entry(20), entry(10), reordered, entry(30)])
        #expect(census.end == 50)
        #expect(census.isVariable == false)
    }

    @Test func `beyond the capacity counts go on and intervals are not told`() {
        let census = census((0..<5).map { entry($0 * 10, key: true) }, capacity: 3)
        #expect(census.shownCount == 5)
        #expect(census.isVariable == nil)
        #expect(census.keyframes(timeBase: base) == KeyframeFacts(count: 5))
        #expect(census.end == 50)
    }

    @Test func `times at the ends of the clock overflow nothing`() {
        let census = census([
            entry(.min, .max, key: true), entry(.max, .max, key: true), entry(nil, .max), entry(0),
        ])
        #expect(census.start == .min)
        #expect(census.end == .max)
        #expect(census.isVariable == true)
        _ = census.keyframes(timeBase: base)
    }
}
