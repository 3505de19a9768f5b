import PictureGeometry

extension Bitmap {
    /// The content of PNG's header chunk, or nil where a side is above 2³¹−1.
    var pngHeader: [UInt8]? {
        guard let width = Int32(exactly: size.width), let height = Int32(exactly: size.height) else {
            return nil
        }
        let colorType: UInt8 =
            switch format {
            case .rgb: 2
            case .rgba: 6
            }
        return UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
            // Eight bits a channel; the only compression and the only set of filters; not interlaced.
            + [8, colorType, 0, 0, 0]
    }

    /// The rows as PNG wants them before compression: each is its difference from the row above, behind the number
    /// of that filter.
    var differencesFromRowAbove: [UInt8] {
        let rowLength = bytesPerRow
        return [UInt8](capacity: (rowLength + 1) * size.height) { output in
            let pixels = bytes.span
            // Above the first row lies a row of zeros.
            output.append(Self.upFilter)
            let first = pixels.extracting(..<rowLength)
            for index in first.indices { output.append(first[index]) }
            for y in 1..<max(size.height, 1) {
                output.append(Self.upFilter)
                let row = pixels.extracting(y * rowLength..<(y + 1) * rowLength)
                let above = pixels.extracting((y - 1) * rowLength..<y * rowLength)
                for index in row.indices { output.append(row[index] &- above[index]) }
            }
        }
    }

    /// PNG's number of the filter UP.
    private static let upFilter: UInt8 = 2
}
