import Bytes
import MovieHeaders
import TestSupport
import Testing
import Timing

/// Pictures in the order I P B B, from a time on.
private let reordered = [0, 30, 10, 20]

struct `A table of frames` {
    @Test func `has every sample as the boxes lay it out`() throws {
        var track = LaidTrack(reordered, keys: [0])
        track.chunks = [3, 1]
        track.disposable = [2, 3]
        let table = try #require(try track.table())
        #expect(table.timescale == 600)
        #expect(table.sampleCount == 4)
        let samples = (0..<4).compactMap { table.sample($0) }
        #expect(samples.map(\.index) == [0, 1, 2, 3])
        #expect(samples.map(\.mediaTime) == [0, 30, 10, 20])
        #expect(samples.map(\.time) == [0, 30, 10, 20])
        #expect(samples.map(\.duration) == [10, 10, 10, 10])
        #expect(samples.map(\.offset) == [10_000, 10_100, 10_201, 20_000])
        #expect(samples.map(\.length) == [100, 101, 102, 103])
        #expect(samples.map(\.isKeyframe) == [true, false, false, false])
        #expect(samples.map(\.isDisposable) == [false, false, true, true])
        #expect(samples.map(\.isShown) == [true, true, true, true])
    }

    @Test func `has frames in the order they are shown, each until the next`() throws {
        let table = try #require(try LaidTrack(reordered).table())
        #expect(table.frameCount == 4)
        let frames = (0..<4).compactMap { table.frame($0) }
        #expect(frames.map(\.sample) == [0, 2, 3, 1])
        #expect(frames.map(\.time) == [0, 10, 20, 30])
        #expect(frames.map(\.end) == [10, 20, 30, 40])
        #expect(table.start == .zero)
        #expect(table.end == MediaTime(value: 40, timescale: 600))
    }

    @Test func `has nothing beyond its ends`() throws {
        let table = try #require(try LaidTrack(reordered).table())
        for index in [-1, 4, .min, .max] {
            #expect(table.sample(index) == nil)
            #expect(table.frame(index) == nil)
            #expect(table.decoding(of: index) == nil)
        }
    }

    @Test(arguments: [
        (-1, 0), (0, 0), (999, 0), (1000, 1), (1001, 1), (1999, 1), (2000, 2), (3999, 3), (9999, 3),
    ])
    func `finds the last frame whose time has come, to the fraction of a tick`(time: Int64, frame: Int) throws {
        // Ten ticks of 600 are a thousand of 60000.
        let table = try #require(try LaidTrack(reordered).table())
        #expect(table.frame(at: MediaTime(value: time, timescale: 60_000)) == frame)
    }

    @Test func `answers for the greatest and the least times`() throws {
        let table = try #require(try LaidTrack(reordered).table())
        #expect(table.frame(at: MediaTime(value: .max, timescale: 1)) == 3)
        #expect(table.frame(at: MediaTime(value: .min, timescale: 1)) == 0)
        #expect(table.frame(atTick: .max) == 3)
        #expect(table.frame(atTick: .min) == 0)
    }

    @Test func `has nil for what is not there`() throws {
        let track = LaidTrack(reordered)
        let source = MemorySource(track.file)
        for index in [-1, 1, .max] { #expect(try FrameTable.read(source, track: index) == nil) }
        for bytes in [[], filling(100), fileType("isom"), riff("AVI "), ebmlHeader("matroska")] {
            #expect(try FrameTable.read(MemorySource(bytes), track: 0) == nil)
        }
    }

    @Test func `has nil for samples in another file`() throws {
        var track = LaidTrack(reordered)
        track.referenceFlags = 0
        #expect(try track.table() == nil)
    }

    @Test func `has nil for samples of another coding than the first`() throws {
        var track = LaidTrack(reordered)
        track.description = 2
        #expect(try track.table() == nil)
    }

    @Test func `is none where chunks have room for fewer samples than are named`() throws {
        var track = LaidTrack(reordered)
        track.chunks = [3]
        #expect(try track.table() == nil)
    }

    @Test func `fails as its source fails, wherever that is`() throws {
        let file = MemorySource(LaidTrack(reordered).file)
        let counting = FaultySource(file)
        let whole = try FrameTable.read(counting, track: 0)
        for read in 1...counting.reads {
            let source = FaultySource(file, fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read)) { try FrameTable.read(source, track: 0) }
        }
        #expect(try FrameTable.read(FaultySource(file, fault: .shortReads(atMost: 3)), track: 0) == whole)
        #expect(try FrameTable.read(FaultySource(file, fault: .unknownSize), track: 0) == whole)
    }

    @Test func `has nil where a limit hides samples`() throws {
        let source = MemorySource(LaidTrack(reordered).file)
        var limits = HeaderLimits()
        limits.tableBytes = 100
        #expect(try FrameTable.read(source, track: 0, limits: limits) == nil)
        limits = HeaderLimits()
        limits.boxes = 2
        #expect(try FrameTable.read(source, track: 0, limits: limits) == nil)
    }

    @Test func `has nil for a header that is cut, wherever that is`() throws {
        let file = LaidTrack(reordered).file
        for end in file.indices {
            #expect(try FrameTable.read(MemorySource(Array(file[..<end])), track: 0) == nil)
        }
    }

    @Test func `survives every changed byte`() throws {
        var track = LaidTrack(reordered, keys: [0, 2])
        (track.points, track.rolls, track.edits) = ([1], [3: -1], [(15, -1), (20, 10)])
        let file = track.file
        for index in file.indices {
            for byte: UInt8 in [0, 1, 0x80, 0xFF] {
                var changed = file
                changed[index] = byte
                guard let table = try FrameTable.read(MemorySource(changed), track: 0) else { continue }
                for number in [0, table.frameCount / 2, table.frameCount - 1] {
                    let frame = table.frame(number)
                    #expect((frame == nil) == (table.frameCount == 0))
                    #expect(frame.map { table.decoding(of: $0.sample) != nil } ?? true)
                }
                _ = table.frame(at: MediaTime(value: 1, timescale: 7))
            }
        }
    }
}
