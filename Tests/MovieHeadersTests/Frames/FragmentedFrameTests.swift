import Bytes
import MovieHeaders
import Testing

/// A fragment of the track: decode time, samples in decoding order, with durations of ten ticks.
private struct Fragment {
    var time: Int?
    var times: [Int]
    /// Sample flags: not a sync sample, and 2 where no other depends on it.
    var flags: [UInt64]
    var groups: [UInt8] = []

    /// The box, with samples at an offset from its beginning.
    func box(description: UInt64? = nil) -> [UInt8] {
        let rows = zip(times, flags).enumerated().flatMap { index, sample in
            let offset = sample.0 - 10 * index
            return bigEndian(UInt64(50 + index), 4) + bigEndian(sample.1, 4)
                + bigEndian(UInt64(bitPattern: Int64(offset)), 4)
        }
        let header = description.map {
            LaidTrack.full("tfhd", flags: 0x20002, bigEndian(1, 4) + bigEndian($0, 4))
        }
        let run = LaidTrack.full(
            "trun", version: 1, flags: 0xE01, bigEndian(UInt64(times.count), 4) + bigEndian(1000, 4) + rows)
        let decoding = time.map { LaidTrack.full("tfdt", version: 1, bigEndian(UInt64($0), 8)) } ?? []
        return MovieHeadersTests.box(
            "moof",
            LaidTrack.full("mfhd", bigEndian(1, 4))
                + MovieHeadersTests.box(
                    "traf",
                    (header ?? LaidTrack.full("tfhd", flags: 0x20000, bigEndian(1, 4))) + decoding + run
                        + groups))
    }
}

private func file(_ track: LaidTrack, _ fragments: [UInt8]...) -> [UInt8] {
    let defaults = LaidTrack.full(
        "trex", bigEndian(1, 4) + bigEndian(1, 4) + bigEndian(10, 4) + bigEndian(0, 4) + bigEndian(0, 4))
    return fileType("iso5") + box("moov", track.movieHeader + track.track() + box("mvex", defaults))
        + fragments.joined()
}

private let first = Fragment(time: 0, times: [0, 20, 10], flags: [0, 0x10000, 0x90_0000 | 0x10000])
private let second = Fragment(time: 30, times: [0, 10], flags: [0, 0x10000])

struct `The frames of fragments` {
    @Test func `are those of all fragments, one behind the other`() throws {
        let bytes = file(LaidTrack([]), first.box(), second.box())
        let table = try #require(try FrameTable.read(MemorySource(bytes), track: 0))
        let start = Int64(bytes.count - first.box().count - second.box().count)
        let samples = (0..<table.sampleCount).compactMap { table.sample($0) }
        #expect(samples.map(\.mediaTime) == [0, 20, 10, 30, 40])
        #expect(samples.map(\.isKeyframe) == [true, false, false, true, false])
        #expect(samples.map(\.isDisposable) == [false, false, true, false, false])
        #expect(samples.map(\.length) == [50, 51, 52, 50, 51])
        let next = start + Int64(first.box().count) + 1000
        #expect(samples.map(\.offset) == [start + 1000, start + 1050, start + 1101, next, next + 50])
        #expect((0..<5).compactMap { table.frame($0)?.sample } == [0, 2, 1, 3, 4])
        #expect(table.decoding(of: 4)?.samples == 3..<5)
    }

    @Test func `go on where the fragment before ends, if no time is told`() throws {
        var untimed = second
        untimed.time = nil
        let table = try FrameTable.read(MemorySource(file(LaidTrack([]), first.box(), untimed.box())), track: 0)
        #expect(table?.sample(3)?.mediaTime == 30)
    }

    @Test func `follow the movie's own samples`() throws {
        var untimed = second
        untimed.time = nil
        let table = try FrameTable.read(MemorySource(file(LaidTrack([0, 10]), untimed.box())), track: 0)
        #expect((0..<4).compactMap { table?.sample($0)?.mediaTime } == [0, 10, 20, 30])
    }

    @Test func `go on past the end of the last edit`() throws {
        var track = LaidTrack([])
        track.edits = [(10, 10)]
        let table = try FrameTable.read(MemorySource(file(track, first.box(), second.box())), track: 0)
        #expect((0..<4).compactMap { table?.frame($0)?.time } == [0, 10, 20, 30])
        #expect(table?.frameCount == 4)
    }

    @Test func `may be in groups of their own`() throws {
        var grouped = Fragment(time: 30, times: [0, 10, 20], flags: [0x10000, 0x10000, 0x10000])
        grouped.groups = LaidTrack.group("rap ", [0, 0x10001, 0], [[0x80]])
        let table = try FrameTable.read(MemorySource(file(LaidTrack([]), first.box(), grouped.box())), track: 0)
        #expect(
            (0..<6).compactMap { table?.sample($0)?.isKeyframe } == [true, false, false, false, true, false])
        grouped.groups = LaidTrack.group("roll", [0x10001, 0, 0], [bigEndian(1, 2)])
        let rolled = try FrameTable.read(
            MemorySource(file(LaidTrack([]), first.box(), grouped.box())), track: 0)
        #expect((3..<6).compactMap { rolled?.decoding(of: $0)?.samples } == [0..<4, 3..<5, 3..<6])
    }

    @Test func `have no table where one of them is of another coding`() throws {
        let other = second.box(description: 2)
        #expect(try FrameTable.read(MemorySource(file(LaidTrack([]), first.box(), other)), track: 0) == nil)
    }

    @Test func `have no table where samples cost no bytes and are too many`() throws {
        // A run without fields claims as many as it likes.
        let run = LaidTrack.full("trun", flags: 0, bigEndian(0xFFFF_FFFF, 4))
        let header = LaidTrack.full("tfhd", flags: 0x20000, bigEndian(1, 4))
        let fragment = box("moof", box("traf", header + run))
        #expect(try FrameTable.read(MemorySource(file(LaidTrack([]), fragment)), track: 0) == nil)
    }
}
