/// The directory and the name that a file shall get.
struct FileTarget {
    /// The directory's path, not empty.
    let directory: String
    /// The name in it.
    let name: String

    /// Splits a path at its last slash.
    init(splitting path: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            (directory, name) = (".", path)
            return
        }
        let before = path[..<slash]
        directory = before.isEmpty ? "/" : String(before)
        name = String(path[path.utf8.index(after: slash)...])
    }
}
