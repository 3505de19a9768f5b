import Bytes
import MovieHeaders
import Testing
import Timing

/// The header of one track of pictures with a clock of 100 ticks, and what `mehd` claims in milliseconds.
private func movie(claim: UInt64?) -> [UInt8] {
    let zeros = { [UInt8](repeating: 0, count: $0) }
    let movieHeader = box("mvhd", zeros(12) + bigEndian(1000, 4) + zeros(84))
    let trackHeader = box("tkhd", zeros(3) + [7] + zeros(8) + bigEndian(1, 4) + zeros(68))
    let mediaHeader = box("mdhd", zeros(12) + bigEndian(100, 4) + zeros(8))
    let handler = box("hdlr", zeros(8) + Array("vide".utf8) + zeros(13))
    let entry = box("vp09", zeros(6) + [0, 1] + zeros(16) + [1, 64, 0, 180] + zeros(50))
    let table = box("stbl", box("stsd", zeros(4) + bigEndian(1, 4) + entry))
    let media = box("mdia", mediaHeader + handler + box("minf", table))
    let defaults = box("trex", zeros(4) + bigEndian(1, 4) + bigEndian(1, 4) + bigEndian(4, 4) + zeros(8))
    let mehd = claim.map { box("mehd", zeros(4) + bigEndian($0, 4)) } ?? []
    return fileType("iso6")
        + box("moov", movieHeader + box("trak", trackHeader + media) + box("mvex", mehd + defaults))
}

/// Ten pictures of four ticks each from a time on.
private func fragment(at time: UInt64) -> [UInt8] {
    let header = box("tfhd", [0, 2, 0, 0] + bigEndian(1, 4))
    let decodeTime = box("tfdt", [0, 0, 0, 0] + bigEndian(time, 4))
    let sizes = (0..<10).flatMap { _ in bigEndian(1, 4) }
    let run = box("trun", [0, 0, 2, 0] + bigEndian(10, 4) + sizes)
    return box("moof", box("traf", header + decodeTime + run)) + box("mdat", filling(10))
}

/// A segment index for bytes behind it: so many ticks of 100 in a second for each reference.
private func index(_ references: [(bytes: Int, ticks: UInt64)]) -> [UInt8] {
    let fields = [0, 0, 0, 0] + bigEndian(1, 4) + bigEndian(100, 4) + bigEndian(0, 8)
    let list = references.flatMap { bigEndian(UInt64($0.bytes), 4) + bigEndian($0.ticks, 4) + bigEndian(0, 4) }
    return box("sidx", fields + bigEndian(0, 2) + bigEndian(UInt64(references.count), 2) + list)
}

private func read(_ bytes: [UInt8]) throws -> MovieHeader {
    try #require(try MovieHeader.read(MemorySource(bytes)))
}

private func milliseconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1000) }

struct `The last fragment` {
    @Test func `tells where a track ends of which a claim tells only the movie's length`() throws {
        let found = try read(movie(claim: 1201) + fragment(at: 0) + fragment(at: 40) + fragment(at: 80))
        #expect(found.duration == milliseconds(1201))
        #expect(found.durationSource == .header)
        #expect(found.tracks[0].duration == milliseconds(1200))
        #expect(found.tracks[0].census == nil, "the one between was not read")
        #expect(found.tracks[0].bitRate == nil)
    }

    @Test(arguments: [19_000_000, 800] as [UInt64])
    func `goes before a claim that is wrong`(claim: UInt64) throws {
        let found = try read(movie(claim: claim) + fragment(at: 0) + fragment(at: 80))
        #expect(found.duration == milliseconds(1200))
        #expect(found.durationSource == .index)
    }

    @Test func `counts from the first one where the movie starts late`() throws {
        let found = try read(movie(claim: 10_000) + fragment(at: 1000) + fragment(at: 1040))
        #expect(found.start == milliseconds(10_000))
        #expect(found.duration == milliseconds(800))
        #expect(found.tracks[0].duration == milliseconds(800))
    }

    @Test func `of a cut file does not stand for its end`() throws {
        let whole = movie(claim: 4000) + fragment(at: 0) + fragment(at: 40)
        let found = try read(Array(whole.dropLast(5)))
        #expect(found.outline.isTruncated)
        #expect(found.duration == milliseconds(4000))
        #expect(found.tracks[0].duration == nil)
    }

    @Test func `that is the first one too tells all that there is`() throws {
        let found = try read(movie(claim: 400) + fragment(at: 0))
        #expect(found.tracks[0].census?.shownCount == 10)
        #expect(found.tracks[0].duration == milliseconds(400))
        #expect(found.duration == milliseconds(400))
    }
}

struct `A segment index` {
    @Test func `goes before a claim, which counts what an edit takes away`() throws {
        let part = fragment(at: 0)
        let found = try read(movie(claim: 420) + index([(part.count, 40)]) + part)
        #expect(found.duration == milliseconds(400))
        #expect(found.durationSource == .index)
        #expect(!found.namesMissingBytes)
    }

    @Test func `names bytes that a cut file lacks`() throws {
        let part = fragment(at: 0)
        let found = try read(movie(claim: nil) + index([(part.count, 40), (part.count, 40)]) + part)
        #expect(found.namesMissingBytes)
        #expect(found.duration == milliseconds(800))
        #expect(found.tracks[0].census == nil)
    }
}
