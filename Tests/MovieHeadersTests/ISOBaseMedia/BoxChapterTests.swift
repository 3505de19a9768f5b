import MovieHeaders
import Testing
import Timing

private func seconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1) }

private func sample(_ text: [UInt8]) -> [UInt8] { big(text.count, 2) + text }

/// Four titles of different lengths; the last two are of UTF-16, one in either order of bytes.
private let titles: [[UInt8]] = [
    sample(Array("One".utf8)), sample(Array("Zwei".utf8)), sample([0xFE, 0xFF, 0, 0x33]),
    sample([0xFF, 0xFE, 0x34, 0]),
]

/// A film of four seconds and the track of its chapters, whose four samples stand where `places` says.
private func film(at places: [Int], _ change: (inout BuiltTrack) -> Void) throws -> MovieHeader {
    var text = BuiltTrack {
        ($0.id, $0.handler, $0.keys, $0.durations) = (3, "text", nil, [(4, 1000)])
        $0.entry = box("text", [UInt8](repeating: 0, count: 6) + big(1, 2))
        $0.sizes = fullBox("stsz", words(0, 4), titles.flatMap { big($0.count) })
    }
    change(&text)
    let pictures = BuiltTrack { ($0.durations, $0.more) = ([(10, 400)], box("tref", box("chap", words(9, 3)))) }
    var data = filling(1000)
    for (place, title) in zip(places, titles) { data.replaceSubrange(place..<place + title.count, with: title) }
    let file =
        fileType("isom", "iso2", "mp41") + box("mdat", data)
        + box("moov", movieHeader(), pictures.bytes, text.bytes)
    return try #require(try movie(file))
}

private func expectTitles(_ movie: MovieHeader) {
    #expect(movie.chapters.map(\.title) == ["One", "Zwei", "3", "4"])
    #expect(movie.chapters.map(\.start) == (0..<4).map { seconds($0) })
    #expect(movie.chapters.map(\.end) == (1...4).map { seconds($0) })
    #expect(movie.tracks.map(\.kind).last == .data)
}

struct `The chapters of an ISO file` {
    private let first = BuiltTrack.dataOffset

    @Test func `are read one behind the other in one chunk`() throws {
        // Lengths are 5, 6, 6 and 6.
        expectTitles(try film(at: [0, 5, 11, 17]) { $0.runs = [(1, 4)] })
        expectTitles(try film(at: [0, 5, 11, 17]) { $0.runs = [(1, 500)] })
    }

    @Test func `are read in runs of chunks, with places of 32 or 64 bits`() throws {
        let places = [100, 105, 300, 600].map { first + $0 }
        let chunks = [places[0], places[2], places[3]]
        for chunkBox in [listBox("stco", chunks.map { big($0) }), listBox("co64", chunks.map { big($0, 8) })] {
            expectTitles(
                try film(at: [100, 105, 300, 600]) { ($0.runs, $0.places) = ([(1, 2), (2, 1)], chunkBox) })
        }
        // The same in a run for each chunk, and backwards in the file.
        let mapped = listBox("stco", [600, 300, 100].map { big(first + $0) })
        expectTitles(
            try film(at: [600, 300, 306, 100]) { ($0.runs, $0.places) = ([(1, 1), (2, 2), (3, 1)], mapped) })
    }

    @Test func `are read with lengths of few bits`() throws {
        let lists: [(bits: Int, list: [UInt8])] = [
            (4, [0x56, 0x66]), (8, [5, 6, 6, 6]), (16, [0, 5, 0, 6, 0, 6, 0, 6]),
        ]
        for (bits, list) in lists {
            expectTitles(
                try film(at: [0, 5, 11, 17]) {
                    ($0.runs, $0.sizes) = ([(1, 4)], fullBox("stz2", words(bits, 4), list))
                })
        }
    }

    @Test func `are read from a list of Nero's where there is no track`() throws {
        func list(_ version: UInt8) -> [UInt8] {
            let entries = [(0, "One"), (15_000_000, "Zwei")].flatMap {
                big($0.0, 8) + [UInt8($0.1.utf8.count)] + Array($0.1.utf8)
            }
            return fullBox("chpl", version: version, version == 1 ? words(0) : [], [2], entries)
        }
        for version in [0, 1] as [UInt8] {
            let pictures = BuiltTrack { $0.durations = [(10, 400)] }
            let found = try #require(try movie(movieFile(pictures, more: box("udta", list(version)))))
            let middle = MediaTime(value: 3, timescale: 2)
            #expect(
                found.chapters == [
                    ChapterHeader(start: .zero, end: middle, title: "One"),
                    ChapterHeader(start: middle, end: seconds(4), title: "Zwei"),
                ])
        }
    }

    @Test(arguments: [
        (0, 30_000, 1001, 107_892, "00:59:56:12"), (1, 30_000, 1001, 107_892, "01:00:00;00"),
        (1, 30_000, 1001, 1800, "00:01:00;02"), (0, 25, 1, 90_025, "01:00:01:00"),
        (0, 24_000, 1001, 23, "00:00:00:23"),
        (1, 60_000, 1001, 3600, "00:01:00;04"),
    ])
    func `stand beside a timecode`(flags: Int, timescale: Int, frame: Int, number: Int, text: String) throws {
        var data = filling(1000)
        data.replaceSubrange(500..<504, with: big(number))
        let rate = UInt8((timescale + frame / 2) / frame)
        let track = BuiltTrack {
            ($0.handler, $0.keys, $0.durations, $0.runs) = ("tmcd", nil, [(1, 40)], [(1, 1)])
            $0.entry = box(
                "tmcd", [UInt8](repeating: 0, count: 6), big(1, 2), words(0, flags, timescale, frame),
                [rate, 0])
            ($0.sizes, $0.places) = (
                fullBox("stsz", words(4, 1)), listBox("stco", [big(BuiltTrack.dataOffset + 500)])
            )
        }
        let file =
            fileType("isom", "iso2", "mp41") + box("mdat", data) + box("moov", movieHeader(), track.bytes)
        #expect(try movie(file)?.timecode == text)
    }
}
