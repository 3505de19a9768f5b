extension EntityTag {
    /// Reads one tag, surrounding whitespace allowed, or nil where `text` is none.
    public init?(_ text: String) {
        var scanner = FieldScanner(text)
        scanner.skipWhitespace()
        guard let tag = Self.take(from: &scanner) else { return nil }
        scanner.skipWhitespace()
        guard scanner.isAtEnd else { return nil }
        self = tag
    }

    /// Reads a comma-separated list of tags, empty members allowed, or nil where `text` is malformed.
    public static func list(_ text: String) -> [EntityTag]? {
        var scanner = FieldScanner(text)
        return list(&scanner)
    }

    static func list(_ scanner: inout FieldScanner) -> [EntityTag]? {
        var tags: [EntityTag] = []
        repeat {
            scanner.skipWhitespace()
            if scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "W") {
                guard let tag = take(from: &scanner) else { return nil }
                tags.append(tag)
                scanner.skipWhitespace()
            }
        } while scanner.skip(UInt8(ascii: ","))
        return scanner.isAtEnd ? tags : nil
    }

    /// Takes `"opaque"` or `W/"opaque"`; the `W` is case-sensitive.
    private static func take(from scanner: inout FieldScanner) -> EntityTag? {
        let isWeak = scanner.skip("W/")
        guard scanner.skip(UInt8(ascii: "\"")) else { return nil }
        let opaque = scanner.take(while: isTagCharacter)
        guard scanner.skip(UInt8(ascii: "\"")) else { return nil }
        return EntityTag(checked: String(opaque), isWeak: isWeak)
    }
}
