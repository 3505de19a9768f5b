import Jobs

/// One path of `--fields`, such as `video.0.codec`.
struct FieldPath: Hashable, Sendable {
    /// As it was typed: the name of its column.
    let text: String
    /// Its parts.
    let parts: [String]

    /// Reads a path if it can stand in the facts about a movie.
    init(_ text: String) throws(UsageError) {
        self.text = text
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // Such a name may have dots of its own.
        if let place = Self.placeOfName(parts) {
            self.parts = parts[..<place] + [parts[place...].joined(separator: ".")]
            return
        }
        self.parts = parts
        // All elements of a list have the keys of its first one.
        let general = self.parts.map { Self.isNumber($0) ? "0" : $0 }.joined(separator: ".")
        let known = MovieInfo.fields
        guard !known.contains(where: { $0 == general || $0.hasPrefix(general + ".") }) else { return }
        throw UsageError(unknown: "field", text, among: known)
    }

    /// Reads a list with commas.
    static func list(_ text: String) throws(UsageError) -> [FieldPath] {
        var paths: [FieldPath] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            paths.append(try FieldPath(String(part)))
        }
        return paths
    }

    private static func isNumber(_ part: String) -> Bool {
        !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    /// Where a name begins that is none of ours: below `tags` and `details` any may stand.
    private static func placeOfName(_ parts: [String]) -> Int? {
        if parts.count > 1, parts[0] == "tags" { return 1 }
        if parts.count > 2, parts[0] == "container", parts[1] == "details" { return 2 }
        return parts.count > 3 && parts[0] == "video" && isNumber(parts[1]) && parts[2] == "details" ? 3 : nil
    }
}
