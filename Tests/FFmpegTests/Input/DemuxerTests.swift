import Bytes
import Foundation
import TestSupport
import Testing
import Timing

@testable import FFmpeg

/// Clips that are opened: all with pictures or sound that say which container they are.
private let movies = Clips.manifest.filter { $0.container != nil }

struct DemuxerTests {
    @Test(.needs(.ffprobe), arguments: movies)
    func `the streams are those that ffprobe tells`(clip: Clip) throws {
        let demuxer = try Demuxer(clip: clip.file)
        try demuxer.analyze()
        let truth = try ProbedStreams(of: clip.file)
        #expect(demuxer.streams.map(\.codec) == truth.streams.map(\.codecName))
        let isPicture = demuxer.formatName.hasSuffix("_pipe")
        for (ours, theirs) in zip(demuxer.streams, truth.streams) where !isPicture {
            #expect("\(ours.timeBase.numerator)/\(ours.timeBase.denominator)" == theirs.timeBase)
            #expect(ours.startTicks == theirs.startPts)
            #expect(ours.frameCount == theirs.nbFrames.flatMap(Int.init))
            #expect(ours.isDefault == (theirs.disposition["default"] == 1))
        }
        for (ours, theirs) in zip(demuxer.streams, truth.streams) {
            if case .video(let video) = ours.kind {
                #expect(video.width == theirs.width && video.height == theirs.height)
                #expect(video.pixelFormat?.name == theirs.pixFmt)
            }
            if case .audio(let audio) = ours.kind {
                #expect(audio.channels == theirs.channels)
                #expect(audio.sampleRate == theirs.sampleRate.flatMap(Int.init))
                #expect(audio.layout == theirs.channelLayout ?? audio.layout)
            }
        }
    }

    @Test(.needs(.ffprobe), arguments: movies.filter { $0.frames != 1 })
    func `every packet comes once and in order`(clip: Clip) throws {
        let marks = try Demuxer.marks(of: MemorySource(Clips.bytes(clip.file)))
        let theirs = try ProbedStreams(of: clip.file, "-show_packets").packets ?? []
        #expect(marks.map(\.stream) == theirs.map(\.streamIndex))
        #expect(marks.map(\.presentation) == theirs.map(\.pts))
        #expect(marks.map(\.isKey) == theirs.map { $0.flags.hasPrefix("K") })
    }

    @Test(arguments: ["cover.mp4", "cover.m4a"]) func `a cover is no video, and has its length`(name: String)
        throws
    {
        let covers = try Demuxer(clip: name).streams.compactMap { stream -> Int? in
            if case .cover(let picture, let byteCount) = stream.kind {
                #expect(picture.width == 200 || picture.width == 0)
                return byteCount
            }
            return nil
        }
        #expect(covers.count == 1)
        #expect(covers.allSatisfy { $0 > 100 })
    }

    @Test func `one stream alone is delivered where one was chosen`() throws {
        let demuxer = try Demuxer(clip: "fast.mp4")
        try demuxer.analyze()
        let whole = try Demuxer.marks(of: MemorySource(Clips.bytes("fast.mp4")))
        demuxer.select(stream: 1)
        #expect(try demuxer.marks().filter { $0.stream == 1 } == whole.filter { $0.stream == 1 })
        let chosen = try Demuxer(clip: "fast.mp4")
        chosen.select(stream: 0)
        #expect(try chosen.marks().count == 300)
    }

    @Test func `after a seek the next packet of the stream is a keyframe that is not later`() throws {
        let demuxer = try Demuxer(clip: "fast.mp4")
        try demuxer.analyze()
        demuxer.select(stream: 0)
        let base = demuxer.streams[0].timeBase
        for (seconds, expected) in [(9.5, 250), (8.0, 0), (8.4, 250)] {
            try demuxer.seek(
                stream: 0, notAfter: base.ticks(notAfter: MediaTime(value: Int64(seconds * 10), timescale: 10)))
            var packet = Packet()
            #expect(try demuxer.read(into: &packet))
            let isKey = packet.isKey
            #expect(isKey)
            let time = packet.presentationTicks.flatMap(base.time)
            #expect(time == MediaTime(value: Int64(expected), timescale: 30))
        }
    }
}
