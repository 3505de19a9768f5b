extension PixelLayout {
    /// Planes of luma and chroma, or of green, blue and red; nil for depths that no decoder gives.
    ///
    /// - Parameters:
    ///   - chroma: 0 for grey, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
    ///   - depth: Bits of a sample.
    ///   - isRGB: Whether the planes are colours; they then have 4:4:4.
    ///   - hasOwnName: Whether FFmpeg's decoder has a name of its own for full range at eight bits, and it is full.
    static func planar(
        chroma: Int, depth: Int, isRGB: Bool = false, hasOwnName: Bool = false, hasAlpha: Bool = false
    ) -> PixelLayout? {
        guard [8, 9, 10, 12, 14].contains(depth), (0...3).contains(chroma) else { return nil }
        let suffix = depth > 8 ? "\(depth)le" : ""
        if chroma == 0 { return PixelLayout(name: "gray" + suffix, bitDepth: depth, chroma: "gray") }
        if isRGB, chroma == 3 {
            return PixelLayout(name: "gbrp" + suffix, bitDepth: depth, chroma: nil)
        }
        let family = hasAlpha ? "yuva" : hasOwnName && depth == 8 ? "yuvj" : "yuv"
        let word = chroma == 1 ? "4:2:0" : chroma == 2 ? "4:2:2" : "4:4:4"
        let digits = chroma == 1 ? "420p" : chroma == 2 ? "422p" : "444p"
        return PixelLayout(name: family + digits + suffix, bitDepth: depth, chroma: word, hasAlpha: hasAlpha)
    }
}
