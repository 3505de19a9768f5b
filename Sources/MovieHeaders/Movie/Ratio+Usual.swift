extension Ratio {
    /// The rate that cameras and films have, where this is nearer to it than `tolerance` of it; else this one.
    public func usual(within tolerance: Double) -> Ratio {
        let value = Double(numerator) / Double(denominator)
        guard value < 1e6 else { return self }
        let whole = Int64(value.rounded())
        let usual = [Ratio(whole, over: 1), Ratio(whole * 1000, over: 1001)].compactMap(\.self)
        return usual.first { abs(Double($0.numerator) / Double($0.denominator) - value) < value * tolerance }
            ?? self
    }

    /// Whether another number is within a hundredth of this one.
    public func isNear(_ other: Ratio) -> Bool {
        let (value, another) = (
            Double(numerator) / Double(denominator), Double(other.numerator) / Double(other.denominator)
        )
        return abs(value - another) <= another / 100
    }
}
