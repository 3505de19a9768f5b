import PictureGeometry

/// What stands in front of a JPEG picture's samples (ITU-T T.81, annex B).
struct JPEGHeader {
    /// What the frame header says.
    let coding: CodecFacts
    /// The orientation in the first Exif segment; nil without one.
    let orientation: Orientation?
    /// Whether the file ends before the picture does.
    let isCut: Bool

    /// Bytes of samples that are looked through for the picture's end.
    private static let mostSampleBytes: Int64 = 1 << 20

    /// Reads a file that is one such picture; nil for any other, and for one whose frame is none that is read here.
    init?(_ reader: inout HeaderReader) throws {
        guard try reader.bytes(at: 0, count: 3) == [0xFF, 0xD8, 0xFF] else { return nil }
        var coding: CodecFacts?
        var orientation: Orientation?
        var shape: SampleAspectRatio?
        var isUnusual = false
        var position: Int64 = 2
        while let segment = try Self.segment(at: position, &reader) {
            let content = segment.content
            switch segment.marker {
            case 0xC0...0xC2:
                guard let frame = try reader.bytes(at: content.lowerBound, count: content.count) else {
                    return nil
                }
                coding = CodecFacts.jpeg(frame, kind: Int(segment.marker & 3))
            case 0xE0:
                // The last of several counts.
                let bytes = try reader.bytes(at: content.lowerBound, count: min(12, content.count)) ?? []
                if bytes.starts(with: "JFIF\0".utf8) { shape = Self.shape(bytes) }
            // Only a decoder knows what others make of these: colours by Adobe, range by a comment.
            case 0xEE, 0xFE: isUnusual = try isUnusual || Self.isUnusual(segment, &reader)
            case 0xE1 where orientation == nil:
                let bytes = try reader.bytes(at: content.lowerBound, count: content.count)
                orientation = bytes.flatMap { Orientation(exif: $0[...]) }
            case 0xDA:
                guard var coding else { return nil }
                let end = try Self.end(samplesAt: content.upperBound, &reader)
                if end == .another { return nil }
                coding.sampleAspectRatio = shape
                if isUnusual { coding.isComplete = false }
                (self.coding, self.orientation, isCut) = (coding, orientation, end == .missing)
                return
            default: break
            }
            position = content.upperBound
        }
        return nil
    }

    private static func segment(
        at offset: Int64, _ reader: inout HeaderReader
    ) throws -> (marker: UInt8, content: Range<Int64>)? {
        var offset = offset
        while reader.countBox(), let bytes = try reader.bytes(at: offset, count: 4), bytes.count == 4 {
            guard bytes[0] == 0xFF else { return nil }
            switch bytes[1] {
            // Bytes of 255 may fill up.
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD7: offset += 2
            case 0xD8, 0xD9: return nil
            default:
                let length = Int64(bytes[2]) << 8 | Int64(bytes[3])
                return length < 2 ? nil : (bytes[1], offset + 4..<offset + 2 + length)
            }
        }
        return nil
    }

    /// The shape of a sample that a JFIF segment tells, as FFmpeg reads it: pixels an inch as if they were sides.
    private static func shape(_ segment: [UInt8]) -> SampleAspectRatio? {
        guard segment.count == 12,
            let width = segment.bigEndian(at: 8, count: 2), let height = segment.bigEndian(at: 10, count: 2)
        else { return nil }
        return SampleAspectRatio(width: Int(width), height: Int(height))
    }

    /// Whether a segment of Adobe's says that nothing was transformed, or a comment that the range is limited.
    private static func isUnusual(
        _ segment: (marker: UInt8, content: Range<Int64>), _ reader: inout HeaderReader
    ) throws -> Bool {
        let count = min(12, segment.content.count)
        guard let bytes = try reader.bytes(at: segment.content.lowerBound, count: count) else { return true }
        return segment.marker == 0xEE
            ? bytes.starts(with: "Adobe".utf8) && bytes.count == 12 && bytes[11] == 0
            : bytes.starts(with: "CS=".utf8)
    }

    /// Where a picture ends.
    private enum End {
        /// Before the file does, or further than was looked.
        case there
        /// Not before the file ends.
        case missing
        /// Where another one follows, as in a stream of them.
        case another
    }

    private static func end(samplesAt offset: Int64, _ reader: inout HeaderReader) throws -> End {
        var place = offset
        while place < offset + mostSampleBytes, let bytes = try reader.bytes(at: place, count: 1 << 16) {
            var index = 0
            while index < bytes.count {
                index = bytes[index...].firstIndex(of: 0xFF) ?? bytes.count
                // What does not fit begins the next piece.
                guard index + 3 < bytes.count else { break }
                switch bytes[index + 1] {
                case 0x00, 0x01, 0xD0...0xD7: index += 2
                case 0xFF: index += 1
                case 0xD9: return bytes[index + 2] == 0xFF && bytes[index + 3] == 0xD8 ? .another : .there
                default: index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
                }
            }
            guard bytes.count == 1 << 16 else {
                return bytes.suffix(3).starts(with: [0xFF, 0xD9]) || bytes.suffix(2) == [0xFF, 0xD9]
                    ? .there : .missing
            }
            place += Int64(index)
        }
        return .there
    }
}
