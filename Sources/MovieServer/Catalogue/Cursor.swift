/// A place between two items of the catalogue, handed to clients as a word without meaning to them.
///
/// It holds the path itself: it stays good when the item goes, and on every node.
struct Cursor: Hashable, Sendable {
    /// The bytes of the path behind which to go on.
    let path: [UInt8]

    /// Goes on behind `path`.
    init(behind path: [UInt8]) { self.path = path }

    /// Reads a cursor that `text` wrote, or nil where it is none.
    init?(_ text: some StringProtocol) {
        guard let bytes = Base64URL.decoded(text), bytes.count > Self.checkLength else { return nil }
        path = Array(bytes.dropFirst(Self.checkLength))
        guard bytes.starts(with: Self.check(of: path)) else { return nil }
    }

    /// The cursor as it stands in a URL.
    var text: String { Base64URL.encoded(Self.check(of: path) + path) }

    /// Tells a cursor from any other word: the first bytes of the path's digest.
    private static func check(of path: [UInt8]) -> ArraySlice<UInt8> { Digest.sha256(path).prefix(checkLength) }

    private static let checkLength = 4
}
