import PictureGeometry

/// What stands in front of a PNG picture's samples (W3C PNG, 3rd edition, chapter 11).
struct PNGHeader {
    /// What the header and the chunks behind it say.
    let coding: CodecFacts
    /// Whether the file ends before the picture does.
    let isCut: Bool

    /// Reads a file that is one such picture; nil for any other, and for an animation.
    init?(_ reader: inout HeaderReader) throws {
        // The methods of compression and filtering are the only ones there are.
        guard let start = try reader.bytes(at: 0, count: 33), var coding = CodecFacts.png(firstSample: start),
            start.count == 33, start[26] == 0, start[27] == 0, start[28] < 2
        else { return nil }
        var offset: Int64 = 33
        var isTransparent = false
        while let chunk = try Self.chunk(at: offset, &reader) {
            switch chunk.type {
            case "acTL", "IHDR": return nil
            case "tRNS": isTransparent = [0: 2, 2: 6][start[25]].map { $0 == chunk.content.count } ?? true
            case "pHYs" where chunk.content.count == 9:
                let bytes = try reader.bytes(at: chunk.content.lowerBound, count: 8) ?? []
                coding.sampleAspectRatio = Self.shape(bytes)
            case "IDAT":
                coding.pixels = Self.pixels(depth: start[24], type: start[25], isTransparent: isTransparent)
                coding.isFullRange = true
                coding.isComplete = coding.codedSize != nil && coding.pixels != nil
                (self.coding, isCut) = (coding, try !Self.hasEnd(from: offset, &reader))
                return
            default: break
            }
            offset = chunk.content.upperBound + 4
        }
        return nil
    }

    /// Pixels a unit as if they were sides, as FFmpeg reads it; the standard's numbers have 31 bits.
    private static func shape(_ content: [UInt8]) -> SampleAspectRatio? {
        guard let width = content.bigEndian(at: 0, count: 4), let height = content.bigEndian(at: 4, count: 4),
            width < 1 << 31, height < 1 << 31
        else { return nil }
        return SampleAspectRatio(width: Int(width), height: Int(height))
    }

    private static func chunk(
        at offset: Int64, _ reader: inout HeaderReader
    ) throws -> (type: FourCharacterCode, content: Range<Int64>)? {
        guard reader.countBox(), let bytes = try reader.bytes(at: offset, count: 8), bytes.count == 8,
            let length = bytes.bigEndian(at: 0, count: 4), let type = bytes.code(at: 4)
        else { return nil }
        return (type, offset + 8..<offset + 8 + Int64(length))
    }

    /// Whether the last chunk is there: in the last bytes of the file, or behind all others.
    private static func hasEnd(from offset: Int64, _ reader: inout HeaderReader) throws -> Bool {
        guard let size = reader.size else { return true }
        if size >= 12, let last = try reader.bytes(at: size - 8, count: 4), last.code(at: 0) == "IEND" {
            return true
        }
        var offset = offset
        while let chunk = try chunk(at: offset, &reader) {
            if chunk.type == "IEND" { return true }
            offset = chunk.content.upperBound + 4
        }
        // More chunks than are gone through may well have an end.
        return offset + 8 <= size
    }

    /// FFmpeg's names of what its decoder gives; nil for what it does not decode.
    private static func pixels(depth: UInt8, type: UInt8, isTransparent: Bool) -> PixelLayout? {
        let name =
            switch (type, depth, isTransparent) {
            case (0, 1, false): "monob"
            case (0, 2, false), (0, 4, false), (0, 8, false): "gray"
            case (0, 16, false): "gray16be"
            case (0, 8, true), (4, 8, _): "ya8"
            case (0, 16, true), (4, 16, _): "ya16be"
            case (2, 8, false): "rgb24"
            case (2, 16, false): "rgb48be"
            case (2, 8, true), (6, 8, _): "rgba"
            case (2, 16, true), (6, 16, _): "rgba64be"
            case (3, 1, _), (3, 2, _), (3, 4, _), (3, 8, _): "pal8"
            default: ""
            }
        guard !name.isEmpty else { return nil }
        let hasAlpha = name.hasPrefix("ya") || name.hasPrefix("rgba") || name == "pal8"
        return PixelLayout(
            name: name, bitDepth: name == "monob" ? 1 : depth == 16 ? 16 : 8,
            chroma: name.hasPrefix("gray") || name.hasPrefix("ya") || name == "monob" ? "gray" : nil,
            hasAlpha: hasAlpha)
    }
}
