import TestSupport
import Testing
import Timing

@testable import Movies

/// Clips of the film: everything that decodes and is no single picture.
private let films = Clips.manifest.filter { ($0.frames ?? 0) > 1 }

@Suite(.needs(.ffprobe))
struct KeyframeTests {
    @Test(arguments: films)
    func `the picture is that of the last keyframe at or before the time, and costs one packet`(
        clip: Clip
    ) async throws {
        let shown = try ShownFrames(of: clip)
        let keyframes = try ShownKeyframes(of: clip)
        let movie = try Movie(clip: clip.file)
        let times = [0, 0.01, 0.99, 1, 1.01, 2.5, 4.98, 5, 8.32, 8.334, 9.9, 9.99].filter {
            $0 < shown.duration
        }
        for time in times {
            guard let key = keyframes.last(notAfter: time) else { continue }
            let picture = try await movie.picture(FrameRequest(at: position(time), mode: .key))
            #expect(picture.number == shown.number(at: key), "at \(time) s, of the keyframe at \(key) s")
            #expect(picture.isKeyframe)
            let itsTime = try #require(picture.time?.seconds)
            #expect(abs(itsTime - key) < 0.002)
            #expect(picture.cost.packetsDecoded == 1)
            // Where a table of samples tells it.
            let number = picture.frameNumber.map { $0 + shown.first }
            #expect(number == nil || number == picture.number)
        }
    }

    @Test(arguments: films)
    func `the nearest keyframe is taken on either side, and of two as near the earlier`(clip: Clip) async throws
    {
        let shown = try ShownFrames(of: clip)
        let keyframes = try ShownKeyframes(of: clip)
        let movie = try Movie(clip: clip.file)
        for time in [0, 0.3, 0.49, 0.51, 1.7, 4.1, 5, 7.2, 9.9].filter({ $0 < shown.duration }) {
            let nearest = try #require(keyframes.times.min { abs($0 - time) < abs($1 - time) })
            let picture = try await movie.picture(FrameRequest(at: position(time), mode: .nearestKey))
            #expect(picture.number == shown.number(at: nearest), "at \(time) s")
        }
        for (earlier, later) in zip(keyframes.times, keyframes.times.dropFirst()).prefix(1) {
            // Exactly between the two, where the clock of the clip has such a time.
            let middle = ((earlier + later) / 2 * 1000).rounded() / 1000
            guard abs(middle * 2 - earlier - later) < 1e-9 else { continue }
            let picture = try await movie.picture(FrameRequest(at: position(middle), mode: .nearestKey))
            #expect(picture.number == shown.number(at: earlier))
        }
    }

    @Test(arguments: films)
    func `at the end and beyond it the last keyframe is taken`(clip: Clip) async throws {
        let shown = try ShownFrames(of: clip)
        let keyframes = try ShownKeyframes(of: clip)
        let movie = try Movie(clip: clip.file)
        let last = try #require(keyframes.times.last)
        for position in [position(shown.duration + 100), .end] {
            let picture = try await movie.picture(FrameRequest(at: position, mode: .key))
            #expect(picture.number == shown.number(at: last), "at \(position)")
        }
    }

    @Test func `before the first shown keyframe of an edit its first shown picture is taken`() async throws {
        let movie = try Movie(clip: "edit.mp4")
        for time in [0, 1, 5.8] {
            let picture = try await movie.picture(FrameRequest(at: position(time), mode: .key))
            #expect(picture.number == 75)
        }
    }
}
