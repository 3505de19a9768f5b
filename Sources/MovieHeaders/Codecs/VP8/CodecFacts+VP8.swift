import PictureGeometry

extension CodecFacts {
    /// Reads the header of a key frame (RFC 6386, 9.1).
    static func vp8(firstSample: [UInt8]) -> CodecFacts? {
        var facts = CodecFacts()
        facts.codecString = "vp8"
        facts.pixels = .planar(chroma: 1, depth: 8)
        facts.fieldOrder = "progressive"
        facts.isComplete = true
        guard let first = firstSample.first, first & 1 == 0,
            firstSample.dropFirst(3).starts(with: [0x9D, 0x01, 0x2A]), firstSample.count >= 10
        else { return facts }
        // The two bits above each side ask for scaling, which players do not do.
        let width = Int(firstSample[6]) | Int(firstSample[7] & 0x3F) << 8
        let height = Int(firstSample[8]) | Int(firstSample[9] & 0x3F) << 8
        let size = PixelSize.plausible(width, height)
        (facts.codedSize, facts.croppedSize) = (size, size)
        return facts
    }
}
