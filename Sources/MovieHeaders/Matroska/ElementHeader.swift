/// The identifier and size at the start of an EBML element (RFC 8794, section 4 to 6).
struct ElementHeader {
    /// Its identifier with the length marker, such as 0x1A45DFA3.
    let id: UInt64
    /// Offset of its content in the file.
    let content: Int64
    /// Offset of the first byte after it; nil where its size is unknown.
    let end: Int64?
}

extension ElementHeader {
    /// What stands where an element may begin.
    enum Reading {
        case element(ElementHeader)
        /// The source ends here.
        case end
        /// The source ends within the header, which takes at least the bytes up to this offset.
        case cut(needed: Int64)
        /// No header.
        case junk
        /// A limit is met.
        case overLimit
    }

    /// The longest header: an identifier of 4 bytes and a size of 8.
    static let longest = 12

    /// Reads the header at `offset`: an identifier of 1 to 4 bytes and a size of 1 to 8.
    static func read(at offset: Int64, _ reader: inout HeaderReader) throws -> Reading {
        guard reader.countBox(), let bytes = try reader.bytes(at: offset, count: longest) else {
            return .overLimit
        }
        return parse(bytes[...], at: offset)
    }

    /// Reads the header that `bytes` begin with, which stand at `offset`.
    static func parse(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> Reading {
        guard let first = bytes.first else { return .end }
        let idLength = first.leadingZeroBitCount + 1
        guard idLength <= 4 else { return .junk }
        guard bytes.count > idLength else { return .cut(needed: offset.addingSaturated(Int64(idLength) + 1)) }
        let sizeLength = bytes[bytes.startIndex + idLength].leadingZeroBitCount + 1
        guard sizeLength <= 8 else { return .junk }
        let length = idLength + sizeLength
        let content = offset.addingSaturated(Int64(length))
        guard let id = bytes.bigEndian(at: 0, count: idLength),
            let marked = bytes.bigEndian(at: idLength, count: sizeLength)
        else { return .cut(needed: content) }
        // The size without its marker bit; all ones mean that it is unknown.
        let mask = UInt64(1) << (7 * sizeLength) - 1
        let size = marked & mask
        let end = size == mask ? nil : content.addingSaturated(Int64(size))
        return .element(ElementHeader(id: id, content: content, end: end))
    }
}
