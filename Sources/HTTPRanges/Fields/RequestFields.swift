/// The header fields of a request that decide between whole, part and nothing.
///
/// Each holds the values of its field lines in their order, so that a field sent twice is seen as such.
public struct RequestFields: Hashable, Sendable {
    /// Lines of `Range`.
    public var range: [String]
    /// Lines of `If-Range`.
    public var ifRange: [String]
    /// Lines of `If-Match`.
    public var ifMatch: [String]
    /// Lines of `If-None-Match`.
    public var ifNoneMatch: [String]
    /// Lines of `If-Modified-Since`.
    public var ifModifiedSince: [String]
    /// Lines of `If-Unmodified-Since`.
    public var ifUnmodifiedSince: [String]

    /// Makes the fields; one left out was not sent.
    public init(
        range: [String] = [], ifRange: [String] = [], ifMatch: [String] = [], ifNoneMatch: [String] = [],
        ifModifiedSince: [String] = [], ifUnmodifiedSince: [String] = []
    ) {
        self.range = range
        self.ifRange = ifRange
        self.ifMatch = ifMatch
        self.ifNoneMatch = ifNoneMatch
        self.ifModifiedSince = ifModifiedSince
        self.ifUnmodifiedSince = ifUnmodifiedSince
    }

    /// Takes in one field line as received; a name that does not matter here is passed over.
    public mutating func append(name: String, value: String) {
        switch name.lowercased() {
        case "range": range.append(value)
        case "if-range": ifRange.append(value)
        case "if-match": ifMatch.append(value)
        case "if-none-match": ifNoneMatch.append(value)
        case "if-modified-since": ifModifiedSince.append(value)
        case "if-unmodified-since": ifUnmodifiedSince.append(value)
        default: break
        }
    }
}
