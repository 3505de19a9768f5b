/// The value of `If-Match` or `If-None-Match`: any state, or one of those listed (RFC 9110 §13.1.1, §13.1.2).
enum EntityTagList: Hashable {
    /// `*`: whatever there is.
    case any
    /// The listed tags; none where the list is empty or malformed.
    ///
    /// A malformed list as a whole matches nothing. That is the safe side of both fields: If-Match then refuses,
    /// If-None-Match then sends anew.
    case tags([EntityTag])

    /// Reads the field's lines, or gives nil where it was not sent.
    init?(lines: [String]) {
        guard !lines.isEmpty else { return nil }
        var tags: [EntityTag] = []
        for line in lines {
            var scanner = FieldScanner(line)
            scanner.skipWhitespace()
            if lines.count == 1, scanner.skip(UInt8(ascii: "*")) {
                scanner.skipWhitespace()
                self = scanner.isAtEnd ? .any : .tags([])
                return
            }
            guard let members = EntityTag.list(&scanner) else {
                self = .tags([])
                return
            }
            tags += members
        }
        self = .tags(tags)
    }

    /// Whether the list names `tag` by `comparison`; `*` names even what has no tag.
    func names(_ tag: EntityTag?, by comparison: (EntityTag) -> (EntityTag) -> Bool) -> Bool {
        switch self {
        case .any: true
        case .tags(let tags): tag.map { tag in tags.contains { comparison($0)(tag) } } ?? false
        }
    }
}
