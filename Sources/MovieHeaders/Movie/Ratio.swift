/// A positive rational number in lowest terms, such as 30000/1001.
public struct Ratio: Hashable, Sendable, CustomStringConvertible {
    /// Numerator; positive.
    public let numerator: Int64
    /// Denominator; positive.
    public let denominator: Int64

    /// Makes a number in lowest terms, or nil where a term is zero or negative.
    public init?(_ numerator: Int64, over denominator: Int64) {
        guard numerator > 0, denominator > 0 else { return nil }
        var (divisor, rest) = (numerator, denominator)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    /// `30000/1001`.
    public var description: String { "\(numerator)/\(denominator)" }
}
