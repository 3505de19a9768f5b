import PictureGeometry
import Pictures
import TestSupport
import Testing

/// The picture that the `ffmpeg` command sees in a picture file.
func decoded(_ file: [UInt8], as format: Bitmap.Format) throws -> Bitmap {
    let layout: DecodedPicture.Layout =
        switch format {
        case .rgb: .rgb
        case .rgba: .rgba
        }
    let picture = try DecodedPicture(encoded: file, layout: layout)
    let size = PixelSize(width: picture.width, height: picture.height)
    return try #require(Bitmap(size: size, format: format, bytes: picture.bytes))
}
