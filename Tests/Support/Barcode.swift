/// The frame number that every frame of the film carries; `media/README.md` has the layout.
public enum Barcode {
    /// How many bits a number has.
    public static let bitCount = 12

    /// The number in tightly packed pixels, or nil where none can be read for certain.
    public static func number(
        in bytes: [UInt8], width: Int, height: Int, layout: DecodedPicture.Layout = .rgb
    ) -> Int? {
        number(in: DecodedPicture(width: width, height: height, layout: layout, bytes: bytes))
    }

    /// The number in a picture of at least 64x36, or nil where none can be read for certain.
    public static func number(in picture: DecodedPicture) -> Int? {
        guard picture.width >= 64, picture.height >= 36 else { return nil }
        guard bit(at: 1, of: picture) == true, isDark(column: 14, of: picture) else { return nil }
        var number = 0
        for column in 2..<2 + bitCount {
            guard let bit = bit(at: column, of: picture) else { return nil }
            number = number << 1 | (bit ? 1 : 0)
        }
        return number
    }

    /// How much brighter white must be than black, of 255: compression and scaling take much less.
    static let contrast = 96.0

    /// The rows of the bits and of their complements, in shares of the height.
    static let rows = (upper: 5.0 / 18...9.0 / 18, lower: 9.0 / 18...13.0 / 18)

    /// The columns of the cell `column`, in shares of the width.
    static func columns(_ column: Int) -> ClosedRange<Double> { Double(column) / 16...Double(column + 1) / 16 }

    /// Whether the upper cell is white and the lower black; nil where they are not opposite.
    private static func bit(at column: Int, of picture: DecodedPicture) -> Bool? {
        let difference =
            brightness(column, rows.upper, of: picture) - brightness(column, rows.lower, of: picture)
        return abs(difference) < contrast ? nil : difference > 0
    }

    private static func isDark(column: Int, of picture: DecodedPicture) -> Bool {
        max(brightness(column, rows.upper, of: picture), brightness(column, rows.lower, of: picture)) < contrast
    }

    /// The mean of the inner half of a cell, which neighbours do not blur into.
    private static func brightness(
        _ column: Int, _ rows: ClosedRange<Double>, of picture: DecodedPicture
    ) -> Double {
        let mean = picture.mean(x: columns(column).innerHalf, y: rows.innerHalf)
        return (mean.red + mean.green + mean.blue) / 3
    }
}

extension ClosedRange<Double> {
    /// The range without its first and last quarter.
    var innerHalf: ClosedRange {
        let quarter = (upperBound - lowerBound) / 4
        return lowerBound + quarter...upperBound - quarter
    }
}
