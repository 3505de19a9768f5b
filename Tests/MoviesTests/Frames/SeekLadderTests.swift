import Testing

@testable import Movies

struct SeekLadderTests {
    @Test func `a keyframe at or before the target is decoded from`() {
        var ladder = SeekLadder(target: 100, start: 0, end: nil, stride: 30)
        #expect(ladder.first == .seek(100))
        #expect(ladder.next(after: .keyframe(100)) == .decode)
        #expect(ladder.next(after: .keyframe(0)) == .decode)
    }

    @Test func `a keyframe that is shown later sends the next seek just before it, then by doubled steps`() {
        var ladder = SeekLadder(target: 1000, start: 0, end: nil, stride: 30)
        #expect(ladder.next(after: .keyframe(1005)) == .seek(999))
        #expect(ladder.next(after: .keyframe(1005)) == .seek(969))
        #expect(ladder.next(after: .keyframe(1005)) == .seek(909))
        #expect(ladder.next(after: .nothing) == .seek(789))
    }

    @Test func `it ends at the start of the movie whatever the container answers`() {
        for landing in [SeekLadder.Landing.nothing, .keyframe(Int64.max), .keyframe(5000)] {
            var ladder = SeekLadder(target: 4000, start: 7, end: 3000, stride: 1)
            var step = ladder.first
            var seeks = 0
            while case .seek(let ticks) = step {
                #expect(ticks > 7)
                seeks += 1
                step = ladder.next(after: landing)
            }
            #expect(step == .restart)
            #expect(seeks < 20)
        }
    }

    @Test func `a target at or before the start begins there`() {
        #expect(SeekLadder(target: 0, start: 0, end: nil, stride: 30).first == .restart)
        #expect(SeekLadder(target: .min, start: 0, end: nil, stride: 30).first == .restart)
    }

    @Test func `a target beyond the last sample seeks to that sample`() {
        #expect(SeekLadder(target: .max, start: 0, end: 500, stride: 30).first == .seek(500))
    }

    @Test func `numbers at the ends of 64 bits do not trap`() {
        for target in [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max] {
            for stride in [Int64.min, 0, 1, .max] {
                var ladder = SeekLadder(target: target, start: .min, end: nil, stride: stride)
                var step = ladder.first
                for _ in 0..<200 where step != .restart { step = ladder.next(after: .nothing) }
                #expect(step == .restart)
            }
        }
    }
}
