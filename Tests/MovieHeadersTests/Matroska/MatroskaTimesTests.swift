import Bytes
import MovieHeaders
import Testing
import Timing

private func milliseconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1000) }

/// Ten pictures, 40 ms each, from a time on.
private func pictures(from time: Int, isSized: Bool = true) -> [UInt8] {
    let blocks: [[UInt8]] = (0..<10).map { index in
        simpleBlock(1, at: Int16(index * 40), flags: index % 5 == 0 ? 0x80 : 0)
    }
    return cluster(at: time, isSized: isSized, Array(blocks.joined()))
}

private let fortyMilliseconds = ebmlNumber(0x23E383, 40_000_000)

struct `The times of a Matroska file` {
    @Test func `are those of its header where it begins at 0`() throws {
        let found = try #require(
            try movie(matroska(information(duration: 400), tracks(pictures(1)), pictures(from: 0))))
        #expect(found.start == .zero)
        #expect(found.duration == milliseconds(400))
        #expect(found.durationSource == .header)
        #expect(found.tracks.first?.census == nil)
    }

    @Test(arguments: [5400.0, 400])
    func `are the shown ones, whether the header counts from 0 or from the first block`(length: Double) throws {
        let file = matroska(
            information(duration: length), tracks(pictures(1, fortyMilliseconds)), pictures(from: 5000))
        let found = try #require(try movie(file))
        #expect(found.start == milliseconds(5000))
        #expect(found.duration == milliseconds(400))
    }

    @Test func `begin with the earliest picture, not with the first in the file`() throws {
        let file = matroska(
            information(duration: 400), tracks(pictures(1)),
            cluster(
                at: 100, simpleBlock(1, at: 0), simpleBlock(1, at: -80, flags: 0),
                simpleBlock(1, at: -40, flags: 0)))
        #expect(try movie(file)?.start == milliseconds(20))
    }

    @Test func `have a codec's delay taken off in whole ticks`() throws {
        let file = matroska(
            information(duration: 400), tracks(pictures(1), sound(2, ebmlNumber(0x56AA, 6_500_000))),
            cluster(at: 0, simpleBlock(2, at: 0), simpleBlock(1, at: 4)))
        let found = try #require(try movie(file))
        #expect(found.start == milliseconds(-7))
        #expect(found.tracks.map(\.start) == [milliseconds(4), milliseconds(-7)])
    }

    @Test(arguments: [true, false])
    func `of a small live recording come from all its blocks`(isSized: Bool) throws {
        let file = matroska(
            isSized: false, information(duration: nil), tracks(pictures(1, fortyMilliseconds)),
            pictures(from: 1000, isSized: isSized), pictures(from: 1400, isSized: isSized))
        let found = try #require(try movie(file))
        #expect(found.durationSource == .scan)
        #expect(found.start == milliseconds(1000))
        #expect(found.duration == milliseconds(800))
        let census = try #require(found.tracks.first?.census)
        #expect(census.shownCount == 20)
        #expect(census.keyCount == 4)
        #expect(census.isVariable == false)
        let intervals = try #require(census.keyIntervals)
        #expect(abs(intervals.average - 0.2) < 1e-9)
        #expect(abs(intervals.longest - 0.2) < 1e-9)
    }

    @Test func `of a large live recording come from both ends`() throws {
        let padding = ebml(0xEC, [UInt8](repeating: 0x1F, count: 9 << 20))
        let file = matroska(
            isSized: false, information(duration: nil), tracks(pictures(1, fortyMilliseconds)),
            pictures(from: 1000), padding, pictures(from: 61_000))
        let found = try #require(try movie(file))
        #expect(found.durationSource == .estimate)
        #expect(found.duration == milliseconds(60_400))
        #expect(found.tracks.first?.census == nil)
        let counted = try #require(try MovieHeader.scanMatroska(MemorySource(file)))
        #expect(counted.durationSource == .scan)
        #expect(counted.duration == milliseconds(60_400))
        #expect(counted.tracks.first?.census?.shownCount == 20)
    }

    @Test func `count laced frames and leave out invisible ones`() throws {
        let group = ebml(
            0xA0, ebml(0xA1, [0x81, 0, 80, 0] + filling(9)), ebml(0xFB, [0xD8]), ebmlNumber(0x9B, 20))
        let laced = ebml(0xA3, [0x82, 0, 0, 0x84, 2] + filling(9))
        let file = matroska(
            information(duration: nil), tracks(pictures(1), sound(2)),
            cluster(
                at: 0, simpleBlock(1, at: 0), simpleBlock(1, at: 40, flags: 0x08), group, laced))
        let found = try #require(try movie(file))
        #expect(found.tracks.first?.census?.shownCount == 2)
        #expect(found.tracks.first?.census?.keyCount == 1)
        #expect(found.tracks.last?.census?.shownCount == 3)
        #expect(found.duration == milliseconds(100))
    }
}
