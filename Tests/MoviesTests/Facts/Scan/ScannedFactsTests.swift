import FFmpeg
import Jobs
import TestSupport
import Testing

@testable import Movies

struct ScannedFactsTests {
    @Test(arguments: [
        ("film.ts", 300, 10, 1.0), ("start5.mkv", 300, 2, 8.333), ("film.webm", 300, 2, 8.333),
        ("fragmented.mp4", 300, 10, 1.0), ("film.avi", 300, 10, 1.0),
    ]) func `a scan counts frames and keyframes where headers do not`(
        name: String, frames: Int, keys: Int, interval: Double
    ) async throws {
        let info = try await Movie(clip: name).info(input: name, scan: true)
        let video = try #require(info.video.first)
        #expect(video.frameCount.value == frames)
        #expect(video.keyframes.count == keys)
        #expect(abs(try #require(video.keyframes.maxInterval) - interval) < 1e-6)
        #expect(video.frameRate.variable == false)
        #expect(info.duration.seconds != nil)
    }

    @Test func `what a scan found is said`() async throws {
        let info = try await Movie(clip: "film.ts").info(input: "x", scan: true)
        #expect(info.duration.source == .scan)
        #expect(info.video[0].frameCount.source == .scan)
        let unscanned = try await Movie(clip: "film.ts").info(input: "x")
        #expect(unscanned.video[0].frameCount == CountFacts())
        #expect(unscanned.video[0].keyframes == KeyframeFacts())
        #expect(unscanned.duration.source == .estimate)
        #expect(unscanned.duration.value == info.duration.value, "the end was read as it is")
    }

    @Test(arguments: ["film.ts", "traps/start14.ts", "traps/film.mpg", "traps/tff_mpeg2.mpg"])
    func `each track of an MPEG stream ends where a scan finds its last frame`(name: String) async throws {
        let info = try await Movie(clip: name).info(input: "x")
        let scanned = try await Movie(clip: name).info(input: "x", scan: true)
        #expect(info.video.map(\.duration) == scanned.video.map(\.duration))
        #expect(info.audio.map(\.duration) == scanned.audio.map(\.duration))
    }

    @Test func `a pack of several frames lasts until its last one ends`() async throws {
        // 39 frames of 1152 samples each, 44,100 of which are a second; 30 pictures.
        let info = try await Movie(clip: "traps/film.mpg").info(input: "x")
        #expect(abs(try #require(info.audio[0].duration) - 39 * 1152 / 44_100) < 1e-4)
        #expect(info.video[0].duration == 1)
    }

    @Test func `an index that lists everything needs no scan`() async throws {
        let info = try await Movie(clip: "fast.mp4").info(input: "x", scan: true)
        #expect(info == (try await Movie(clip: "fast.mp4").info(input: "x")))
        #expect(info.video[0].frameCount.source == .index)
    }

    @Test func `an animation tells nothing, and is scanned unasked`() async throws {
        let info = try await Movie(clip: "anim.gif").info(input: "x")
        #expect(info.duration == DurationFacts(seconds: 2, value: 2, timescale: 1, source: .scan))
        #expect(info.video[0].frameCount == CountFacts(value: 20, source: .scan))
    }

    @Test func `a cut movie lasts as long as its packets`() async throws {
        let whole = try #require(try await Movie(clip: "cut.mkv").info(input: "x").duration.seconds)
        let scanned = try await Movie(clip: "cut.mkv").info(input: "x", scan: true)
        #expect(try #require(scanned.duration.seconds) < whole)
        #expect(scanned.duration.source == .scan)
        #expect(scanned.container.truncated)
    }

    @Test(arguments: [
        ("gif", 100, true), ("gif", 9 << 20, false), ("h264", 8 << 20, true),
        ("mov,mp4,m4a,3gp,3g2,mj2", 100, false),
    ]) func `small files without a length are read whole`(format: String, size: Int64, isScanned: Bool) {
        #expect(ScanPolicy.scansUnasked(format: format, size: size, duration: .header) == isScanned)
        #expect(!ScanPolicy.scansUnasked(format: format, size: nil, duration: nil))
    }

    @Test func `a length by the bit rate is none`() {
        #expect(ScanPolicy.scansUnasked(format: "mp3", size: 100, duration: .bitRate))
        #expect(!ScanPolicy.scansUnasked(format: "mp3", size: 100, duration: .timestamps))
        #expect(ScanPolicy.scansUnasked(format: "flv", size: 100, duration: nil))
    }
}
