import PictureGeometry

/// What stands in front of a WebP picture's samples (RFC 9649).
enum WebPHeader {
    /// Chunks that are gone through.
    private static let mostChunks = 32

    /// Reads a file that is one such picture; nil for any other, and for an animation.
    static func read(_ reader: inout HeaderReader) throws -> CodecFacts? {
        guard let start = try reader.bytes(at: 0, count: 12), start.code(at: 0) == "RIFF",
            start.code(at: 8) == "WEBP"
        else { return nil }
        var offset: Int64 = 12
        var hasAlpha = false
        for _ in 0..<mostChunks {
            guard let bytes = try reader.bytes(at: offset, count: 18), bytes.count > 8,
                let size = bytes.littleEndian32(at: 4)
            else { return nil }
            let body = Array(bytes.dropFirst(8))
            switch bytes.code(at: 0) {
            case "VP8X": if body[0] & 2 != 0 { return nil }
            case "ALPH": hasAlpha = true
            case "VP8 ": return lossy(body, hasAlpha: hasAlpha)
            case "VP8L": return lossless(body)
            default: break
            }
            offset += 8 + Int64(size) + Int64(size & 1)
        }
        return nil
    }

    private static func lossy(_ body: [UInt8], hasAlpha: Bool) -> CodecFacts? {
        guard let size = CodecFacts.vp8(firstSample: body)?.codedSize else { return nil }
        var facts = facts(size)
        facts.pixels = .planar(chroma: 1, depth: 8, hasAlpha: hasAlpha)
        facts.isFullRange = false
        facts.color = ColorCodes(primaries: 2, transfer: 2, matrix: 5)
        return facts
    }

    /// The header of RFC 9649, 3.4: fourteen bits less one for each side.
    private static func lossless(_ body: [UInt8]) -> CodecFacts? {
        guard body.count >= 5, body[0] == 0x2F else { return nil }
        let bits = body[1...4].reversed().reduce(0) { $0 << 8 | Int($1) }
        var facts = facts(.plausible(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1))
        facts.pixels = PixelLayout(name: "argb", bitDepth: 8, chroma: nil, hasAlpha: true)
        return facts
    }

    private static func facts(_ size: PixelSize?) -> CodecFacts {
        var facts = CodecFacts()
        (facts.codedSize, facts.croppedSize) = (size, size)
        facts.isComplete = size != nil
        return facts
    }
}
