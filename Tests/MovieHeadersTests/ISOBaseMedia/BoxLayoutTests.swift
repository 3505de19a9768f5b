import Bytes
import MovieHeaders
import TestSupport
import Testing
import Timing

private let head = fileType("isom", "iso2", "mp41")
private let data = box("mdat", filling(1000))
private let moov = box("moov", movieHeader(), BuiltTrack().bytes)

/// Layouts of the same movie, whose samples stand at `BuiltTrack.dataOffset`.
private let layouts: [WholeFile] = [
    WholeFile("movie behind", head + data + moov),
    WholeFile("movie without a size", head + data + openBox("moov", Array(moov.dropFirst(8)))),
    WholeFile("movie in a size of 64 bits", head + data + largeBox("moov", Array(moov.dropFirst(8)))),
    WholeFile("data in a size of 64 bits", head + largeBox("mdat", filling(1000)) + moov),
    WholeFile("several data", head + data + data + moov + data),
    WholeFile("boxes in between", head + data + box("free", filling(20)) + box("uuid", filling(30)) + moov),
    WholeFile("a trailer", head + data + moov + [13, 10]),
    WholeFile(
        "parts with sizes of 64 bits",
        head + data + box("moov", movieHeader(), largeBox("trak", Array(BuiltTrack().bytes.dropFirst(8))))),
    WholeFile("no brands", box("free", filling(16)) + data + moov),
]

struct `The movie of an ISO file` {
    @Test(arguments: layouts)
    func `is found wherever it stands`(of whole: WholeFile) throws {
        let source = FaultySource(MemorySource(whole.bytes))
        let found = try #require(try MovieHeader.read(source))
        #expect(found.doubts.isEmpty && !found.namesMissingBytes && !found.outline.isTruncated)
        #expect(found.duration == MediaTime(value: 2, timescale: 5) && found.tracks.count == 1)
        #expect(found.tracks.first?.census?.shownCount == 10)
    }

    @Test(arguments: layouts)
    func `is found in a source of unknown length, unless that is its own`(of whole: WholeFile) throws {
        let known = try #require(try movie(whole.bytes))
        let source = FaultySource(MemorySource(whole.bytes), fault: .unknownSize)
        let found = try #require(try MovieHeader.read(source))
        #expect(found.tracks == known.tracks || found.doubts.contains(.limit))
    }

    @Test func `among more boxes than anyone needs is doubted`() throws {
        let many = [UInt8](Array(repeating: box("free"), count: 30_000).joined())
        #expect(try movie(movieFile(BuiltTrack(), more: many))?.doubts == [.damaged])
    }

    @Test func `is the first of two, with a doubt`() throws {
        let second = box("moov", movieHeader(), BuiltTrack { $0.durations = [(10, 80)] }.bytes)
        let found = try #require(try movie(head + data + moov + second))
        #expect(found.doubts == [.damaged] && found.duration?.seconds == 0.4)
    }

    @Test func `has the length of its header where no samples tell`() throws {
        for (version, unknown) in [(0 as UInt8, 0xFFFF_FFFF), (1, -1)] {
            let known = movieHeader(version: version, timescale: 600, duration: 900)
            let empty = BuiltTrack.empty()
            #expect(try movie(movieFile(header: known, empty))?.duration?.seconds == 1.5)
            let none = movieHeader(version: version, duration: unknown)
            let found = try #require(try movie(movieFile(header: none, empty)))
            #expect(found.duration == nil && found.doubts.contains(.missing))
        }
    }

    @Test func `is doubted without tracks, and where one cannot be read`() throws {
        #expect(try movie(head + data)?.doubts.contains(.noTracks) == true)
        #expect(try movie(head + data + box("moov"))?.doubts.isEmpty == false)
        #expect(try movie(movieFile(more: box("trak")))?.doubts.isSuperset(of: [.noTracks, .damaged]) == true)
        #expect(try movie(movieFile(BuiltTrack(), more: box("trak")))?.doubts == [.damaged])
        let still = BuiltTrack { $0.timescale = 0 }
        #expect(try movie(movieFile(BuiltTrack(), still))?.doubts.contains(.damaged) == true)
        let many = [UInt8](Array(repeating: BuiltTrack.empty().bytes, count: 1001).joined())
        let found = try #require(try movie(movieFile(BuiltTrack(), more: many)))
        #expect(found.tracks.count == 1000 && found.doubts.contains(.limit))
    }
}
