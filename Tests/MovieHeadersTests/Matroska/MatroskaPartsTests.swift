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
