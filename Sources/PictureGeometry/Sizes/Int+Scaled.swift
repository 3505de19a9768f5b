extension Int {
    /// This length multiplied by `numerator / denominator`, rounded to nearest, a half upwards.
    ///
    /// For lengths and factors that are not negative. The product is formed in 128 bits, for the numbers come from
    /// files; the result saturates.
    func scaled(by numerator: Int, over denominator: Int) -> Int {
        let (product, divisor) = (Int128(self) * Int128(numerator), Int128(denominator))
        return Int(clamping: (product + divisor / 2) / divisor)
    }
}
