import Bytes
import MovieHeaders
import TestSupport
import Testing
import Timing

private let most = 0xFFFF_FFFF

/// Tables that claim as many entries as a number of 32 bits can.
private let claims = [
    Change("durations") { $0.replace("stts", by: listBox("stts", [words(10, 40)], claimed: most)) },
    Change("offsets") { $0.moreOfTable += listBox("ctts", [words(10, 0)], claimed: most) },
    Change("keyframes") { $0.replace("stss", by: listBox("stss", [big(1)], claimed: most)) },
    Change("partial keyframes") { $0.moreOfTable += listBox("stps", [big(1)], claimed: most) },
    Change("groups") { $0.moreOfTable += fullBox("sbgp", Array("rap ".utf8), words(most, 10, 0)) },
    Change("lengths") { $0.sizes = fullBox("stsz", words(0, most), filling(40)) },
    Change("lengths of 4 bits") { $0.sizes = fullBox("stz2", words(4, most), filling(5)) },
    Change("lengths of 16 bits") { $0.sizes = fullBox("stz2", words(16, most), filling(20)) },
    Change("one length for all") { $0.sizes = fullBox("stsz", words(20, most)) },
    Change("the greatest length for all") { $0.sizes = fullBox("stsz", words(most, most)) },
    Change("runs of chunks") { $0.replace("stsc", by: listBox("stsc", [words(1, 10, 1)], claimed: most)) },
    Change("samples in a chunk") { ($0.runs, $0.sizes) = ([(1, most)], fullBox("stsz", words(most, 10))) },
    Change("places") { $0.places = listBox("stco", [big(32)], claimed: most) },
    Change("places of 64 bits") { $0.places = listBox("co64", [big(32, 8)], claimed: most) },
    Change("edits") { $0.more += box("edts", listBox("elst", [edit(400, 0)], claimed: most)) },
    Change("descriptions") { $0.replace("stsd", by: listBox("stsd", [pictureEntry()], claimed: most)) },
]

extension BuiltTrack {
    /// Puts another box in the place of one in the table of samples.
    fileprivate mutating func replace(_ type: String, by other: [UInt8]) {
        (leftOut, moreOfTable) = (type, other)
    }
}

struct `A table that claims more entries than anyone has` {
    @Test(arguments: claims)
    func `is read as far as it is there, and doubted`(of change: Change) throws {
        let bytes = movieFile(BuiltTrack(change.body))
        let source = FaultySource(MemorySource(bytes))
        let found = try #require(try MovieHeader.read(source))
        #expect(!found.doubts.isEmpty || found.namesMissingBytes)
        #expect(source.bytes <= 4 * bytes.count && source.reads <= 200)
    }

    @Test func `is an index of segments that is left alone`() throws {
        let part = fragment(trackFragment(trackRun(count: 5)))
        var index = segmentIndex([(part.count, 200), (part.count, 200)])
        index.replaceSubrange(30..<32, with: [0xFF, 0xFF])
        let found = try #require(try movie(fragmented(index, part, part)))
        #expect(found.duration?.seconds == 0.4 && found.tracks.first?.census?.shownCount == 10)
    }

    @Test(arguments: [0x000, 0x100, 0xF00])
    func `is a run whose samples are counted once for all`(flags: Int) throws {
        let run = trackRun(flags: flags, count: most, words(1, 1, 1, 1))
        let file = fragmented(fragment(trackFragment(run, run, run), trackFragment(run, run, id: 2)))
        let source = FaultySource(MemorySource(file))
        var limits = HeaderLimits()
        limits.samples = 5000
        let found = try #require(try MovieHeader.read(source, limits: limits))
        #expect(found.tracks.first?.census.map { $0.shownCount <= 5000 } == true)
        #expect(found.doubts.contains(flags == 0 ? .limit : .damaged))
        #expect(source.bytes <= 4 * file.count)
    }

    @Test func `has its samples counted up to a limit for all tracks together`() throws {
        // Each track is small, and claims a thousand samples of one byte each.
        let track = BuiltTrack {
            ($0.keys, $0.durations, $0.runs) = (nil, [(1000, 1)], [(1, 1000)])
            $0.sizes = fullBox("stsz", words(1, 1000))
        }
        let file = movieFile(more: [UInt8](Array(repeating: track.bytes, count: 10).joined()))
        var limits = HeaderLimits()
        limits.samples = 4500
        let found = try #require(try movie(file, limits: limits))
        #expect(found.doubts.contains(.limit))
        #expect(found.tracks.map { $0.census?.shownCount } == (0..<10).map { $0 < 4 ? 1000 : nil })
        limits.samples = -1
        #expect(try movie(file, limits: limits)?.tracks.count { $0.census != nil } == 0)
    }
}
