import Jobs
import Pictures
import TestSupport
import Testing
import Timing

@testable import Movies

/// Everything that opens.
private let movies = Clips.manifest.filter { $0.container != nil }

struct MovieFactsTests {
    @Test(arguments: movies) func `the facts are those of the manifest`(clip: Clip) async throws {
        let info = try await Movie(clip: clip.file).info(input: clip.file)
        #expect(info.input == clip.file)
        #expect(info.audio.first?.codec == clip.audio)
        guard clip.codec != nil else {
            #expect(info.video == [])
            return
        }
        let video = try #require(info.video.first)
        #expect(info.video.count == 1)
        #expect(video.codec == clip.codec)
        #expect(video.rotation == clip.rotation)
        #expect(video.mirrored == clip.mirrored)
        #expect(video.orientation == clip.orientation)
        #expect(video.matrix == nil)
        #expect(video.sampleAspectRatio == clip.sar)
        #expect(video.frameRate.average == (clip.frames == 1 ? nil : clip.rate))
    }

    @Test(arguments: movies.filter { $0.codec != nil })
    func `the display size is that of the picture that is shown`(clip: Clip) async throws {
        let movie = try Movie(clip: clip.file)
        let shown = try await movie.picture(FrameRequest(at: .start)).bitmap.size
        #expect(try await movie.info(input: "x").video.first?.displaySize == shown)
    }

    @Test(arguments: movies) func `the duration is shown time, within a frame`(clip: Clip) async throws {
        let info = try await Movie(clip: clip.file).info(input: "x")
        guard clip.frames != 1 else {
            #expect(info.duration == DurationFacts())
            #expect(info.start == nil)
            return
        }
        let duration = try #require(clip.duration)
        let start = try #require(clip.start)
        // Matroska's duration is the time of its end.
        let length = clip.container == "matroska" ? duration - start : duration
        // The sound of a transport stream ends behind the pictures, which ffprobe's estimate does not see.
        let tolerance = clip.container == "mpegts" ? 0.06 : 1.0 / 30
        #expect(abs(try #require(info.duration.seconds) - length) <= tolerance + 1e-6)
        #expect(abs(try #require(info.start) - start) < 0.001)
        let exact = Double(try #require(info.duration.value)) / Double(try #require(info.duration.timescale))
        #expect(exact == info.duration.seconds)
        #expect(info.duration.source != nil)
    }

    @Test(arguments: movies.filter { $0.codec != nil && !$0.file.hasPrefix("cut.") })
    func `a count of frames is right or not told`(clip: Clip) async throws {
        let info = try await Movie(clip: clip.file).info(input: "x")
        let count = try #require(info.video.first).frameCount
        if let value = count.value { #expect(value == clip.frames) }
        #expect((count.value == nil) == (count.source == nil))
        let isIndexed = ["mov", "avi"].contains(clip.container) && clip.file != "fragmented.mp4"
        if isIndexed || clip.frames == 1 { #expect(count.value != nil) }
    }

    @Test(.needs(.ffprobe), arguments: movies)
    func `the keyframes are those among the packets, or not told`(clip: Clip) async throws {
        guard clip.frames ?? 0 > 1, !clip.file.hasPrefix("cut.") else { return }
        let facts = try await Movie(clip: clip.file).info(input: "x").video[0].keyframes
        guard let count = facts.count else {
            #expect(facts == KeyframeFacts())
            return
        }
        let times = try ShownKeyframes(of: clip).times
        #expect(count == times.count)
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
        // An index tells decoding times, which may be off by as many frames as are put in order.
        let tolerance = 4.0 / 30 + 0.001
        #expect(abs((facts.maxInterval ?? 0) - (gaps.max() ?? 0)) < tolerance)
        #expect(abs((facts.averageInterval ?? 0) * Double(gaps.count) - gaps.reduce(0, +)) < tolerance)
    }

    @Test func `a variable rate is told, and a constant one`() async throws {
        for (name, isVariable) in [
            ("vfr.mp4", true), ("fast.mp4", false), ("edit.mp4", false), ("film.avi", false),
        ] {
            let rate = try await Movie(clip: name).info(input: "x").video[0].frameRate
            #expect(rate.variable == isVariable, "\(name)")
        }
    }

    @Test(arguments: [
        "playlist.mp4", "concat.mp4", "dash.mp4", "sdp.mp4", "subs.mp4", "noise.mp4", "empty.mp4",
    ])
    func `what is no movie has no facts`(name: String) async throws {
        let movie = try Movie(clip: name)
        await #expect(throws: (any Error).self) { try await movie.info(input: name) }
    }
}
