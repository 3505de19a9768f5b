/// The facts about a movie as `ffprobe -of json -show_format -show_streams -show_chapters` prints them.
///
/// Keys and forms of values are ffprobe's: most numbers are texts, and what is not known has no key.
public struct FFprobeDocument: Hashable, Sendable {
    /// The document; an object with the keys `format`, `streams` and `chapters`.
    public var tree: JSONValue

    /// Wraps a document.
    public init(_ tree: JSONValue) { self.tree = tree }
}

extension FFprobeDocument: Codable {
    /// Reads any JSON.
    public init(from decoder: any Decoder) throws { tree = try JSONValue(from: decoder) }

    /// Writes the document itself, with nothing around it.
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}
