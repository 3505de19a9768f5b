/// The length of one tick of a stream's clock: `numerator / denominator` seconds.
///
/// The corresponding C type is `AVRational`, as in `AVStream.time_base`.
public struct TimeBase: Hashable, Sendable {
    /// Numerator; positive.
    public let numerator: Int64
    /// Denominator; positive.
    public let denominator: Int64

    /// Makes a time base, or nil unless both are positive.
    public init?(_ numerator: some BinaryInteger, over denominator: some BinaryInteger) {
        guard numerator > 0, denominator > 0 else { return nil }
        self.numerator = Int64(clamping: numerator)
        self.denominator = Int64(clamping: denominator)
    }

    /// The instant `ticks` after 0, or nil where it does not fit in 64 bits.
    public func time(_ ticks: Int64) -> MediaTime? {
        let (value, overflow) = ticks.multipliedReportingOverflow(by: numerator)
        return overflow ? nil : MediaTime(value: value, timescale: denominator).reduced
    }

    /// The last tick that is not after `time`; saturates at the ends of `Int64`.
    ///
    /// The corresponding C function is `av_rescale_q_rnd` with `AV_ROUND_DOWN`.
    public func ticks(notAfter time: MediaTime) -> Int64 {
        let (quotient, remainder) = (Int128(time.value) * Int128(denominator))
            .quotientAndRemainder(dividingBy: Int128(time.timescale) * Int128(numerator))
        return Int64(clamping: remainder < 0 ? quotient - 1 : quotient)
    }
}
