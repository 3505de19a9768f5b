extension SizeRequest {
    /// The size that answers this request for an upright picture of `picture` pixels, by the rule `contain`.
    ///
    /// The picture keeps its shape and is never enlarged: a one-sided request gives that side, a box gives the
    /// largest size that fits inside. The other side is rounded to nearest, a half upwards, and is at least 1.
    public func resolved(for picture: PixelSize) -> PixelSize {
        let (columns, rows) = (max(1, picture.width), max(1, picture.height))
        let width = min(width ?? columns, columns)
        let height = min(height ?? rows, rows)
        // The side that asks for the stronger reduction rules: width / columns against height / rows.
        return if Int128(width) * Int128(rows) <= Int128(height) * Int128(columns) {
            PixelSize(width: width, height: max(1, rows.scaled(by: width, over: columns)))
        } else {
            PixelSize(width: max(1, columns.scaled(by: height, over: rows)), height: height)
        }
    }
}
