/// A rational time: `value / timescale` seconds, exact from the demuxer to the answer.
///
/// Comparison and equality are of the instants: 1/2 equals 2/4. The corresponding Apple type is `CMTime`.
public struct MediaTime: Sendable {
    /// Numerator, in units of `1 / timescale` seconds.
    public let value: Int64
    /// Units in a second; always positive.
    public let timescale: Int64

    /// The instant 0.
    public static let zero = MediaTime(value: 0, timescale: 1)

    /// Makes `value / timescale` seconds; `timescale` must be positive.
    public init(value: Int64, timescale: Int64) {
        precondition(timescale > 0, "a timescale is positive")
        self.value = value
        self.timescale = timescale
    }

    /// Seconds as a floating-point number, for the edges only.
    public var seconds: Double { Double(value) / Double(timescale) }

    /// The same instant in lowest terms.
    public var reduced: MediaTime {
        let divisor = greatestCommonDivisor(value.magnitude, UInt64(timescale))
        guard divisor > 1 else { return self }
        return MediaTime(value: value / Int64(divisor), timescale: timescale / Int64(divisor))
    }
}

extension MediaTime: Comparable, Hashable {
    /// Whether two times are the same instant.
    public static func == (left: MediaTime, right: MediaTime) -> Bool {
        Int128(left.value) * Int128(right.timescale) == Int128(right.value) * Int128(left.timescale)
    }

    /// Whether `left` comes before `right`.
    public static func < (left: MediaTime, right: MediaTime) -> Bool {
        Int128(left.value) * Int128(right.timescale) < Int128(right.value) * Int128(left.timescale)
    }

    /// Hashes the instant, so that equal times hash alike.
    public func hash(into hasher: inout Hasher) {
        let lowest = reduced
        hasher.combine(lowest.value)
        hasher.combine(lowest.timescale)
    }
}

extension MediaTime {
    /// The sum of two times; exact where it fits in 64 bits, otherwise rounded.
    public static func + (left: MediaTime, right: MediaTime) -> MediaTime {
        left.combined(with: right, sign: 1)
    }

    /// The difference of two times; exact where it fits in 64 bits, otherwise rounded.
    public static func - (left: MediaTime, right: MediaTime) -> MediaTime {
        left.combined(with: right, sign: -1)
    }

    private func combined(with other: MediaTime, sign: Int128) -> MediaTime {
        let numerator =
            Int128(value) * Int128(other.timescale) + sign * Int128(other.value) * Int128(timescale)
        let denominator = Int128(timescale) * Int128(other.timescale)
        return MediaTime(fitting: numerator, over: denominator)
    }

    /// This time multiplied by `numerator / denominator`, in lowest terms where it fits.
    public func scaled(by numerator: Int64, over denominator: Int64) -> MediaTime {
        precondition(denominator > 0, "a denominator is positive")
        return MediaTime(
            fitting: Int128(value) * Int128(numerator), over: Int128(timescale) * Int128(denominator))
    }

    /// `numerator / denominator` in lowest terms; rounded where that does not fit in 64 bits, and the last time there
    /// is where it lies beyond.
    private init(fitting numerator: Int128, over denominator: Int128) {
        let divisor = Int128(greatestCommonDivisor(numerator.magnitude, UInt128(denominator)))
        let (top, bottom) = (numerator / divisor, denominator / divisor)
        if let value = Int64(exactly: top), let timescale = Int64(exactly: bottom) {
            self.init(value: value, timescale: timescale)
            return
        }
        let (whole, rest) = top.quotientAndRemainder(dividingBy: bottom)
        // As many ticks a second as 64 bits leave room for beside the whole seconds.
        let timescale = max(1, min(bottom, (1 << 62) / (Int128(whole.magnitude) + 1)))
        // Both lose the same low bits, so that their product with the timescale fits.
        let shift = max(0, 65 - bottom.leadingZeroBitCount)
        let ticks = whole * timescale + (rest >> shift) * timescale / (bottom >> shift)
        self.init(value: Int64(clamping: ticks), timescale: Int64(timescale))
    }
}

private func greatestCommonDivisor<Number: BinaryInteger>(_ first: Number, _ second: Number) -> Number {
    var (larger, smaller) = (first, second)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return larger
}
