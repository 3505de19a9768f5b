import Bytes
import Foundation
import Jobs
import TestSupport
import Testing

@testable import Movies

/// A clip with bytes behind the first `mark` replaced, `skipping` so many of them.
private func patched(_ clip: String, behind mark: String, skipping: Int, _ bytes: [UInt8]) throws -> Movie {
    var file = Data(try Clips.bytes(clip))
    let found = try #require(file.range(of: Data(mark.utf8)))
    let place = found.upperBound + skipping
    file.replaceSubrange(place..<place + bytes.count, with: bytes)
    return Movie(MemorySource([UInt8](file)))
}

struct HeaderFactsTests {
    @Test func `the stream's own colours go before the container's, for its pictures are decoded by them`()
        async throws
    {
        let movie = try patched("traps/bt601.mp4", behind: "colrnclx", skipping: 0, [0, 1, 0, 1, 0, 1, 0x80])
        let color = try #require(try await movie.info(input: "x").video.first?.color)
        #expect(color == (try await Movie(clip: "traps/bt601.mp4").info(input: "x").video[0].color))
        #expect(color.matrix == "smpte170m")
    }

    @Test func `a list of edits that is but a pause hides nothing`() async throws {
        // One edit: no length, and the media time that means a pause.
        let pause: [UInt8] = [0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
        let movie = try patched("traps/edit_half.mp4", behind: "elst", skipping: 8, pause)
        let info = try await movie.info(input: "x")
        #expect(info.video[0].frameCount == CountFacts(value: 30, source: .index))
        #expect(info.duration.seconds == 1)
    }

    @Test func `frames that are all as long tell the bit rate`() async throws {
        #expect(try await Movie(clip: "traps/surround.mkv").info(input: "x").audio[0].bitRate == 192_000)
    }

    @Test func `the last frame of an animation counts as long as the file says`() async throws {
        // Five frames of a tenth of a second, three of half a second.
        let rate = try await Movie(clip: "traps/delays.gif").info(input: "x").video[0].frameRate
        #expect(rate == FrameRateFacts(average: "4/1", nominal: nil, variable: true))
    }
}
