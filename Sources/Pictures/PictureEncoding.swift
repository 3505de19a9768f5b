/// A picture file format with its settings.
public enum PictureEncoding: Hashable, Sendable {
    /// JPEG.
    case jpeg(JPEGWriter = JPEGWriter())
    /// PNG.
    case png(PNGWriter = PNGWriter())

    /// The bytes of a picture file.
    public func encode(_ bitmap: Bitmap) throws(PictureError) -> [UInt8] {
        switch self {
        case .jpeg(let writer): try writer.encode(bitmap)
        case .png(let writer): try writer.encode(bitmap)
        }
    }
}
