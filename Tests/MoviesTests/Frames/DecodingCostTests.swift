import TestSupport
import Testing
import Timing

@testable import Movies

/// Clips with an index, whose exact pictures cost no more than their group.
private let indexed = Clips.manifest.filter {
    ($0.frames ?? 0) > 1 && ["mov", "matroska", "avi"].contains($0.container)
        && !["cut.mkv", "edit.mp4"].contains($0.file)
}

@Suite(.needs(.ffprobe))
struct DecodingCostTests {
    /// Pictures that a decoder holds back to put them in order.
    private static let reorderDepth = 4

    @Test(arguments: indexed)
    func `an exact picture costs its group up to it`(clip: Clip) async throws {
        let shown = try ShownFrames(of: clip)
        let keyframes = try ShownKeyframes(of: clip)
        let movie = try Movie(clip: clip.file)
        for index in [0, 1, 29, 30, 31, 149, 150, 249, 250, 251, shown.times.count - 1]
        where index < shown.times.count {
            let time = shown.middle(of: index)
            let picture = try await movie.picture(FrameRequest(at: position(time)))
            let key = try #require(keyframes.last(notAfter: time))
            let inGroup = shown.times.count { $0 > key - 1e-6 && $0 <= time }
            // Pictures shown before an open group's keyframe belong to the group before.
            let ofOpenGroup = clip.file == "opengop.mp4" ? 3 : 0
            #expect(
                picture.cost.framesDecoded <= inGroup + Self.reorderDepth + ofOpenGroup, "frame \(index)")
            #expect(picture.cost.packetsRead <= inGroup + 2 * Self.reorderDepth + 60, "frame \(index)")
            #expect(picture.cost.seeks <= 3, "frame \(index)")
        }
    }

    @Test func `the cost of the plain film is known`() async throws {
        let movie = try Movie(clip: "fast.mp4")
        let middle = try await movie.picture(FrameRequest(at: position(5)))
        #expect(middle.cost.framesDecoded <= 151 + Self.reorderDepth)
        #expect(middle.cost.framesDecoded >= 1)
        let late = try await movie.picture(FrameRequest(at: position(8.4)))
        #expect(late.cost.framesDecoded <= 3 + Self.reorderDepth)
        #expect(late.number == 252)
        let first = try await movie.picture(FrameRequest(at: .start))
        #expect(first.cost.framesDecoded <= 1 + Self.reorderDepth)
    }

    @Test func `a picture before an open group's keyframe is decoded from the group before`() async throws {
        let movie = try Movie(clip: "opengop.mp4")
        let picture = try await movie.picture(FrameRequest(at: position(4.98)))
        #expect(picture.number == 149)
        #expect(!picture.isDamaged)
        #expect(picture.cost.framesDecoded <= 30 + Self.reorderDepth)
    }

    @Test func `a movie cut short is not decoded beyond what is there`() async throws {
        let picture = try await Movie(clip: "cut.mp4").picture(FrameRequest(at: .end))
        #expect(picture.cost.packetsDecoded <= 151)
    }
}
