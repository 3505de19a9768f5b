import PictureGeometry

/// A sequence header (AV1 bitstream specification, 5.5).
struct AV1SequenceHeader {
    /// 0 to 2.
    let profile: Int
    /// Level and tier of the first operating point.
    private(set) var level = 0
    private(set) var isHighTier = false
    /// The largest size of a frame.
    let size: PixelSize
    /// Colours.
    let format: AV1ColorFormat

    /// Reads the payload of the unit.
    init(_ payload: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(payload)
        profile = Int(try reader.bits(3))
        guard profile <= 2 else { throw BitReader.Malformed() }
        try reader.skip(1)
        let isReduced = try reader.flag()
        if isReduced {
            level = Int(try reader.bits(5))
        } else {
            try Self.readPoints(&reader, &level, &isHighTier)
        }
        let (across, down) = (Int(try reader.bits(4)) + 1, Int(try reader.bits(4)) + 1)
        let (width, height) = (Int(try reader.bits(across)) + 1, Int(try reader.bits(down)) + 1)
        guard let size = PixelSize.plausible(width, height) else { throw BitReader.Malformed() }
        self.size = size
        if !isReduced, try reader.flag() { try reader.skip(7) }
        try reader.skip(3)
        if !isReduced { try Self.skipTools(&reader) }
        try reader.skip(3)
        format = try AV1ColorFormat(&reader, profile: profile)
    }

    private static func readPoints(
        _ reader: inout BitReader, _ level: inout Int, _ isHighTier: inout Bool
    ) throws(BitReader.Malformed) {
        var delayBits: Int?
        if try reader.flag() {
            try reader.skip(64)
            if try reader.flag() { _ = try reader.unsignedGolomb() }
            if try reader.flag() {
                delayBits = Int(try reader.bits(5)) + 1
                try reader.skip(42)
            }
        }
        let hasDelays = try reader.flag()
        for point in 0...(try reader.bits(5)) {
            try reader.skip(12)
            let pointLevel = Int(try reader.bits(5))
            let isHigh = pointLevel > 7 ? try reader.flag() : false
            if point == 0 { (level, isHighTier) = (pointLevel, isHigh) }
            if let delayBits, try reader.flag() { try reader.skip(2 * delayBits + 1) }
            if hasDelays, try reader.flag() { try reader.skip(4) }
        }
    }

    private static func skipTools(_ reader: inout BitReader) throws(BitReader.Malformed) {
        try reader.skip(4)
        let hasOrder = try reader.flag()
        if hasOrder { try reader.skip(2) }
        let isScreenContentPossible = try reader.flag() ? true : try reader.flag()
        if isScreenContentPossible, try !reader.flag() { try reader.skip(1) }
        if hasOrder { try reader.skip(3) }
    }
}

/// How the samples of AV1 are laid out and what their colours are (5.5.2).
struct AV1ColorFormat {
    /// Bits of a sample.
    let depth: Int
    /// Whether there is luma only.
    let isGray: Bool
    /// 0 for grey, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
    private(set) var chroma = 1
    /// Where chroma samples lie; 0 where it is not known.
    private(set) var position = 0
    /// The colour description; each code is 2 where it is not said.
    let color: ColorCodes
    /// Whether samples use all their values.
    let isFullRange: Bool

    /// Reads the colour configuration.
    init(_ reader: inout BitReader, profile: Int) throws(BitReader.Malformed) {
        let isDeep = try reader.flag()
        let isDeepest = isDeep && profile == 2 ? try reader.flag() : false
        depth = isDeepest ? 12 : isDeep ? 10 : 8
        isGray = profile != 1 ? try reader.flag() : false
        var codes: [UInt8] = [2, 2, 2]
        if try reader.flag() {
            for index in codes.indices { codes[index] = UInt8(try reader.bits(8)) }
        }
        color = ColorCodes(primaries: codes[0], transfer: codes[1], matrix: codes[2])
        if isGray {
            isFullRange = try reader.flag()
            chroma = 0
        } else if codes == [1, 13, 0] {
            isFullRange = true
            chroma = 3
        } else {
            isFullRange = try reader.flag()
            chroma = profile == 0 ? 1 : profile == 1 ? 3 : 2
            if profile == 2, depth == 12 {
                chroma = try reader.flag() ? try reader.flag() ? 1 : 2 : 3
            }
            if chroma == 1 { position = Int(try reader.bits(2)) }
        }
    }
}
