/// What the preconditions of a request come to (RFC 9110 §13.2.2).
enum Precondition: Hashable {
    /// They hold, or there are none: the method is carried out.
    case holds
    /// 304: the client's copy is still good.
    case notModified
    /// 412: the client did not want the method carried out as things are.
    case failed

    /// Evaluates the four fields in the order the RFC sets: If-Match or else If-Unmodified-Since, then
    /// If-None-Match or else If-Modified-Since.
    ///
    /// A method that selects no representation has no preconditions (§13.2.1).
    init(method: RequestMethod, fields: RequestFields, on representation: Representation, now: HTTPDate) {
        guard method != .options else {
            self = .holds
            return
        }
        let modified = representation.lastModified(by: now)

        if let wanted = EntityTagList(lines: fields.ifMatch) {
            if !wanted.names(representation.entityTag, by: EntityTag.matchesStrongly) {
                self = .failed
                return
            }
        } else if let modified, let since = HTTPDate(lines: fields.ifUnmodifiedSince, now: now),
            modified > since
        {
            self = .failed
            return
        }

        let isReading = method == .get || method == .head
        if let known = EntityTagList(lines: fields.ifNoneMatch) {
            let isKnown = known.names(representation.entityTag, by: EntityTag.matchesWeakly)
            self = isKnown ? (isReading ? .notModified : .failed) : .holds
        } else if isReading, let modified, let since = HTTPDate(lines: fields.ifModifiedSince, now: now),
            since <= now, modified <= since
        {
            // A date yet to come says nothing of what the client has, so it is passed over above.
            self = .notModified
        } else {
            self = .holds
        }
    }
}

extension HTTPDate {
    /// The date of a field that takes one, or nil where it was not sent, sent twice or is no date.
    fileprivate init?(lines: [String], now: HTTPDate) {
        guard lines.count == 1 else { return nil }
        self.init(lines[0], now: now)
    }
}
