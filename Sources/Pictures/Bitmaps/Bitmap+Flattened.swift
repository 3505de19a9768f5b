import PictureGeometry

extension Bitmap {
    /// This picture laid on a colour, without alpha.
    ///
    /// The mixture is of sRGB values as they stand, not of light: browsers and editors do the same.
    public func flattened(over background: Color) -> Bitmap {
        guard format == .rgba else { return self }
        let bytes = [UInt8](capacity: size.width * size.height * Format.rgb.bytesPerPixel) { output in
            let source = self.bytes.span
            for pixel in stride(from: 0, to: source.count, by: Format.rgba.bytesPerPixel) {
                let alpha = source[pixel + 3]
                output.append(source[pixel].mixed(with: background.red, by: alpha))
                output.append(source[pixel + 1].mixed(with: background.green, by: alpha))
                output.append(source[pixel + 2].mixed(with: background.blue, by: alpha))
            }
        }
        return Bitmap(size: size, format: .rgb, counted: bytes)
    }
}

extension UInt8 {
    /// `alpha` 255ths of this value and the rest of `background`, rounded to nearest.
    @inline(__always)
    fileprivate func mixed(with background: UInt8, by alpha: UInt8) -> UInt8 {
        UInt8((UInt32(self) * UInt32(alpha) + UInt32(background) * UInt32(255 - alpha) + 127) / 255)
    }
}
