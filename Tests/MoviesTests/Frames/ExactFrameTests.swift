import TestSupport
import Testing
import Timing

@testable import Movies

/// Clips of the film: everything that decodes and is no single picture.
private let films = Clips.manifest.filter { ($0.frames ?? 0) > 1 }

@Suite(.needs(.ffprobe))
struct ExactFrameTests {
    @Test(arguments: films)
    func `the picture at a time is the one on screen, by the number in its pixels`(clip: Clip) async throws {
        let shown = try ShownFrames(of: clip)
        let movie = try Movie(clip: clip.file)
        let count = shown.times.count
        let indexes = [
            0, 1, 2, count / 3, 29, 30, 31, 149, 248, 249, 250, 251, count - 3, count - 2, count - 1,
        ]
        for index in Set(indexes).sorted() where index < count {
            let time = shown.middle(of: index)
            let picture = try await movie.picture(FrameRequest(at: position(time)))
            #expect(picture.number == shown.first + index, "at \(time) s, the middle of frame \(index)")
            let itsTime = try #require(picture.time?.seconds)
            #expect(abs(itsTime - shown.times[index]) < 0.002, "its own time, at \(time) s")
        }
    }

    @Test(arguments: films)
    func `the first picture is there at 0, and the last at the end and beyond it`(clip: Clip) async throws {
        let shown = try ShownFrames(of: clip)
        let movie = try Movie(clip: clip.file)
        let last = shown.first + shown.times.count - 1
        #expect(try await movie.picture(FrameRequest(at: .start)).number == shown.first)
        for position in [position(shown.duration), position(shown.duration + 100), .end] {
            #expect(try await movie.picture(FrameRequest(at: position)).number == last, "at \(position)")
        }
    }

    @Test(arguments: films)
    func `a frame number gives that shown frame, and one too high the last`(clip: Clip) async throws {
        let shown = try ShownFrames(of: clip)
        let movie = try Movie(clip: clip.file)
        for number in [0, 1, shown.times.count / 2, shown.times.count - 1, 100_000] {
            let picture = try await movie.picture(FrameRequest(at: .frame(number)))
            #expect(picture.number == shown.first + min(number, shown.times.count - 1), "#\(number)")
        }
    }
}
