import PictureGeometry

/// The beginning of a key frame (VP9 bitstream specification, 6.2).
struct VP9FrameHeader {
    /// 0 to 3.
    let profile: Int
    /// Bits of a sample.
    let depth: Int
    /// The pixels.
    let pixels: PixelLayout
    /// The colour description; each code but the matrix is 2 where one number does not tell it.
    let color: ColorCodes
    /// Whether samples use all their values.
    let isFullRange: Bool
    /// The size of the frame.
    let size: PixelSize

    /// Reads the first bytes; a frame of several begins with the header of its first.
    init(_ bytes: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(Array(bytes.prefix(32)))
        guard try reader.bits(2) == 2 else { throw BitReader.Malformed() }
        let low = Int(try reader.bits(1))
        profile = low | Int(try reader.bits(1)) << 1
        if profile == 3 { try reader.skip(1) }
        // Not one that is shown again, and a key frame.
        guard try !reader.flag(), try !reader.flag() else { throw BitReader.Malformed() }
        try reader.skip(2)
        guard try reader.bits(24) == 0x498342 else { throw BitReader.Malformed() }
        depth = profile < 2 ? 8 : try reader.flag() ? 12 : 10
        let space = Int(try reader.bits(3))
        let matrices: [UInt8] = [2, 5, 1, 6, 7, 9, 2, 0]
        color = ColorCodes(primaries: 2, transfer: 2, matrix: matrices[space])
        let isOdd = profile & 1 == 1
        isFullRange = space == 7 ? true : try reader.flag()
        var layout: PixelLayout?
        if space == 7 {
            guard isOdd else { throw BitReader.Malformed() }
            try reader.skip(1)
            layout = .planar(chroma: 3, depth: depth, isRGB: true)
        } else if isOdd {
            layout = Self.layout(across: try reader.flag(), down: try reader.flag(), depth: depth)
            try reader.skip(1)
        } else {
            layout = .planar(chroma: 1, depth: depth)
        }
        guard let layout else { throw BitReader.Malformed() }
        pixels = layout
        let (width, height) = (Int(try reader.bits(16)) + 1, Int(try reader.bits(16)) + 1)
        size = PixelSize(width: width, height: height)
    }

    private static func layout(across: Bool, down: Bool, depth: Int) -> PixelLayout? {
        switch (across, down) {
        case (false, false): return .planar(chroma: 3, depth: depth)
        case (true, false): return .planar(chroma: 2, depth: depth)
        case (false, true):
            let suffix = depth > 8 ? "\(depth)le" : ""
            return PixelLayout(name: "yuv440p" + suffix, bitDepth: depth, chroma: "4:4:0")
        case (true, true): return nil
        }
    }
}
