extension DecodedPicture {
    /// The picture as it looks after the Exif orientation `orientation` (1 to 8) is applied.
    public func turned(by orientation: Int) -> DecodedPicture {
        let exchanges = orientation >= 5
        let (width, height) = exchanges ? (height, width) : (width, height)
        var turned: [UInt8] = []
        turned.reserveCapacity(bytes.count)
        for y in 0..<height {
            for x in 0..<width {
                let (right, down) = (width - 1 - x, height - 1 - y)
                let (column, row) =
                    switch orientation {
                    case 1: (x, y)
                    case 2: (right, y)
                    case 3: (right, down)
                    case 4: (x, down)
                    case 5: (y, x)
                    case 6: (y, right)
                    case 7: (down, right)
                    case 8: (down, x)
                    default: preconditionFailure("no orientation: \(orientation)")
                    }
                turned += self[column, row]
            }
        }
        return DecodedPicture(width: width, height: height, layout: layout, bytes: turned)
    }
}
