import Bytes
import TestSupport

@testable import FFmpeg

/// Decodes the first frame of the first stream of a movie.
func firstFrame(of bytes: [UInt8]) throws -> Frame {
    let demuxer = try Demuxer(MemorySource(bytes))
    try demuxer.analyze()
    var decoder = try Decoder.open(stream: 0, of: demuxer, maximumPixels: 1 << 24)
    var packet = Packet()
    var frame = Frame()
    while try demuxer.read(into: &packet) {
        guard packet.stream == 0 else { continue }
        try decoder.send(packet)
        if try decoder.receive(into: &frame) == .frame { return frame }
    }
    try decoder.finish()
    guard try decoder.receive(into: &frame) == .frame else { throw NoFrame() }
    return frame
}

/// Nothing decodes.
struct NoFrame: Error {}
