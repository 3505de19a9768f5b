import PictureGeometry

/// The beginning of a sequence parameter set, up to the colour description (ITU-T H.264, 7.3.2.1.1).
struct H264SequenceParameters {
    /// The size in whole macroblocks, before cropping, in luma samples.
    let codedSize: PixelSize
    /// The size after cropping; nil where cropping is cut off, or leaves nothing.
    private(set) var croppedSize: PixelSize?
    /// How samples are laid out.
    let samples: SampleLayout
    /// What it takes to read the header of a slice.
    let slices: H264SliceSyntax
    /// How pictures are to be shown; nil where that is not said, or cut off.
    private(set) var usability: VideoUsability?

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
        let numberBits = try Self.counterBits(&reader)
        let order = try Self.pictureOrder(&reader)
        _ = try reader.unsignedGolomb()  // Reference frames.
        try reader.skip(1)  // Gaps in frame numbers.
        let columns = Int(try reader.unsignedGolomb()) + 1
        let rows = Int(try reader.unsignedGolomb()) + 1
        // Without this flag, rows are counted in fields, and a frame has two.
        let isFrameOnly = try reader.flag()
        let size = PixelSize(width: columns * 16, height: rows * (isFrameOnly ? 16 : 32))
        guard max(size.width, size.height) <= PixelSize.largestSide else {
            throw BitReader.Malformed()
        }
        codedSize = size
        slices = H264SliceSyntax(
            isFrameOnly: isFrameOnly, hasPlanes: samples.hasPlanes, numberBits: numberBits, order: order)
        try? readRest(&reader)
    }

    /// Reads what stands behind the size.
    private mutating func readRest(_ reader: inout BitReader) throws(BitReader.Malformed) {
        try reader.skip(slices.isFrameOnly ? 1 : 2)  // Macroblocks of fields, inference of motion.
        var edges = [0, 0, 0, 0]
        if try reader.flag() {
            for edge in edges.indices { edges[edge] = Int(try reader.unsignedGolomb()) }
        }
        let chroma = samples.hasPlanes ? 0 : samples.chromaFormat
        let across = chroma == 1 || chroma == 2 ? 2 : 1
        let down = (chroma == 1 ? 2 : 1) * (slices.isFrameOnly ? 1 : 2)
        croppedSize = codedSize.cropped(
            across: across * (edges[0] + edges[1]), down: down * (edges[2] + edges[3]))
        if try reader.flag() { usability = try VideoUsability(&reader) }
    }

    /// The length of a counter whose logarithm is written less 4.
    private static func counterBits(_ reader: inout BitReader) throws(BitReader.Malformed) -> Int {
        let bits = Int(try reader.unsignedGolomb()) + 4
        guard bits <= 16 else { throw BitReader.Malformed() }
        return bits
    }

    /// Reads chroma format and bit depths, and steps over scaling lists.
    private static func format(_ reader: inout BitReader) throws(BitReader.Malformed) -> SampleLayout {
        let chroma = try reader.unsignedGolomb()
        guard chroma <= 3 else { throw BitReader.Malformed() }
        let hasPlanes = chroma == 3 ? try reader.flag() : false
        let luma = try reader.unsignedGolomb()
        let depths = (luma, try reader.unsignedGolomb())
        guard max(depths.0, depths.1) <= 6 else { throw BitReader.Malformed() }
        let layout = SampleLayout(
            chromaFormat: Int(chroma), lumaDepth: 8 + Int(depths.0), chromaDepth: 8 + Int(depths.1),
            hasPlanes: hasPlanes)
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

    /// Reads what tells the order of pictures.
    private static func pictureOrder(
        _ reader: inout BitReader
    ) throws(BitReader.Malformed) -> H264SliceSyntax.Order {
        switch try reader.unsignedGolomb() {
        case 0: return .counted(bits: try counterBits(&reader))
        case 1:
            let isSilent = try reader.flag()
            _ = try reader.signedGolomb()
            let lag = try reader.signedGolomb()
            let cycle = try reader.unsignedGolomb()
            guard cycle <= 255 else { throw BitReader.Malformed() }
            for _ in 0..<cycle { _ = try reader.signedGolomb() }
            return .cyclic(lag: lag, isSilent: isSilent)
        case 2: return .decoding
        default: throw BitReader.Malformed()
        }
    }
}
