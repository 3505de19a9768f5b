import FFmpeg
import PictureGeometry
import Pictures

extension Frame {
    /// Scales the frame in its coded position, then turns the small picture.
    ///
    /// - Parameters:
    ///   - sampleAspectRatio: The shape of its samples.
    ///   - matrix: The container's display matrix; nil where the frame may have its own.
    ///   - size: The size wanted; nil for the display size.
    ///   - isUpright: Whether it is turned and mirrored as it is to be shown.
    borrowing func bitmap(
        sampleAspectRatio: SampleAspectRatio?, matrix: [Int32]?, size: SizeRequest?, isUpright: Bool
    ) throws -> Bitmap {
        let shape = PictureShape(
            codedSize: self.size, sampleAspectRatio: sampleAspectRatio,
            matrix: isUpright ? matrix ?? displayMatrix : nil)
        let shown = size?.resolved(for: shape.displaySize) ?? shape.displaySize
        let orientation = shape.orientation ?? .upright
        let pixels = try Scaler.convert(self, to: orientation.inverse.turned(shown))
        guard
            let bitmap = Bitmap(
                size: pixels.size, format: pixels.hasAlpha ? .rgba : .rgb, bytes: pixels.bytes)
        else { throw MovieError.nothingDecodes("a picture of \(pixels.size.width)x\(pixels.size.height)") }
        return bitmap.turned(by: orientation)
    }
}
