import Origins

/// One movie that is served.
struct MovieItem: Hashable, Sendable {
    /// The name that URLs use for it; follows from `path` alone.
    let id: String
    /// Which root it lies below.
    let root: Int
    /// The bytes of its path below its root.
    let below: [UInt8]
    /// The bytes of its path as clients see it: with several roots, the root's name goes first.
    let path: [UInt8]
    /// Size and time, as of the scan that found it.
    let stamp: FileStamp
    /// What its name tells of it.
    let type: MediaType
    /// The path as searches see it.
    let folded: [UInt8]

    /// Names a file that was found below a root.
    init(root: Int, below: [UInt8], path: [UInt8], stamp: FileStamp) {
        self.root = root
        self.below = below
        self.path = path
        self.stamp = stamp
        id = ItemIdentifier.of(path: path)
        type = MediaType.any(named: path)
        folded = SearchText.folded(path)
    }

    /// The bytes of its file name.
    var nameBytes: ArraySlice<UInt8> {
        path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path[...]
    }

    /// Its file name as text; bytes that are no UTF-8 show as replacement characters.
    var name: String { String(decoding: nameBytes, as: UTF8.self) }

    /// Where the file is served.
    var url: String { "/movies/\(id)/\(PercentEncoding.encoded(nameBytes))" }

    /// Where its poster is served.
    var poster: String { "/movies/\(id)/\(Route.posterName)" }
}
