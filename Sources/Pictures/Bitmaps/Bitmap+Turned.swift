public import PictureGeometry

extension Bitmap {
    /// This picture turned by `orientation`: what an upright viewer of it sees.
    public func turned(by orientation: Orientation) -> Bitmap {
        guard orientation != .upright else { return self }
        let walk = SourceWalk(of: self, turnedBy: orientation)
        let bytes = [UInt8](capacity: self.bytes.count) { output in
            switch format {
            case .rgb: walk.append(self.bytes.span, bytesPerPixel: 3, to: &output)
            case .rgba: walk.append(self.bytes.span, bytesPerPixel: 4, to: &output)
            }
        }
        return Bitmap(size: orientation.turned(size), format: format, counted: bytes)
    }
}

/// The order in which a turned picture takes the bytes of the stored one.
private struct SourceWalk {
    /// The first byte of the pixel that comes to the top left.
    let start: Int
    /// From a pixel to the one that comes right of it, in bytes.
    let columnStep: Int
    /// From a pixel to the one that comes below it, in bytes.
    let rowStep: Int
    /// The size of the turned picture.
    let size: PixelSize

    init(of bitmap: Bitmap, turnedBy orientation: Orientation) {
        size = orientation.turned(bitmap.size)
        let back = orientation.inverse
        let stored = bitmap.size, turned = size
        func offset(_ column: Int, _ row: Int) -> Int {
            let place = back.place(ofColumn: column, row: row, in: turned)
            return (place.row * stored.width + place.column) * bitmap.format.bytesPerPixel
        }
        start = offset(0, 0)
        // Steps are the same everywhere, so that of a picture of one column or row need not lie inside it.
        columnStep = offset(1, 0) - start
        rowStep = offset(0, 1) - start
    }

    @inline(__always)
    func append(_ source: Span<UInt8>, bytesPerPixel: Int, to output: inout OutputSpan<UInt8>) {
        for row in 0..<size.height {
            var pixel = start + row * rowStep
            for _ in 0..<size.width {
                for channel in 0..<bytesPerPixel { output.append(source[pixel + channel]) }
                pixel += columnStep
            }
        }
    }
}
