/// The size and type at the start of a box (ISO/IEC 14496-12, 4.2).
struct BoxHeader {
    /// Its type, such as `moov`.
    let type: FourCharacterCode
    /// Offset of its first byte in the file.
    let offset: Int64
    /// Offset of its content.
    let content: Int64
    /// Offset of the first byte after it; nil for a box that reaches to the end of the file.
    let end: Int64?

    /// Whether there is something in it.
    var hasContent: Bool { end != content }
}

extension BoxHeader {
    /// What stands where a box may begin.
    enum Reading {
        case box(BoxHeader)
        /// The source ends here.
        case end
        /// The source ends within the header, which takes the bytes up to this offset.
        case cut(needed: Int64)
        /// No header: padding, or a trailer in a format of its own.
        case junk
        /// A limit is met.
        case overLimit
    }

    /// Reads the header at `offset`: eight bytes, and eight more for a 64-bit size.
    static func read(at offset: Int64, _ reader: inout HeaderReader) throws -> Reading {
        guard reader.countBox(), let bytes = try reader.bytes(at: offset, count: 8) else { return .overLimit }
        guard !bytes.isEmpty else { return .end }
        guard let size = bytes.bigEndian(at: 0, count: 4), let type = bytes.code(at: 4) else {
            return beginsHeader(bytes) ? .cut(needed: offset.addingSaturated(8)) : .junk
        }
        guard type.isPlausible else { return .junk }
        switch size {
        case 0: return .box(BoxHeader(type: type, offset: offset, content: offset.addingSaturated(8), end: nil))
        case 1: return try readLarge(type, at: offset, &reader)
        case 2..<8: return .junk
        default:
            let end = offset.addingSaturated(Int64(size))
            return .box(BoxHeader(type: type, offset: offset, content: offset.addingSaturated(8), end: end))
        }
    }

    private static func readLarge(
        _ type: FourCharacterCode, at offset: Int64, _ reader: inout HeaderReader
    ) throws -> Reading {
        let content = offset.addingSaturated(16)
        guard let bytes = try reader.bytes(at: offset.addingSaturated(8), count: 8) else { return .overLimit }
        guard let size = bytes.bigEndian(at: 0, count: 8) else { return .cut(needed: content) }
        guard size >= 16 else { return .junk }
        let end = offset.addingSaturated(Int64(clamping: size))
        return .box(BoxHeader(type: type, offset: offset, content: content, end: end))
    }

    /// Whether the last bytes of a file, fewer than eight, look like the beginning of a header.
    ///
    /// Line ends and zeros that something left behind the last box do not.
    private static func beginsHeader(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 4 else {
            // Sizes up to 160 MiB begin with less than a line end.
            return bytes[0] < 0x0A && bytes.bigEndian(at: 0, count: 4) != 0
        }
        return BoxTypes.isBeginning(bytes.dropFirst(4))
    }
}
