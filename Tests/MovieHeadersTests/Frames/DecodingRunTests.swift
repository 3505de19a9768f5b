import Bytes
import MovieHeaders
import Testing

private func runs(_ track: LaidTrack) throws -> [Range<Int>] {
    let table = try #require(try track.table())
    return track.times.indices.compactMap { table.decoding(of: $0)?.samples }
}

/// Two groups of I P B B, where the second one's B pictures are shown before its I.
private let open = [0, 30, 10, 20, 60, 40, 50, 70]

struct `Decoding for a frame` {
    @Test func `begins at the keyframe before it`() throws {
        let closed = LaidTrack([0, 30, 10, 20, 40, 70, 50, 60], keys: [0, 4])
        #expect(try runs(closed) == [0..<1, 0..<2, 0..<3, 0..<4, 4..<5, 4..<6, 4..<7, 4..<8])
    }

    @Test(arguments: ["stss", "stps", "rap "])
    func `begins in the group in front for pictures shown before a keyframe`(list: String) throws {
        var track = LaidTrack(open, keys: list == "stss" ? [0, 4] : [0])
        if list == "stps" { track.partial = [4] }
        if list == "rap " { track.points = [4] }
        #expect(try runs(track) == [0..<1, 0..<2, 0..<3, 0..<4, 4..<5, 0..<6, 0..<7, 4..<8])
        #expect(try track.table()?.sample(4)?.isKeyframe == true)
        let movie = try MovieHeader.read(MemorySource(track.file))
        #expect(movie?.tracks.first?.census?.keyCount == 2)
    }

    @Test func `begins anywhere where no list says otherwise`() throws {
        #expect(try runs(LaidTrack([0, 10, 20], keys: nil)) == [0..<1, 1..<2, 2..<3])
        #expect(try LaidTrack([0, 10, 20], keys: nil).table()?.listsKeyframes == false)
        #expect(try LaidTrack([0, 10, 20], keys: []).table()?.listsKeyframes == true)
    }

    @Test func `begins at the first sample where an empty list promises nothing`() throws {
        let table = try #require(try LaidTrack([0, 10, 20], keys: []).table())
        #expect(table.decoding(of: 2)?.samples == 0..<3)
        #expect(table.decoding(of: 2)?.beginsAtEntry == false)
        #expect(table.sample(0)?.isKeyframe == false)
    }

    @Test func `begins at a recovery point for what comes after so many samples`() throws {
        var track = LaidTrack([0, 10, 20, 30, 40, 50, 60], keys: [0])
        track.rolls = [2: 3]
        #expect(try runs(track) == [0..<1, 0..<2, 0..<3, 0..<4, 0..<5, 2..<6, 2..<7])
        #expect(try track.table()?.sample(5)?.isKeyframe == false)
    }

    @Test func `begins before a sample that needs so many in front of it`() throws {
        var track = LaidTrack([0, 10, 20, 30, 40], keys: [0])
        track.rolls = [3: -1]
        #expect(try runs(track) == [0..<1, 0..<2, 0..<3, 2..<4, 2..<5])
    }

    @Test func `takes no recovery that lies outside the track`() throws {
        var track = LaidTrack([0, 10, 20], keys: [0])
        track.rolls = [1: -32768, 2: 32767]
        #expect(try runs(track) == [0..<1, 0..<2, 0..<3])
    }

    @Test func `passes over disposable samples, and leading ones of an open group`() throws {
        var track = LaidTrack(open, keys: [0, 4])
        track.disposable = [2, 3]
        let table = try #require(try track.table())
        let last = try #require(table.decoding(of: 7))
        #expect((0..<8).filter { table.isDispensable($0, in: last) } == [5, 6])
        let leading = try #require(table.decoding(of: 5))
        #expect((0..<8).filter { table.isDispensable($0, in: leading) } == [2, 3])
        let disposable = try #require(table.decoding(of: 3))
        #expect((0..<8).filter { table.isDispensable($0, in: disposable) } == [2])
    }
}
