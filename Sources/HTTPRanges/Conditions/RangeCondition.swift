/// The condition that If-Range puts on Range: parts only of what the client already has parts of.
enum RangeCondition {
    /// Whether Range is to be heeded (RFC 9110 §13.1.5).
    ///
    /// Anything in doubt is false: the whole is right for a client whose parts are old, a part is not.
    static func holds(lines: [String], for representation: Representation, now: HTTPDate) -> Bool {
        guard let value = lines.first else { return true }
        guard lines.count == 1 else { return false }
        if let tag = EntityTag(value) { return representation.entityTag?.matchesStrongly(tag) ?? false }

        var scanner = FieldScanner(value)
        scanner.skipWhitespace()
        // Equal as sent, not just the same instant: a client that rewrote the date may have rounded it.
        guard let modified = representation.lastModified(by: now), representation.isDateStrong(at: now),
            scanner.skip(modified.description)
        else { return false }
        scanner.skipWhitespace()
        return scanner.isAtEnd
    }
}
