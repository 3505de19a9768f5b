import PictureGeometry

/// The beginning of a sequence parameter set, up to the size (ITU-T H.265, 7.3.2.2.1).
struct HEVCSequenceParameters {
    /// The size in luma samples before the conformance window is cut out.
    let codedSize: PixelSize

    /// Reads the bytes after the NAL unit's header, emulation prevention removed.
    init(_ payload: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(payload)
        try reader.skip(4)  // Identifier of the video parameter set.
        let lowerLayers = Int(try reader.bits(3))
        guard lowerLayers <= 6 else { throw BitReader.Malformed() }
        try reader.skip(1 + 88 + 8)  // Nesting of layers; general profile; general level.
        try Self.skipLayers(lowerLayers, &reader)
        _ = try reader.unsignedGolomb()  // Identifier.
        let chroma = try reader.unsignedGolomb()
        guard chroma <= 3 else { throw BitReader.Malformed() }
        if chroma == 3 { try reader.skip(1) }  // Separate planes.
        let width = Int(try reader.unsignedGolomb())
        let height = Int(try reader.unsignedGolomb())
        let sides = 1...CodecConfiguration.largestSide
        guard sides.contains(width), sides.contains(height) else { throw BitReader.Malformed() }
        codedSize = PixelSize(width: width, height: height)
    }

    /// Steps over the profiles and levels of lower temporal layers (7.3.3).
    private static func skipLayers(_ count: Int, _ reader: inout BitReader) throws(BitReader.Malformed) {
        guard count > 0 else { return }
        var length = 0
        for _ in 0..<count {
            if try reader.flag() { length += 88 }
            if try reader.flag() { length += 8 }
        }
        // The flags are filled up to eight layers, two bits each.
        try reader.skip((8 - count) * 2 + length)
    }
}
