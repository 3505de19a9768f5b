import Jobs
import TestSupport
import Testing

@testable import Movies

/// Everything that opens.
private let movies = Clips.manifest.filter { $0.container != nil }

@Suite(.needs(.ffprobe))
struct ProbedFactsTests {
    @Test(arguments: movies) func `tracks and their facts are those that ffprobe tells`(clip: Clip) async throws
    {
        let info = try await Movie(clip: clip.file).info(input: "x")
        let truth = try ProbedMovie(of: clip.file)
        #expect(info.video.map(\.index) == truth.tracks("video").map(\.index))
        #expect(info.audio.map(\.index) == truth.tracks("audio").map(\.index))
        #expect(info.covers.map(\.index) == truth.streams.filter(\.isCover).map(\.index))
        #expect(info.subtitles.count == truth.tracks("subtitle").count)
        for (ours, theirs) in zip(info.video, truth.tracks("video")) {
            #expect(ours.codec == theirs.codecName)
            #expect(ours.pixelFormat == theirs.pixFmt)
            #expect(ours.color.range == theirs.colorRange)
            #expect(ours.color.matrix == theirs.colorSpace)
            #expect(ours.color.assumed == (theirs.colorSpace == nil))
            #expect(ours.profile == theirs.profile || ours.profile == nil)
            #expect(ours.default == (theirs.disposition["default"] == 1))
            if clip.frames != 1 {
                #expect(close(ours.start, theirs.startTime))
                // Of `vfr.mp4` ffprobe adds up durations of decoding; its last frame is shown from 15.5 s for 1/30 s.
                let length = clip.file == "vfr.mp4" ? "15.533333" : theirs.duration
                #expect(isUntold(theirs, in: clip) || close(ours.duration, length))
                #expect(ours.frameRate.nominal == theirs.rFrameRate)
            }
        }
        for (ours, theirs) in zip(info.audio, truth.tracks("audio")) {
            #expect(ours.codec == theirs.codecName)
            #expect(ours.channels == theirs.channels)
            #expect(ours.sampleRate == theirs.sampleRate.flatMap(Int.init))
            #expect(isUntold(theirs, in: clip) || close(ours.duration, theirs.duration))
        }
    }

    @Test func `sound in an MPEG stream ends with the last of the frames that share a time`() async throws {
        // ffprobe tells 9.682711, but 432 frames of 1024 samples, 44,100 of which are a second.
        let info = try await Movie(clip: "film.ts").info(input: "x")
        #expect(abs(try #require(info.audio[0].duration) - 432 * 1024 / 44_100) < 1e-4)
    }

    /// Whether ffprobe tells no length of a track: Matroska has them in tags and blocks, where it does not look,
    /// and in MPEG's streams it does not look behind the last time.
    private func isUntold(_ track: ProbedMovie.Stream, in clip: Clip) -> Bool {
        track.codecType == "audio" && clip.file.hasSuffix(".ts")
            || track.duration == nil && (clip.file.hasSuffix(".mkv") || clip.file.hasSuffix(".webm"))
    }

    @Test(arguments: movies) func `size, bit rate and format fit the file`(clip: Clip) async throws {
        let info = try await Movie(clip: clip.file).info(input: "x")
        let truth = try ProbedMovie(of: clip.file)
        #expect(info.container.size == Int64(truth.format.size))
        if let seconds = info.duration.seconds, let size = info.container.size {
            let bitRate = try #require(info.container.bitRate)
            #expect(abs(Double(bitRate) * seconds / 8 - Double(size)) < seconds + 1)
        } else {
            #expect(info.container.bitRate == nil)
        }
        let ending = clip.file.split(separator: ".").last.map(String.init)
        let words = [
            "mp4": "mp4", "mov": "mov", "m4a": "mp4", "mkv": "matroska", "webm": "webm", "ts": "mpegts",
            "avi": "avi", "gif": "gif", "mp3": "mp3", "jpg": "jpeg", "png": "png",
        ]
        #expect(info.container.format == ending.flatMap { words[$0] })
        let isISO = clip.container == "mov"
        #expect((info.container.fastStart != nil) == isISO)
        #expect((info.container.fragmented != nil) == isISO)
        #expect(info.container.brands.isEmpty == !isISO)
    }

    @Test func `where the index stands and whether there are fragments is told`() async throws {
        for (name, fastStart, fragmented) in [
            ("fast.mp4", true, false), ("tail.mp4", false, false), ("fragmented.mp4", true, true),
            ("cut.mp4", true, false),
        ] {
            let facts = try await Movie(clip: name).info(input: "x").container
            #expect(facts.fastStart == fastStart, "\(name)")
            #expect(facts.fragmented == fragmented, "\(name)")
        }
    }

    /// Whether a time is the one that ffprobe wrote, or both do not know it.
    private func close(_ ours: Double?, _ theirs: String?) -> Bool {
        guard let ours, let theirs = theirs.flatMap(Double.init) else {
            return ours == nil && theirs == nil
        }
        return abs(ours - theirs) < 1e-5
    }
}
