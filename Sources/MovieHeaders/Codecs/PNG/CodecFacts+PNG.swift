import PictureGeometry

extension CodecFacts {
    /// Reads the size in the header of a PNG picture; its pixels depend on chunks that a decoder knows.
    static func png(firstSample: [UInt8]) -> CodecFacts? {
        guard firstSample.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            firstSample.dropFirst(12).starts(with: "IHDR".utf8),
            let width = firstSample.bigEndian(at: 16, count: 4),
            let height = firstSample.bigEndian(at: 20, count: 4)
        else { return nil }
        var facts = CodecFacts()
        facts.codedSize = .plausible(Int(width), Int(height))
        facts.croppedSize = facts.codedSize
        return facts
    }
}
