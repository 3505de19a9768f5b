extension Ratio {
    /// The number nearest to `numerator / denominator` whose terms are at most `termLimit`; nil for none above zero.
    ///
    /// Frame rates come as whole nanoseconds of a frame: 41,708,333 of them are meant to be 1001/24000 of a second.
    static func nearest(_ numerator: Int64, over denominator: Int64, termLimit: Int64) -> Ratio? {
        guard let exact = Ratio(numerator, over: denominator), termLimit > 0 else { return nil }
        guard exact.numerator > termLimit || exact.denominator > termLimit else { return exact }
        // Convergents of the continued fraction, and of the last one that would be too large what still fits.
        var (before, last) = ((top: Int64(0), bottom: Int64(1)), (top: Int64(1), bottom: Int64(0)))
        var (left, right) = (exact.numerator, exact.denominator)
        while right != 0 {
            let whole = left / right
            let room = min(
                last.top > 0 ? (termLimit - before.top) / last.top : .max,
                last.bottom > 0 ? (termLimit - before.bottom) / last.bottom : .max)
            let steps = min(whole, room)
            let next = (top: before.top + steps * last.top, bottom: before.bottom + steps * last.bottom)
            if steps < whole {
                return closer(next, last, to: exact)
            }
            (before, last) = (last, next)
            (left, right) = (right, left % right)
        }
        return Ratio(last.top, over: last.bottom)
    }

    private static func closer(
        _ first: (top: Int64, bottom: Int64), _ second: (top: Int64, bottom: Int64), to exact: Ratio
    ) -> Ratio? {
        guard let one = Ratio(first.top, over: first.bottom) else {
            return Ratio(second.top, over: second.bottom)
        }
        guard let other = Ratio(second.top, over: second.bottom) else { return one }
        return one.distance(to: exact) < other.distance(to: exact) ? one : other
    }

    private func distance(to other: Ratio) -> Double {
        let left = Int128(numerator) * Int128(other.denominator)
        let right = Int128(other.numerator) * Int128(denominator)
        return Double((left - right).magnitude) / (Double(denominator) * Double(other.denominator))
    }
}
