public import PictureGeometry

/// A picture in memory: rows from the top, pixels from the left, eight bits a channel, no gap between rows.
///
/// It cannot hold another count of bytes than its size and format say. How many pixels are too many is for the
/// caller to decide, before it allocates them.
public struct Bitmap: Hashable, Sendable {
    /// The channels of a pixel, in the order of its bytes.
    public enum Format: Hashable, CaseIterable, Sendable {
        /// Red, green, blue.
        case rgb
        /// Red, green, blue, and alpha that is not multiplied into them: 255 covers, 0 shows nothing.
        case rgba

        /// Bytes of one pixel.
        public var bytesPerPixel: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// Bytes of a bitmap of `size`, or nil where a side is not positive or the count does not fit in an `Int`.
        public func byteCount(of size: PixelSize) -> Int? {
            guard size.width > 0, size.height > 0 else { return nil }
            let (row, rowOverflows) = size.width.multipliedReportingOverflow(by: bytesPerPixel)
            let (count, countOverflows) = row.multipliedReportingOverflow(by: size.height)
            return rowOverflows || countOverflows ? nil : count
        }
    }

    /// Columns and rows, both positive.
    public let size: PixelSize
    /// The channels of a pixel.
    public let format: Format
    /// The rows, one behind the other.
    public let bytes: [UInt8]

    /// Takes `bytes` for a picture, or gives nil where their count is not that of `size` and `format`.
    public init?(size: PixelSize, format: Format, bytes: [UInt8]) {
        guard format.byteCount(of: size) == bytes.count else { return nil }
        self.init(size: size, format: format, counted: bytes)
    }

    /// Takes bytes whose count is known to be right.
    init(size: PixelSize, format: Format, counted bytes: [UInt8]) {
        self.size = size
        self.format = format
        self.bytes = bytes
    }

    /// Bytes of one row.
    public var bytesPerRow: Int { size.width * format.bytesPerPixel }

    /// The bytes of row `y`, counted from the top, from 0.
    func row(_ y: Int) -> Range<Int> { y * bytesPerRow..<(y + 1) * bytesPerRow }
}
