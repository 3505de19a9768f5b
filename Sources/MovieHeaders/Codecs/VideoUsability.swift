import PictureGeometry

/// What a stream says about showing its pictures (ITU-T H.264, annex E; ITU-T H.265, annex E: video usability information).
struct VideoUsability: Hashable, Sendable {
    /// The shape of a sample; nil where it is not said.
    var sampleAspectRatio: SampleAspectRatio?
    /// Whether samples use all their values, and not the range of studios; nil where it is not said.
    var isFullRange: Bool?
    /// Colour primaries, transfer characteristics and matrix coefficients, where they are said.
    var color: ColorCodes?

    /// Reads up to the colour description.
    init(_ reader: inout BitReader) throws(BitReader.Malformed) {
        if try reader.flag() { sampleAspectRatio = try Self.ratio(&reader) }
        if try reader.flag() { try reader.skip(1) }  // Overscan.
        guard try reader.flag() else { return }
        try reader.skip(3)  // Video format.
        isFullRange = try reader.flag()
        guard try reader.flag() else { return }
        color = ColorCodes(
            primaries: UInt8(try reader.bits(8)), transfer: UInt8(try reader.bits(8)),
            matrix: UInt8(try reader.bits(8)))
    }

    private static func ratio(_ reader: inout BitReader) throws(BitReader.Malformed) -> SampleAspectRatio? {
        let kind = Int(try reader.bits(8))
        if kind == 255 {
            return SampleAspectRatio(width: Int(try reader.bits(16)), height: Int(try reader.bits(16)))
        }
        return ratio(kind: kind)
    }

    /// The shape that a standard's table has under a number; the first six are those of MPEG-4 Visual too.
    static func ratio(kind: Int) -> SampleAspectRatio? {
        guard ratios.indices.contains(kind) else { return nil }
        return SampleAspectRatio(width: ratios[kind].0, height: ratios[kind].1)
    }

    /// Table E-1; the first says that nothing is known.
    private static let ratios = [
        (0, 0), (1, 1), (12, 11), (10, 11), (16, 11), (40, 33), (24, 11), (20, 11), (32, 11), (80, 33),
        (18, 11),
        (15, 11), (64, 33), (160, 99), (4, 3), (3, 2), (2, 1),
    ]
}
