/// Pixels in memory: tightly packed rows from top to bottom.
public struct DecodedPicture: Hashable, Sendable {
    /// What a pixel consists of.
    public enum Layout: Int, Sendable {
        /// One byte of brightness.
        case gray = 1
        /// Red, green, blue.
        case rgb = 3
        /// Red, green, blue, alpha.
        case rgba = 4
    }

    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// What a pixel consists of.
    public let layout: Layout
    /// The rows, `width * layout.rawValue` bytes each.
    public let bytes: [UInt8]

    /// Takes pixels; traps where the number of bytes does not fit.
    public init(width: Int, height: Int, layout: Layout, bytes: [UInt8]) {
        precondition(bytes.count == width * height * layout.rawValue, "bytes do not fit \(width)x\(height)")
        self.width = width
        self.height = height
        self.layout = layout
        self.bytes = bytes
    }

    /// The bytes of the pixel in column `x` of row `y`.
    public subscript(x: Int, y: Int) -> ArraySlice<UInt8> {
        let start = (y * width + x) * layout.rawValue
        return bytes[start..<start + layout.rawValue]
    }

    /// The frame number on it; nil where there is none to read.
    public var number: Int? { Barcode.number(in: self) }

    /// The colours in its corners.
    public var corners: Corners { Corners(of: self) }
}

extension DecodedPicture {
    /// The mean red, green and blue of a region, given in shares of the width and height.
    func mean(x: ClosedRange<Double>, y: ClosedRange<Double>) -> (red: Double, green: Double, blue: Double) {
        let columns = pixels(x, of: width)
        let rows = pixels(y, of: height)
        let (green, blue) = layout == .gray ? (0, 0) : (1, 2)
        var sums = (red: 0, green: 0, blue: 0)
        for row in rows {
            for column in columns {
                let pixel = (row * width + column) * layout.rawValue
                sums.red += Int(bytes[pixel])
                sums.green += Int(bytes[pixel + green])
                sums.blue += Int(bytes[pixel + blue])
            }
        }
        let count = Double(columns.count * rows.count)
        return (Double(sums.red) / count, Double(sums.green) / count, Double(sums.blue) / count)
    }

    /// The whole pixels in a share of `length`, one at least.
    private func pixels(_ share: ClosedRange<Double>, of length: Int) -> Range<Int> {
        let first = min(Int((share.lowerBound * Double(length)).rounded()), length - 1)
        return first..<min(max(first + 1, Int((share.upperBound * Double(length)).rounded())), length)
    }
}
