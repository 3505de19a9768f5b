import PictureGeometry

extension CodecFacts {
    /// Reads the identification header (Theora specification, 6.2).
    static func theora(configuration: [UInt8]) -> CodecFacts? {
        let header = XiphHeaders.first(configuration)
        guard header.count >= 42, header.starts(with: [0x80] + "theora".utf8) else { return nil }
        let number = { (position: Int, count: Int) in
            header.bigEndian(at: position, count: count).map { Int($0) } ?? 0
        }
        var facts = CodecFacts()
        facts.codecString = "theora"
        facts.codedSize = .plausible(number(10, 2) * 16, number(12, 2) * 16)
        facts.croppedSize = .plausible(number(14, 3), number(17, 3))
        facts.sampleAspectRatio = SampleAspectRatio(width: number(30, 3), height: number(33, 3))
        let space = number(36, 1)
        if space == 1 || space == 2 {
            facts.color = ColorCodes(primaries: space == 1 ? 4 : 5, transfer: 1, matrix: 5)
        }
        let format = number(40, 2) >> 3 & 3
        facts.pixels = format == 1 ? nil : .planar(chroma: format == 0 ? 1 : format, depth: 8)
        facts.isComplete = facts.pixels != nil && facts.croppedSize != nil
        return facts
    }
}
