import PictureGeometry
import Pictures
import Testing

/// A picture without two equal neighbours, the same on every run.
func noise(_ width: Int, _ height: Int, _ format: Bitmap.Format) throws -> Bitmap {
    var state: UInt32 = 1
    let bytes = (0..<width * height * format.bytesPerPixel).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(truncatingIfNeeded: state >> 24)
    }
    return try #require(Bitmap(size: PixelSize(width: width, height: height), format: format, bytes: bytes))
}

/// A picture whose pixel in each column and row is what `pixel` says.
func picture(
    _ width: Int, _ height: Int, _ format: Bitmap.Format = .rgb, pixel: (_ column: Int, _ row: Int) -> [UInt8]
) throws -> Bitmap {
    let bytes = (0..<height).flatMap { row in (0..<width).flatMap { column in pixel(column, row) } }
    return try #require(Bitmap(size: PixelSize(width: width, height: height), format: format, bytes: bytes))
}
