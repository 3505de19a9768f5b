import Bytes
import FFmpeg
import Jobs
import TestSupport
import Testing

@testable import Movies

struct SampleCensusTests {
    @Test(arguments: [
        ("fast.mp4", 300, 2, false), ("tail.mp4", 300, 2, false), ("opengop.mp4", 300, 10, false),
        ("silent.mp4", 300, 1, false), ("vfr.mp4", 60, 1, true), ("edit.mp4", 225, 1, false),
        ("film.avi", 300, 10, false),
    ]) func `samples that are shown, and keyframes among them, are counted`(
        name: String, shown: Int, keys: Int, isVariable: Bool
    ) throws {
        let (census, demuxer) = try census(of: name)
        #expect(census.shownCount == shown)
        #expect(census.isVariable == isVariable)
        let keyframes = census.keyframes(timeBase: demuxer.streams[0].timeBase)
        #expect(keyframes.count == keys)
    }

    @Test func `intervals are those from keyframe to keyframe`() throws {
        let (census, demuxer) = try census(of: "fast.mp4")
        let facts = census.keyframes(timeBase: demuxer.streams[0].timeBase)
        let interval = try #require(facts.averageInterval)
        #expect(abs(interval - 250.0 / 30) < 1e-9)
        #expect(facts.maxInterval == facts.averageInterval)
        let (single, other) = try self.census(of: "silent.mp4")
        let none = single.keyframes(timeBase: other.streams[0].timeBase)
        #expect(none.averageInterval == nil && none.maxInterval == nil)
    }

    @Test func `without an index nothing is counted`() throws {
        let (census, demuxer) = try census(of: "film.ts")
        #expect(census.isVariable == nil || demuxer.samples(of: 0).count > 1)
        #expect(census.shownCount <= demuxer.samples(of: 0).count)
    }

    private func census(of name: String) throws -> (SampleCensus, Demuxer) {
        let demuxer = try Demuxer(MemorySource(Clips.bytes(name)), interrupt: Interrupt())
        try demuxer.analyze()
        return (SampleCensus(demuxer.samples(of: 0)), demuxer)
    }
}
