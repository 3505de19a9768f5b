/// A header field of an answer.
public struct HeaderField: Hashable, Sendable {
    /// Name in its usual spelling, `Content-Range`.
    public let name: String
    /// Value, without surrounding whitespace.
    public let value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
