import MovieHeaders
import PictureGeometry
import Testing
import Timing

private func milliseconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1000) }

private func only(_ bytes: [UInt8]) throws -> (movie: MovieHeader, track: TrackHeader) {
    let found = try #require(try movie(bytes))
    return (found, try #require(found.tracks.first))
}

struct `A fragmented ISO file` {
    private let run = trackRun(count: 5)

    @Test func `has the samples of all its fragments`() throws {
        let (movie, track) = try only(
            fragmented(
                fragment(trackFragment(run, time: 0)), fragment(trackFragment(run, time: 200))))
        #expect(movie.start == .zero && movie.duration == milliseconds(400))
        #expect(movie.durationSource == .index && movie.doubts.isEmpty)
        #expect(track.census?.shownCount == 10 && track.census?.keyCount == 10)
        #expect(track.averageFrameRate?.description == "25/1" && track.bitRate == 2000)
    }

    @Test func `goes on where the fragment before ended, unless it says when`() throws {
        let part = trackFragment(run)
        let plain = try only(fragmented(fragment(part), fragment(part, part)))
        #expect(plain.movie.duration == milliseconds(600) && plain.track.census?.shownCount == 15)
        let late = try only(fragmented(fragment(trackFragment(run, time: 5000)), fragment(part)))
        #expect(late.movie.start == milliseconds(5000) && late.movie.duration == milliseconds(400))
        let gap = try only(fragmented(fragment(part), fragment(trackFragment(run, time: 1000))))
        #expect(gap.movie.duration == milliseconds(1200) && gap.track.census?.isVariable == false)
    }

    @Test func `goes on where the samples of its movie ended`() throws {
        // The movie's own ten pictures are in front of it.
        let head = fileType("isom", "iso2", "mp41") + box("mdat", filling(1000))
        let moov = box("moov", movieHeader(), BuiltTrack().bytes, box("mvex", trackDefaults()))
        for time in [nil, 400] {
            let (movie, track) = try only(head + moov + fragment(trackFragment(run, time: time)))
            #expect(movie.duration == milliseconds(600) && movie.doubts.isEmpty)
            #expect(track.census?.shownCount == 15 && track.census?.isVariable == false)
        }
    }

    @Test func `has samples as run, fragment or movie says, in that order`() throws {
        let header = try only(fragmented(fragment(trackFragment(run, flags: 0x2_0008, fields: words(20)))))
        #expect(header.movie.duration == milliseconds(100))
        let own = try only(
            fragmented(
                fragment(
                    trackFragment(
                        trackRun(flags: 0x100, count: 2, words(50, 70)), flags: 0x2_0008, fields: words(20))))
        )
        #expect(own.movie.duration == milliseconds(120))
        // All that may stand in front of the defaults: a place and a description.
        let all = words(0, 40, 1, 30, 7, 0x1_0000)
        let (movie, track) = try only(fragmented(fragment(trackFragment(run, flags: 0x3B, fields: all))))
        #expect(movie.duration == milliseconds(150) && track.census?.keyCount == 0)
        // 35 bytes in 0.15 s.
        #expect(track.bitRate == 1867)
        let every = trackRun(flags: 0xF01, count: 1, words(0, 30, 10, 0, 0))
        #expect(try only(fragmented(fragment(trackFragment(every)))).movie.duration == milliseconds(30))
    }

    @Test(
        arguments: [
            (0x1_0000, 0x000, [], 0), (0, 0x000, [], 3), (0x1_0000, 0x004, [0x200_0000], 1),
            (0, 0x004, [0x101_0000], 2), (0, 0x400, [0x200_0000, 0x101_0000, 0x101_0000], 1),
            (0x101_0000, 0x400, [0, 0, 0x1_0000], 2),
            // The priority of a sample is no flag of its kind.
            (0xFFFF, 0x000, [], 3),
        ] as [(Int, Int, [Int], Int)])
    func `has keyframes by the flags of samples`(usual: Int, flags: Int, fields: [Int], keys: Int) throws {
        let run = trackRun(flags: flags, count: 3, fields.flatMap { big($0) })
        let (_, track) = try only(
            fragmented(fragment(trackFragment(run)), extends: trackDefaults(flags: usual)))
        #expect(track.census?.shownCount == 3 && track.census?.keyCount == keys)
    }

    @Test func `shows pictures in another order than they are decoded`() throws {
        let late = trackRun(flags: 0x800, count: 3, words(40, 80, 0))
        #expect(try only(fragmented(fragment(trackFragment(late)))).movie.start == milliseconds(40))
        let early = trackRun(version: 1, flags: 0x800, count: 3, words(0, 40, -40))
        let (movie, track) = try only(fragmented(fragment(trackFragment(early))))
        #expect(movie.start == .zero && movie.duration == milliseconds(120))
        #expect(track.census?.isVariable == false)
    }

    @Test(arguments: ["of the fragment", "behind the other", "of the file"])
    func `finds its first sample from its place`(base: String) throws {
        let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        let png: [UInt8] = header + words(600, 400) + [8, 2, 0, 0, 0]
        let head = fragmented(track: .empty { $0.entry = pictureEntry(code: "png ") })
        func made(_ place: Int) -> [UInt8] {
            let part: [UInt8]
            switch base {
            case "of the fragment":
                part = trackFragment(trackRun(flags: 0x201, count: 1, words(place - head.count, png.count)))
            case "of the file":
                part = trackFragment(
                    trackRun(flags: 0x201, count: 1, words(10, png.count)), flags: 1, fields: big(place - 10, 8)
                )
            default:
                // Another track's samples, 9 bytes, stand in front.
                part =
                    trackFragment(
                        trackRun(flags: 0x201, count: 1, words(place - 9 - head.count, 9)), id: 2, flags: 0)
                    + trackFragment(trackRun(flags: 0x200, count: 1, words(png.count)), flags: 0)
            }
            return head + box("moof", fullBox("mfhd", words(1)), part)
        }
        let place = made(0).count + 8 + 30
        let file = made(place) + box("mdat", filling(30) + png + filling(30))
        #expect(try only(file).track.coding?.croppedSize == PixelSize(width: 600, height: 400))
    }

    @Test(arguments: [0, 1] as [UInt8])
    func `has the length that its header claims`(version: UInt8) throws {
        let claim = fullBox("mehd", version: version, big(5000, version == 1 ? 8 : 4))
        let (movie, track) = try only(
            fragmented(
                fragment(trackFragment(run)), fragment(trackFragment(run)), extends: claim + trackDefaults()))
        #expect(movie.duration == milliseconds(5000) && movie.durationSource == .header)
        // No more than the first fragment was read.
        #expect(track.census == nil && track.duration == nil)
        #expect(track.averageFrameRate?.description == "25/1" && track.start == .zero)
    }

    @Test func `is shown from its start to the end that its header claims, unless its samples know better`()
        throws
    {
        let late = BuiltTrack.empty { $0.edits = (version: 0, list: [edit(500, nil), edit(0, 0)]) }
        for (claim, source) in [(700, FactSource.header), (5000, .index), (300, .index)] {
            let extends = fullBox("mehd", words(claim)) + trackDefaults()
            let (movie, _) = try only(fragmented(fragment(trackFragment(run)), track: late, extends: extends))
            #expect(movie.start == milliseconds(500) && movie.duration == milliseconds(200))
            #expect(movie.durationSource == source)
        }
    }

    @Test func `cut in a fragment's head has what stands in front of it`() throws {
        let one = fragment(trackFragment(run, time: 0))
        let whole = fragmented(one, fragment(trackFragment(run, time: 200)))
        let cut = Array(whole.dropLast(one.count - 40))
        let (movie, track) = try only(cut)
        #expect(movie.duration == milliseconds(200) && track.census?.shownCount == 5)
        #expect(movie.outline.isTruncated && movie.doubts.isEmpty)
    }

    @Test(arguments: [0, 1] as [UInt8])
    func `has the length of an index that reaches to its last fragment`(version: UInt8) throws {
        let one = fragment(trackFragment(run))
        let index = segmentIndex(version: version, first: 16, [(one.count, 200), (one.count, 250)])
        let (movie, track) = try only(fragmented(index, box("free", filling(8)), one, one))
        #expect(movie.duration == milliseconds(450) && movie.durationSource == .index)
        #expect(movie.details["sidx"] == "true" && track.census == nil)
    }

    @Test func `is walked where its index is not the whole movie's`() throws {
        let one = fragment(trackFragment(run))
        let short = segmentIndex([(one.count, 250)])
        let (movie, track) = try only(fragmented(short, one, one))
        #expect(movie.duration == milliseconds(400) && track.census?.shownCount == 10)
        let nested = segmentIndex(isOfIndexes: true, [(one.count, 250), (one.count, 250)])
        #expect(try only(fragmented(nested, one, one)).movie.duration == milliseconds(400))
        #expect(try only(fragmented(segmentIndex([]), one, one)).movie.duration == milliseconds(400))
    }

    @Test func `has the samples of each track`() throws {
        let both =
            fileType("iso5")
            + box(
                "moov", movieHeader(), BuiltTrack.empty().bytes,
                BuiltTrack.sound {
                    ($0.durations, $0.runs, $0.sizes) = ([], [], fullBox("stsz", words(0, 0)))
                    $0.places = listBox("stco", [])
                }.bytes, box("mvex", trackDefaults(), trackDefaults(2, duration: 1024)))
        let found = try #require(
            try movie(
                both
                    + fragment(
                        trackFragment(run, time: 0), trackFragment(trackRun(count: 30), id: 2, time: 480))))
        #expect(found.tracks.map { $0.census?.shownCount } == [5, 30])
        #expect(found.tracks.last?.start == milliseconds(10))
        #expect(found.duration == milliseconds(650))
    }

    @Test(arguments: [100, 60_000])
    func `lasts as long as its last fragments, whatever is claimed, though a track ended long before`(
        claim: Int
    ) throws {
        let tracks = BuiltTrack.empty().bytes + BuiltTrack.empty { $0.id = 2 }.bytes
        let extends = box("mvex", fullBox("mehd", words(claim)), trackDefaults(), trackDefaults(2))
        let head = fileType("iso5") + box("moov", movieHeader(), tracks, extends)
        let early = fragment(trackFragment(run, time: 0), trackFragment(run, id: 2, time: 0))
        let later = (1...12).flatMap { fragment(trackFragment(run, time: 200 * $0)) }
        #expect(try movie(head + early + later)?.duration == milliseconds(2600))
    }

    @Test func `without fragments yet has nothing to show`() throws {
        let (movie, track) = try only(fragmented())
        #expect(movie.duration == nil && track.start == nil && movie.doubts.contains(.missing))
        let empty = try only(fragmented(fragment(trackFragment(flags: 0x3_0000))))
        #expect(empty.movie.doubts.contains(.missing))
    }

    @Test func `with more samples than a run has room for is doubted`() throws {
        let cut = trackRun(flags: 0x100, count: 0xFFFF_FFFF, words(40, 40))
        let (movie, track) = try only(fragmented(fragment(trackFragment(cut))))
        #expect(track.census?.shownCount == 2 && movie.doubts.contains(.damaged))
    }

    @Test func `with more samples than anyone counts is doubted`() throws {
        var limits = HeaderLimits()
        limits.samples = 100
        let file = fragmented(fragment(trackFragment(trackRun(count: 0xFFFF_FFFF))))
        let found = try #require(try movie(file, limits: limits))
        #expect(found.doubts.contains(.limit) && found.tracks.first?.census?.shownCount == 100)
    }
}
