import Bytes
import PictureGeometry
import TestSupport
import Testing

@testable import FFmpeg

struct DecoderTests {
    @Test(arguments: [1, 3]) func `all pictures come out in order, the last ones at the end`(threads: Int)
        throws
    {
        let demuxer = try Demuxer(clip: "opengop.mp4")
        try demuxer.analyze()
        var decoder = try Decoder.open(stream: 0, of: demuxer, maximumPixels: 1 << 24, threads: threads)
        let (times, beforeTheEnd) = try decodeAll(demuxer, &decoder)
        #expect(times == (0..<300).map { $0 * 512 })
        #expect(beforeTheEnd < 300)
        let (sent, decoded) = (decoder.packetsSent, decoder.framesDecoded)
        #expect(sent == 300 && decoded == 300)
    }

    @Test func `after a reset it decodes as if nothing had been`() throws {
        let demuxer = try Demuxer(clip: "fast.mp4")
        try demuxer.analyze()
        demuxer.select(stream: 0)
        var decoder = try Decoder.open(stream: 0, of: demuxer, maximumPixels: 1 << 24)
        let (first, _) = try decodeAll(demuxer, &decoder)
        try demuxer.seek(stream: 0, notAfter: 0)
        decoder.reset()
        let (second, _) = try decodeAll(demuxer, &decoder)
        #expect(first.count == 300)
        #expect(second == first)
    }

    @Test func `a picture with more pixels than allowed is an error, and nothing is decoded`() throws {
        for name in ["fast.mp4", "film.webm", "tenbit.mp4", "still.png", "alpha.mov", "film.avi"] {
            let demuxer = try Demuxer(clip: name)
            try demuxer.analyze()
            var pictures = 0
            #expect(throws: FFmpegError.self, "\(name)") {
                var decoder = try Decoder.open(stream: 0, of: demuxer, maximumPixels: 100)
                pictures = try decodeAll(demuxer, &decoder).times.count
            }
            #expect(pictures == 0)
        }
    }

    @Test func `a decoder that was given nothing asks for input, and one that was told the end is at it`()
        throws
    {
        let demuxer = try Demuxer(clip: "film.ts")
        try demuxer.analyze()
        var frame = Frame()
        var decoder = try Decoder.open(stream: 0, of: demuxer, maximumPixels: 1 << 24)
        var steps = [try decoder.receive(into: &frame)]
        try decoder.finish()
        for _ in 0..<2 { steps.append(try decoder.receive(into: &frame)) }
        #expect(steps == [.needsInput, .end, .end])
    }

    @Test func `a frame has its size, time, length and kind`() throws {
        let frame = try firstFrame(of: Clips.bytes("odd.mp4"))
        let (size, time, length) = (frame.size, frame.presentationTicks, frame.durationTicks)
        #expect(size == PixelSize(width: 321, height: 181))
        #expect(time == 0 && length == 512)
        let (isKey, isDamaged, matrix) = (frame.isKey, frame.isDamaged, frame.displayMatrix)
        #expect(isKey && !isDamaged && matrix == nil)
        let turned = try firstFrame(of: Clips.bytes("rot6.jpg")).displayMatrix
        #expect(turned?.count == 9)
    }

    @Test func `a frame whose contents were taken is empty, and the taker has them`() throws {
        var first = try firstFrame(of: Clips.bytes("fast.mp4"))
        var second = Frame()
        second.take(&first)
        let sizes = [first.size, second.size]
        #expect(sizes == [PixelSize(width: 0, height: 0), PixelSize(width: 320, height: 180)])
        second.take(&first)
        let emptied = second.size
        #expect(emptied == PixelSize(width: 0, height: 0))
    }

    /// Presentation times of all frames, and how many came before the end was said.
    private func decodeAll(
        _ demuxer: Demuxer, _ decoder: inout Decoder
    ) throws -> (times: [Int64], beforeTheEnd: Int) {
        var packet = Packet()
        var frame = Frame()
        var times: [Int64] = []
        while try demuxer.read(into: &packet) {
            if packet.stream != 0 { continue }
            try decoder.send(packet)
            while try decoder.receive(into: &frame) == .frame { times.append(frame.presentationTicks ?? -1) }
        }
        let beforeTheEnd = times.count
        try decoder.finish()
        while try decoder.receive(into: &frame) == .frame { times.append(frame.presentationTicks ?? -1) }
        return (times, beforeTheEnd)
    }
}
