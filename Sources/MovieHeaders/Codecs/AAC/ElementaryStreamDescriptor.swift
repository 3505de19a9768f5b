/// What the descriptor of an elementary stream says (ISO/IEC 14496-1, 7.2.6).
public struct ElementaryStreamDescriptor: Hashable, Sendable {
    /// What the stream is: 0x40 for AAC, 0x6B for MP3, 0x20 for MPEG-4 Visual.
    public let objectType: UInt8
    /// Most bits in any second; nil for 0.
    public let maximumBitRate: Int?
    /// Bits in a second on average; nil for 0.
    public let averageBitRate: Int?
    /// The decoder specific information; empty without.
    public let decoderSpecificInfo: [UInt8]

    /// Reads the content of an `esds` box, with or without version and flags; nil where there is no decoder
    /// configuration in it.
    public static func read(_ bytes: [UInt8]) -> ElementaryStreamDescriptor? {
        // Version and flags are zeros, and no descriptor has the tag 0.
        var rest = bytes.first == 0 ? bytes.dropFirst(4) : bytes[...]
        guard let stream = next(&rest), stream.tag == 3 else { return nil }
        var body = stream.content
        guard let flags = body.bigEndian(at: 2, count: 1) else { return nil }
        body = body.dropFirst(3)
        if flags & 0x80 != 0 { body = body.dropFirst(2) }
        if flags & 0x40 != 0 {
            guard let length = body.first else { return nil }
            body = body.dropFirst(1 + Int(length))
        }
        if flags & 0x20 != 0 { body = body.dropFirst(2) }
        guard let decoder = next(&body), decoder.tag == 4 else { return nil }
        return ElementaryStreamDescriptor(decoder.content)
    }

    private init?(_ content: ArraySlice<UInt8>) {
        guard content.count >= 13, let type = content.first,
            let maximum = content.bigEndian(at: 5, count: 4), let average = content.bigEndian(at: 9, count: 4)
        else { return nil }
        objectType = type
        maximumBitRate = maximum > 0 ? Int(maximum) : nil
        averageBitRate = average > 0 ? Int(average) : nil
        var rest = content.dropFirst(13)
        let specific = Self.next(&rest)
        decoderSpecificInfo = specific?.tag == 5 ? specific.map { Array($0.content) } ?? [] : []
    }

    /// The next descriptor; one that says it is longer than what is left ends there, as writers get it wrong.
    private static func next(_ bytes: inout ArraySlice<UInt8>) -> (tag: UInt8, content: ArraySlice<UInt8>)? {
        guard let tag = bytes.popFirst() else { return nil }
        var length = 0
        for _ in 0..<4 {
            guard let byte = bytes.popFirst() else { return nil }
            length = length << 7 | Int(byte & 0x7F)
            if byte & 0x80 == 0 { break }
        }
        let content = bytes.prefix(length)
        bytes = bytes.dropFirst(length)
        return (tag, content)
    }
}
