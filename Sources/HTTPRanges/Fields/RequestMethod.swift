/// A request method, as far as it matters to ranges and preconditions (RFC 9110 §9.3).
public enum RequestMethod: Hashable, Sendable {
    /// `GET`, the only method that ranges are defined for.
    case get
    /// `HEAD`, answered as a `GET` without Range and without a body.
    case head
    /// `OPTIONS`, which selects no representation.
    case options
    /// Any other method; none is allowed.
    case other

    /// Reads a method name; methods are case-sensitive.
    public init(_ name: String) {
        switch name {
        case "GET": self = .get
        case "HEAD": self = .head
        case "OPTIONS": self = .options
        default: self = .other
        }
    }
}
