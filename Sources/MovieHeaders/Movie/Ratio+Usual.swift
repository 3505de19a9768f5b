extension Ratio {
    /// The rate that cameras and films have, where this is nearer to it than `tolerance` of it; else this one.
    ///
    /// A whole number goes before its 1001st part less, unless that is clearly nearer.
    public func usual(within tolerance: Double) -> Ratio {
        let value = Double(numerator) / Double(denominator)
        guard value < 1e6 else { return self }
        let whole = Int64(value.rounded())
        let candidates = [(Ratio(whole, over: 1), 1.0), (Ratio(whole * 1000, over: 1001), 2.0)]
        let near = candidates.compactMap { usual, handicap -> (rate: Ratio, distance: Double)? in
            guard let usual else { return nil }
            let distance = abs(Double(usual.numerator) / Double(usual.denominator) - value)
            return distance < value * tolerance ? (usual, distance * handicap) : nil
        }
        return near.min { $0.distance < $1.distance }?.rate ?? self
    }

    /// Whether another number is within a hundredth of this one.
    public func isNear(_ other: Ratio) -> Bool {
        let (value, another) = (
            Double(numerator) / Double(denominator), Double(other.numerator) / Double(other.denominator)
        )
        return abs(value - another) <= another / 100
    }
}
