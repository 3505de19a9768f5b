extension FixedWidthInteger where Self: SignedInteger {
    /// The sum with a number that is not negative, or the largest number where it does not fit.
    ///
    /// For offsets made of lengths out of a file: one beyond all files stays beyond all files.
    func addingSaturated(_ other: Self) -> Self {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}
