/// A time stamp of HTTP, in whole seconds since 1970 UTC (RFC 9110 §5.6.7).
public struct HTTPDate: Hashable, Comparable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z, within the years 0000 to 9999 that the formats can write.
    public let seconds: Int64

    /// Makes a date, clamped to the years 0000 to 9999.
    public init(seconds: Int64) { self.seconds = min(max(seconds, Self.first), Self.last) }

    /// Makes a date from nanoseconds since 1970 UTC, rounded down to the second.
    public init(nanoseconds: Int64) {
        let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        self.init(seconds: remainder < 0 ? quotient - 1 : quotient)
    }

    /// Whether `left` is earlier than `right`.
    public static func < (left: HTTPDate, right: HTTPDate) -> Bool { left.seconds < right.seconds }

    private static let first: Int64 = -62_167_219_200
    private static let last: Int64 = 253_402_300_799
}
