/// What is known of a request that is over.
public struct AccessRecord: Hashable, Sendable {
    /// The method as sent.
    public let method: String
    /// The target as sent, query included; never decoded, so that it stays on one line.
    public let target: String
    /// The HTTP status of the answer.
    public let status: Int
    /// The value of Range as sent.
    public let range: String?
    /// Length of the answer's body in bytes, whether or not all of it was taken.
    public let bytes: Int64
    /// How long the request took, from its first line to the last byte, in seconds.
    public let duration: Double
    /// Whether the client got all of the answer.
    public let isComplete: Bool
}
