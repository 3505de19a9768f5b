/// The names of items in URLs.
enum ItemIdentifier {
    /// The name of the item at `path`: 22 characters of `[A-Za-z0-9_-]`.
    ///
    /// It follows from the path alone, so that it outlives restarts and every node that serves the tree agrees.
    static func of(path: [UInt8]) -> String { Base64URL.encoded(Digest.sha256(path).prefix(16)) }
}
