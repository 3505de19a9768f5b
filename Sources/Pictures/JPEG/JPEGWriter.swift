/// Writes JPEG files: JFIF, 4:2:0, accurate DCT.
public struct JPEGWriter: Hashable, Sendable {
    /// Quality, 1 to 100, on the scale of libjpeg.
    public var quality: Int
    /// What alpha is laid on, for JPEG has none.
    public var background: Color

    /// Writes at `quality` from 1 to 100; any other makes `encode` fail.
    public init(quality: Int = 85, background: Color = .white) {
        self.quality = quality
        self.background = background
    }

    /// The bytes of a JPEG file.
    ///
    /// - Throws: Where the quality is out of range, a side is above 65500, or memory is short.
    public func encode(_ bitmap: Bitmap) throws(PictureError) -> [UInt8] {
        let opaque = bitmap.flattened(over: background)
        var compressor = try JPEGCompressor()
        return try compressor.compress(opaque, quality: quality)
    }
}
