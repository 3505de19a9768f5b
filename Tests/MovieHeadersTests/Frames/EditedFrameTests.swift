import MovieHeaders
import Testing

/// Four frames of ten ticks.
private func frames(_ edits: (Int, Int)..., movieTimescale: Int = 600) throws -> FrameTable {
    var track = LaidTrack([0, 30, 10, 20])
    track.edits = edits.map { (length: $0.0, mediaTime: $0.1) }
    track.movieTimescale = movieTimescale
    return try #require(try track.table())
}

private func shown(_ table: FrameTable) -> [[Int64]] {
    (0..<table.frameCount).compactMap { table.frame($0) }.map { [Int64($0.sample), $0.time, $0.end] }
}

struct `An edit list over frames` {
    @Test func `leaves samples out that are still decoded`() throws {
        let table = try frames((20, 10))
        #expect(shown(table) == [[2, 0, 10], [3, 10, 20]])
        #expect((0..<4).compactMap { table.sample($0)?.isShown } == [false, false, true, true])
        #expect((0..<4).compactMap { table.sample($0)?.time } == [-10, 20, 0, 10])
        #expect(table.decoding(of: 2)?.samples == 0..<3)
    }

    @Test func `that begins with nothing moves frames to later`() throws {
        let table = try frames((50, -1), (40, 0))
        #expect(shown(table) == [[0, 50, 60], [2, 60, 70], [3, 70, 80], [1, 80, 90]])
        #expect(table.frame(atTick: 0) == 0)
        #expect(table.frame(atTick: 65) == 1)
    }

    @Test func `with a gap keeps the last frame through it`() throws {
        let table = try frames((20, 0), (30, -1), (20, 20))
        #expect(shown(table) == [[0, 0, 10], [2, 10, 20], [3, 50, 60], [1, 60, 70]])
        #expect(table.frame(atTick: 49) == 1)
        #expect(table.frame(atTick: 50) == 2)
    }

    @Test func `may turn the order round`() throws {
        let table = try frames((20, 20), (20, 0))
        #expect(shown(table) == [[3, 0, 10], [1, 10, 20], [0, 20, 30], [2, 30, 40]])
        #expect((0..<4).compactMap { table.sample($0)?.time } == [20, 10, 30, 0])
    }

    @Test func `may show a sample twice`() throws {
        let table = try frames((20, 0), (20, 0))
        #expect(shown(table) == [[0, 0, 10], [2, 10, 20], [0, 20, 30], [2, 30, 40]])
        #expect(table.sample(2)?.time == 10)
        #expect(table.sample(1)?.isShown == false)
    }

    @Test func `cuts the last frame that it shows`() throws {
        let table = try frames((25, 0))
        #expect(shown(table) == [[0, 0, 10], [2, 10, 20], [3, 20, 25]])
    }

    @Test func `of no length goes on to the end`() throws {
        let table = try frames((0, 20))
        #expect(shown(table) == [[3, 0, 10], [1, 10, 20]])
    }

    @Test func `counts in ticks of the movie, rounded to those of the track`() throws {
        // 33 of 1000 are 19.8 of 600.
        let table = try frames((33, -1), (67, 0), movieTimescale: 1000)
        #expect(shown(table).map { $0[1] } == [20, 30, 40, 50])
    }

    @Test func `beyond the last sample shows nothing`() throws {
        let table = try frames((20, 100))
        #expect(table.frameCount == 0)
        #expect(table.frame(atTick: 0) == nil)
        #expect(table.start == nil)
        #expect(table.sampleCount == 4)
    }
}
