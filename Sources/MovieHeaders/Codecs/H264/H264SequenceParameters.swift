import PictureGeometry

/// The beginning of a sequence parameter set, up to the colour description (ITU-T H.264, 7.3.2.1.1).
struct H264SequenceParameters {
    /// The size in whole macroblocks, before cropping, in luma samples.
    let codedSize: PixelSize
    /// How samples are laid out.
    let samples: SampleLayout
    /// How pictures are to be shown; nil where that is not said, or cut off.
    let usability: VideoUsability?

    /// Profiles whose sets say more about chroma and scaling.
    private static let highProfiles: Set<UInt32> = [
        44, 83, 86, 100, 110, 118, 122, 128, 134, 135, 138, 139, 244,
    ]

    /// Reads the bytes after the NAL unit's header, emulation prevention removed.
    init(_ payload: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(payload)
        let profile = try reader.bits(8)
        try reader.skip(16)  // Constraint flags, level.
        _ = try reader.unsignedGolomb()  // Identifier.
        samples = Self.highProfiles.contains(profile) ? try Self.format(&reader) : SampleLayout()
        _ = try reader.unsignedGolomb()  // Length of frame numbers.
        try Self.skipPictureOrder(&reader)
        _ = try reader.unsignedGolomb()  // Reference frames.
        try reader.skip(1)  // Gaps in frame numbers.
        let columns = Int(try reader.unsignedGolomb()) + 1
        let rows = Int(try reader.unsignedGolomb()) + 1
        // Without this flag, rows are counted in fields, and a frame has two.
        let isFrameOnly = try reader.flag()
        let size = PixelSize(width: columns * 16, height: rows * (isFrameOnly ? 16 : 32))
        guard max(size.width, size.height) <= CodecConfiguration.largestSide else {
            throw BitReader.Malformed()
        }
        codedSize = size
        usability = try? Self.usability(&reader, isFrameOnly: isFrameOnly)
    }

    /// What stands behind the size.
    private static func usability(
        _ reader: inout BitReader, isFrameOnly: Bool
    ) throws(BitReader.Malformed) -> VideoUsability? {
        try reader.skip(isFrameOnly ? 1 : 2)  // Macroblocks of fields, inference of motion.
        if try reader.flag() {
            for _ in 0..<4 { _ = try reader.unsignedGolomb() }  // Cropping.
        }
        return try reader.flag() ? try VideoUsability(&reader) : nil
    }

    /// Reads chroma format and bit depths, and steps over scaling lists.
    private static func format(_ reader: inout BitReader) throws(BitReader.Malformed) -> SampleLayout {
        let chroma = try reader.unsignedGolomb()
        guard chroma <= 3 else { throw BitReader.Malformed() }
        if chroma == 3 { try reader.skip(1) }  // Separate planes.
        let luma = try reader.unsignedGolomb()
        let depths = (luma, try reader.unsignedGolomb())
        guard max(depths.0, depths.1) <= 6 else { throw BitReader.Malformed() }
        let layout = SampleLayout(
            chromaFormat: Int(chroma), lumaDepth: 8 + Int(depths.0), chromaDepth: 8 + Int(depths.1))
        try reader.skip(1)  // Lossless.
        guard try reader.flag() else { return layout }
        for list in 0..<(chroma == 3 ? 12 : 8) where try reader.flag() {
            try skipScalingList(length: list < 6 ? 16 : 64, &reader)
        }
        return layout
    }

    /// Steps over one scaling list, which ends early where the next scale would be 0 (7.3.2.1.1.1).
    private static func skipScalingList(
        length: Int, _ reader: inout BitReader
    ) throws(BitReader.Malformed) {
        var last: Int64 = 8
        for _ in 0..<length {
            let next = (last + (try reader.signedGolomb())) & 255
            guard next != 0 else { return }
            last = next
        }
    }

    /// Steps over what tells the order of pictures.
    private static func skipPictureOrder(_ reader: inout BitReader) throws(BitReader.Malformed) {
        switch try reader.unsignedGolomb() {
        case 0: _ = try reader.unsignedGolomb()
        case 1:
            try reader.skip(1)
            for _ in 0..<2 { _ = try reader.signedGolomb() }
            let cycle = try reader.unsignedGolomb()
            guard cycle <= 255 else { throw BitReader.Malformed() }
            for _ in 0..<cycle { _ = try reader.signedGolomb() }
        case 2: break
        default: throw BitReader.Malformed()
        }
    }
}
