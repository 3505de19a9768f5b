/// What a request line asks for, taken apart but once decoded.
struct RequestTarget: Hashable, Sendable {
    /// The segments of the path, each decoded once; nil where no path of ours could look like this.
    let segments: [[UInt8]]?
    /// The values of the query, by key; of a key that comes twice the first counts.
    let query: [String: String]

    /// Takes apart the raw target of a request line.
    init(_ raw: [UInt8]) {
        let parts = raw.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        segments = Self.segments(of: Self.withoutAuthority(parts[0]))
        query = parts.count > 1 ? Self.query(parts[1]) : [:]
    }

    /// The path of an absolute target, which only proxies are meant to send (RFC 9112 §3.2.2).
    private static func withoutAuthority(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard target.starts(with: "http://".utf8) else { return target }
        let rest = target.dropFirst(7)
        return rest.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? ArraySlice("/".utf8)
    }

    /// The host that an absolute target names; for most requests, none.
    static func authority(of target: [UInt8]) -> String? {
        guard target.starts(with: "http://".utf8) else { return nil }
        return String(decoding: target.dropFirst(7).prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self)
    }

    private static func segments(of path: ArraySlice<UInt8>) -> [[UInt8]]? {
        guard path.first == UInt8(ascii: "/") else { return nil }
        guard path.count > 1 else { return [] }
        var segments: [[UInt8]] = []
        for raw in path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decoded(raw), isName(segment) else { return nil }
            segments.append(segment)
        }
        return segments
    }

    /// Whether a decoded segment could be a file's name: checked behind the decoding, so that nothing hides in it.
    private static func isName(_ segment: [UInt8]) -> Bool {
        !segment.isEmpty && segment != Array(".".utf8) && segment != Array("..".utf8)
            && !segment.contains { $0 == 0 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }

    private static func query(_ text: ArraySlice<UInt8>) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: UInt8(ascii: "&")).prefix(64) {
            let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = formDecoded(sides[0]), let value = formDecoded(sides.count > 1 ? sides[1] : [])
            else {
                continue
            }
            if values[key] == nil { values[key] = value }
        }
        return values
    }

    /// Decodes as forms are sent: a plus is a space.
    private static func formDecoded(_ text: ArraySlice<UInt8>) -> String? {
        PercentEncoding.decoded(text.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
