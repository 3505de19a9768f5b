import Bytes
import MovieHeaders
import PictureGeometry
import TestSupport
import Testing
import Timing

private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(600, 4)
    + bigEndian(400, 4) + [8, 2, 0, 0, 0]

struct `The parts of a Matroska file` {
    @Test func `are found behind the clusters where a seek head names them`() throws {
        let blocks = cluster(at: 0, simpleBlock(1, at: 0))
        let chapter = ebml(
            0xB6, ebmlNumber(0x73C4, 1), ebmlNumber(0x91, 0), ebmlNumber(0x92, 500_000_000),
            ebml(0x80, ebmlText(0x85, "One")))
        let hidden = ebml(0xB6, ebmlNumber(0x73C4, 2), ebmlNumber(0x91, 600_000_000), ebmlNumber(0x98, 1))
        let chapters = ebml(0x1043_A770, ebml(0x45B9, chapter, hidden))
        let head = information(duration: 1000) + tracks(pictures(1))
        func seekHead(_ position: Int) -> [UInt8] {
            ebml(
                0x114D_9B74, ebml(0x4DBB, ebml(0x53AB, bigEndian(0x1043_A770, 4)), ebmlNumber(0x53AC, position))
            )
        }
        let position = seekHead(0).count + head.count + blocks.count
        let found = try #require(try movie(matroska(seekHead(position), head, blocks, chapters)))
        #expect(
            found.chapters == [
                ChapterHeader(start: .zero, end: MediaTime(value: 1, timescale: 2), title: "One")
            ])
        #expect(!found.namesMissingBytes)
        let cut = try #require(try movie(matroska(seekHead(position), head, blocks)))
        #expect(cut.chapters.isEmpty && cut.namesMissingBytes)
    }

    @Test func `give the tags of the whole and of tracks`() throws {
        func tag(_ targets: [UInt8], _ name: String, _ value: String) -> [UInt8] {
            ebml(0x7373, ebml(0x63C0, targets), ebml(0x67C8, ebmlText(0x45A3, name), ebmlText(0x4487, value)))
        }
        let tags = ebml(
            0x1254_C367, tag(ebmlNumber(0x68CA, 50), "ARTIST", "Somebody"),
            tag(ebmlNumber(0x63C5, 101), "BPS", "50653"),
            tag(ebmlNumber(0x63C5, 101), "DURATION", "00:00:10.050000000"))
        let date = ebml(0x4461, bigEndian(UInt64(569_923_284) * 1_000_000_000, 8))
        let found = try #require(
            try movie(
                matroska(
                    information(duration: 1, ebmlText(0x7BA9, "Film") + ebmlText(0x4D80, "Muxer") + date),
                    tracks(pictures(1)), tags)))
        #expect(
            found.tags == [
                "artist": "Somebody", "title": "Film", "encoder": "Muxer",
                "creation_time": "2019-01-23T08:01:24.000000Z",
            ])
        #expect(found.tracks.first?.bitRate == 50653)
        #expect(found.tracks.first?.duration == MediaTime(value: 1005, timescale: 100))
    }

    @Test func `attached are covers where they are pictures, behind the tracks`() throws {
        func file(_ name: String, _ type: String, _ data: [UInt8]) -> [UInt8] {
            ebml(0x61A7, ebmlText(0x466E, name), ebmlText(0x4660, type), ebml(0x465C, data))
        }
        let attachments = ebml(
            0x1941_A469, file("a.ttf", "application/x-truetype-font", filling(5)),
            file("cover.png", "image/png", png))
        let found = try #require(
            try movie(matroska(information(duration: 1), tracks(pictures(1)), attachments)))
        #expect(found.tracks.map(\.codec) == ["vp9", "ttf", "png"])
        #expect(found.tracks[1].kind == .data && found.tracks[1].id == nil)
        #expect(
            found.tracks[2].kind == .cover(byteCount: png.count, size: PixelSize(width: 600, height: 400)))
    }
}

private let whole: [UInt8] = matroska(
    ebml(0x114D_9B74, ebml(0x4DBB, ebml(0x53AB, bigEndian(0x1254_C367, 4)), ebmlNumber(0x53AC, 900))),
    information(duration: nil), tracks(pictures(1), sound(2, ebmlNumber(0x56AA, 6_500_000))),
    ebml(0x1043_A770, ebml(0x45B9, ebml(0xB6, ebmlNumber(0x73C4, 1), ebmlNumber(0x91, 0)))),
    ebml(0x1941_A469, ebml(0x61A7, ebmlText(0x466E, "cover.png"), ebml(0x465C, png))),
    cluster(at: 0, simpleBlock(1, at: 0), simpleBlock(2, at: 0), simpleBlock(1, at: 40)),
    cluster(at: 80, isSized: false, simpleBlock(1, at: 0), simpleBlock(2, at: 9)))

struct `A damaged Matroska file` {
    @Test func `is read to where it is cut`() throws {
        for length in 0...whole.count { _ = try movie(Array(whole.prefix(length))) }
        #expect(try movie(whole)?.tracks.count == 3)
    }

    @Test func `never traps, and is read within the limits`() throws {
        for seed in 0..<3000 {
            var random = SmallRandom(seed: UInt64(seed))
            var mutant = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 40..<mutant.count, using: &random)
                mutant[index] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &random) ?? 0
            }
            let source = FaultySource(MemorySource(mutant))
            _ = try MovieHeader.read(source)
            #expect(source.bytes <= 8 << 20, "\(seed)")
            _ = try MovieHeader.scanMatroska(MemorySource(mutant))
        }
    }

    @Test func `hands on the error of any read`() throws {
        let counted = FaultySource(MemorySource(whole))
        let found = try MovieHeader.read(counted)
        for read in 1...counted.reads {
            let source = FaultySource(MemorySource(whole), fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read)) { try MovieHeader.read(source) }
        }
        let short = FaultySource(MemorySource(whole), fault: .shortReads(atMost: 3))
        #expect(try MovieHeader.read(short) == found)
    }

    @Test(arguments: [(1 << 57) - 2, (1 << 57) - 1, 1 << 56])
    func `with sizes that no file has gives what came before`(size: UInt64) throws {
        let head = information(duration: 1000) + tracks(pictures(1))
        let tags = bigEndian(0x1254_C367, 4) + bigEndian(size, 8)
        let found = try #require(try movie(matroska(head, tags)))
        #expect(found.tracks.count == 1 && found.duration == MediaTime(value: 1, timescale: 1))
    }

    @Test func `without tracks or a segment says so`() throws {
        #expect(try movie(matroska(information(duration: 1)))?.doubts.contains(.noTracks) == true)
        #expect(try movie(ebmlHeader("webm"))?.doubts.contains(.noTracks) == true)
        #expect(try movie(Array("RIFF....AVI ".utf8)) == nil)
    }
}
