/// Writes PNG files: RGB or RGBA of eight bits, sRGB.
///
/// Every row is stored as its difference from the row above, and the whole is deflated in one call at the fastest
/// level. Trying all filters on each row, as libpng does unasked, takes ten times as long and gains little.
public struct PNGWriter: Hashable, Sendable {
    /// Bytes of the signature, of the other chunks, and around the pixels, at most.
    private static let overhead = 128

    /// Writes with the only settings there are.
    public init() {}

    /// The bytes of a PNG file.
    ///
    /// - Throws: Where memory is short, or the picture deflates to more than one chunk can hold, 2 GiB.
    public func encode(_ bitmap: Bitmap) throws(PictureError) -> [UInt8] {
        let tooLarge = PictureError(.compressPNG, "the picture is too large for PNG")
        guard let header = bitmap.pngHeader else { throw tooLarge }
        var deflater = try Deflater(level: 1)
        let pixels = deflater.zlib(bitmap.differencesFromRowAbove)
        guard pixels.count <= Int32.max else { throw tooLarge }
        var file = PNGFile(expecting: pixels.count + Self.overhead)
        file.append("IHDR", header)
        file.append("sRGB", [0])  // Perceptual, as photographs want.
        file.append("IDAT", pixels)
        file.append("IEND", [])
        return file.bytes
    }
}
