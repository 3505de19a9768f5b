import PictureGeometry

extension PixelSize {
    /// Sides beyond this many samples are taken for damage; the largest level of any codec stays below 17,000.
    static var largestSide: Int { 65_536 }

    /// The size without edges, or nil where nothing is left.
    func cropped(across: Int, down: Int) -> PixelSize? {
        guard across >= 0, down >= 0, across < width, down < height else { return nil }
        return PixelSize(width: width - across, height: height - down)
    }

    /// The size, or nil where a side is none that a picture has.
    static func plausible(_ width: Int, _ height: Int) -> PixelSize? {
        guard (1...largestSide).contains(width), (1...largestSide).contains(height) else { return nil }
        return PixelSize(width: width, height: height)
    }
}
