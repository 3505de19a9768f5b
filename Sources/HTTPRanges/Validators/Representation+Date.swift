extension Representation {
    /// How long a second must be over before its time stamp tells two states apart, in seconds.
    private static let settlingSeconds: Int64 = 2

    /// The date for `Last-Modified`, which is never later than `now` (RFC 9110 §8.8.2.1).
    func lastModified(by now: HTTPDate) -> HTTPDate? { lastModified.map { min($0, now) } }

    /// Whether the representation cannot change any more without its date changing (RFC 9110 §8.8.2.2).
    func isDateStrong(at now: HTTPDate) -> Bool {
        lastModified.map { now.seconds - $0.seconds >= Self.settlingSeconds } ?? false
    }
}
