import Bytes
import MovieHeaders
import PictureGeometry
import Testing

/// A chunk of a RIFF file, padded to an even length.
private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    Array(type.utf8) + bigEndian(UInt64(content.count), 4).reversed() + content
        + [UInt8](repeating: 0, count: content.count % 2)
}

/// A key frame of 300 by 200 (RFC 6386, 9.1), with both sides asking for scaling.
private let lossy = chunk("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 0x41, 0xC8, 0x40, 1, 2, 3])
/// 300 by 200 without alpha in use: 299, 199 (RFC 9649, 3.4).
private let lossless = chunk("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0x00, 7])

private func coding(_ chunks: [UInt8]...) throws -> CodecFacts? {
    try MovieHeader.read(MemorySource(riff("WEBP", chunks.flatMap { $0 })))?.tracks.first?.coding
}

struct `A WebP picture` {
    @Test func `tells its size and pixels by its own header`() throws {
        for (chunks, pixels) in [
            (lossy, "yuv420p"), (lossless, "argb"), (chunk("VP8X", [0x10] + filling(9)) + lossy, "yuv420p"),
            (chunk("VP8X", [0x10] + filling(9)) + chunk("ALPH", [1, 2, 3]) + lossy, "yuva420p"),
            (chunk("VP8X", [0x2C] + filling(9)) + chunk("ICCP", filling(333)) + lossless, "argb"),
        ] {
            let found = try #require(try coding(chunks))
            #expect(found.codedSize == PixelSize(width: 300, height: 200))
            #expect(found.pixels?.name == pixels && found.isComplete)
        }
    }

    @Test func `that moves, has no key frame or is cut is none`() throws {
        #expect(try coding(chunk("VP8X", [2] + filling(9)), lossless) == nil)
        #expect(try coding(chunk("VP8 ", [0x11, 0, 0, 0x9D, 0x01, 0x2A, 0x2C, 1, 0xC8, 0])) == nil)
        #expect(try coding(chunk("VP8 ", [0x10, 0, 0, 0x9D, 0x01, 0x2B, 0x2C, 1, 0xC8, 0])) == nil)
        #expect(try coding(chunk("VP8L", [0x2E, 0x2B, 0xC1, 0x31, 0])) == nil)
        #expect(try coding([UInt8](repeating: 0, count: 9000)) == nil)
        for count in 0..<lossy.count + 12 {
            let file = Array(riff("WEBP", lossy).prefix(count))
            #expect(try (MovieHeader.read(MemorySource(file)) != nil) == (count >= 30))
        }
    }
}
