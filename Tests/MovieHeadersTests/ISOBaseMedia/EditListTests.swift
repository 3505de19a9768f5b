import MovieHeaders
import Testing
import Timing

private func milliseconds(_ value: Int64) -> MediaTime { MediaTime(value: value, timescale: 1000) }

/// Ten pictures of 40 ms, of which the first and the sixth are keyframes, shown by `edits`.
private func shown(
    timescale: Int = 1000, version: UInt8 = 0, _ edits: [UInt8]...,
    change: (inout BuiltTrack) -> Void = { _ in }
) throws -> (movie: MovieHeader, track: TrackHeader) {
    var track = BuiltTrack { $0.edits = (version: version, list: edits) }
    change(&track)
    let found = try #require(try movie(movieFile(header: movieHeader(timescale: timescale), track)))
    return (found, try #require(found.tracks.first))
}

struct `An edit list` {
    @Test(arguments: [0, 1] as [UInt8])
    func `with an empty edit in front has the track begin later`(version: UInt8) throws {
        let (movie, track) = try shown(
            version: version, edit(500, nil, version: version), edit(400, 0, version: version))
        #expect(movie.start == milliseconds(500) && movie.duration == milliseconds(400))
        #expect(track.start == milliseconds(500) && track.duration == milliseconds(400))
        #expect(track.census?.shownCount == 10 && track.census?.keyCount == 2)
        #expect(movie.doubts.isEmpty)
    }

    @Test func `of the first half shows half the pictures`() throws {
        let (movie, track) = try shown(edit(200, 0))
        #expect(movie.start == .zero && movie.duration == milliseconds(200))
        #expect(track.census?.shownCount == 5 && track.census?.keyCount == 1)
    }

    @Test func `of the second half shows it from the beginning`() throws {
        let (movie, track) = try shown(edit(200, 200))
        #expect(movie.start == .zero && movie.duration == milliseconds(200))
        #expect(track.census?.shownCount == 5 && track.census?.keyCount == 1)
        // A track that goes on after its keyframe.
        #expect(try shown(edit(160, 240)).track.census?.keyCount == 0)
    }

    @Test func `may show the halves the other way round, with a pause, and one of them twice`() throws {
        let turned = try shown(edit(200, 200), edit(200, 0))
        #expect(turned.movie.duration == milliseconds(400) && turned.track.census?.shownCount == 10)
        let paused = try shown(edit(200, 0), edit(100, nil), edit(200, 200))
        #expect(paused.movie.duration == milliseconds(500) && paused.track.census?.shownCount == 10)
        #expect(paused.track.census?.keyIntervals?.longest == 0.3)
        let twice = try shown(edit(200, 0), edit(200, 0))
        #expect(twice.movie.duration == milliseconds(400) && twice.track.census?.shownCount == 10)
        #expect(twice.track.census?.keyCount == 2)
    }

    @Test func `counts in ticks of the movie, its media times in ticks of the track`() throws {
        let (movie, track) = try shown(timescale: 600, edit(300, nil), edit(120, 200))
        #expect(movie.start == milliseconds(500) && movie.duration == milliseconds(200))
        #expect(track.census?.shownCount == 5)
    }

    @Test func `without a length lasts to the end of the track`() throws {
        let (movie, track) = try shown(edit(0, 200))
        #expect(movie.duration == milliseconds(200) && track.census?.shownCount == 5)
    }

    @Test func `that goes on past the end shows what is there`() throws {
        let (movie, track) = try shown(edit(9000, 0))
        #expect(movie.duration == milliseconds(400) && track.census?.shownCount == 10)
    }

    @Test func `that begins past the end shows nothing, and is doubted`() throws {
        let (movie, track) = try shown(edit(400, 400))
        #expect(movie.start == nil && track.start == nil && track.census?.shownCount == 0)
        #expect(movie.doubts.contains(.missing))
    }

    @Test func `takes away the delay of reordered pictures`() throws {
        // Decoded 0, 40, 80 …, shown 80, 200, 120, 160 … of which the first is at 80.
        let (movie, track) = try shown(edit(400, 80)) { $0.offsets = (0, [(10, 80)]) }
        #expect(movie.start == .zero && movie.duration == milliseconds(400))
        #expect(track.census?.shownCount == 10)
    }

    @Test func `cuts into a sample of sound, but not into a picture`() throws {
        let sound = BuiltTrack.sound { $0.edits = (version: 0, list: [edit(400, 512)]) }
        let found = try #require(try movie(movieFile(sound)))
        #expect(found.start == .zero && found.duration == milliseconds(400))
        let (_, track) = try shown(edit(380, 20))
        #expect(track.census?.shownCount == 9 && track.start == milliseconds(20))
    }

    @Test(arguments: [0, 0x8000, 0x2_0000, -0x1_0000])
    func `of another speed is left to a demuxer`(rate: Int) throws {
        #expect(try !shown(edit(400, 0, rate: rate)).movie.doubts.isEmpty)
        // Where nothing is shown, there is no speed.
        #expect(try shown(edit(100, nil, rate: rate), edit(400, 0)).movie.doubts.isEmpty)
    }

    @Test func `of extreme numbers is no danger`() throws {
        for time in [Int.max, .max - 1, .min, 1 << 62] {
            let (_, track) = try shown(
                version: 1, edit(-1, time, version: 1), edit(.max, 0, version: 1), edit(1, time, version: 1))
            #expect(track.census != nil)
        }
    }
}
