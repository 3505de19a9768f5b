import MovieHeaders
import Testing

/// All ways to give four samples times out of four.
private let everyOrder: [[Int]] = (0..<256).map { number in (0..<4).map { number >> (2 * $0) & 3 } }

private func compare(_ track: LaidTrack) throws {
    let table = try #require(try track.table())
    let naive = NaiveTable(track: track)
    let frames = naive.frames
    #expect(table.frameCount == frames.count)
    let found = (0..<table.frameCount).compactMap { table.frame($0) }
    #expect(found.map(\.sample) == frames.map(\.sample))
    #expect(found.map(\.time) == frames.map { Int64($0.time) })
    #expect(found.map(\.number) == Array(frames.indices))
    let times = Array(stride(from: -5, through: 10 * track.times.count + 75, by: 5))
    #expect(times.map { table.frame(atTick: Int64($0)) } == times.map(naive.frame), "\(track)")
    let starts = track.times.indices.map(naive.start)
    let runs = track.times.indices.map { table.decoding(of: $0) }
    #expect(runs.map { $0?.samples } == starts.enumerated().map { ($1 ?? 0)..<$0 + 1 }, "\(track)")
    #expect(runs.map { $0?.beginsAtEntry } == starts.map { $0 != nil })
}

struct `Every small table of frames` {
    @Test func `finds where to decode from, whatever the order and the keyframes`() throws {
        for order in everyOrder {
            for keys in 0..<16 {
                let track = LaidTrack(order.map { 10 * $0 }, keys: Set((0..<4).filter { keys >> $0 & 1 == 1 }))
                let table = try #require(try track.table())
                let naive = NaiveTable(track: track)
                let starts = (0..<4).map { table.decoding(of: $0)?.samples.lowerBound }
                #expect(starts == (0..<4).map { naive.start(for: $0) ?? 0 }, "\(order), \(keys)")
            }
        }
    }

    @Test func `finds the frame at a time, whatever the order and the edits`() throws {
        let lists: [[(Int, Int)]] = [
            [], [(0, 10)], [(20, 10)], [(15, -1), (40, 0)], [(20, 20), (20, 0)], [(10, 0), (10, -1), (0, 20)],
            [(30, 0), (30, 0)], [(20, 100)], [(5, 5), (20, 15)],
        ]
        for order in everyOrder {
            for list in lists {
                var track = LaidTrack(order.map { 10 * $0 }, keys: [0])
                track.edits = list.map { (length: $0.0, mediaTime: $0.1) }
                try compare(track)
            }
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `agrees with a search through all samples, where there are many`(seed: UInt64) throws {
        var random = SmallRandom(seed: seed)
        let count = Int.random(in: 60...700, using: &random)
        let reach = [1, 4, 50, 700][Int(seed % 4)]
        let times = (0..<count).map { 10 * ($0 + Int.random(in: 0..<reach, using: &random)) }
        let rarity = [2, 30, 300][Int(seed / 4 % 3)]
        var track = LaidTrack(
            times, keys: Set((0..<count).filter { _ in Int.random(in: 0..<rarity, using: &random) == 0 }))
        track.partial = Set((0..<count).filter { _ in Int.random(in: 0..<100, using: &random) == 0 })
        track.points = Set((0..<count).filter { _ in Int.random(in: 0..<100, using: &random) == 0 })
        track.edits = [(35, -1), (10 * count / 2, 95), (500, 10)]
        try compare(track)
    }
}
