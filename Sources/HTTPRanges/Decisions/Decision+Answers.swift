// One function per answer, so that the fields of each can be read in one place.

extension Decision {
    /// 200 with everything; an empty file has no bytes to name.
    static func whole(
        _ representation: Representation, now: HTTPDate, withBody: Bool = true, rangeKind: RangeKind = .none
    ) -> Decision {
        let size = representation.size
        return Decision(
            status: .ok,
            fields: [HeaderField("Content-Type", representation.contentType)]
                + content(representation, length: size, now: now),
            body: withBody && size > 0 ? .span(ByteSpan(offset: 0, count: size)) : .none,
            rangeKind: rangeKind, contentLength: size)
    }

    /// 206 with one part.
    static func part(_ span: ByteSpan, of representation: Representation, now: HTTPDate) -> Decision {
        Decision(
            status: .partialContent,
            fields: [
                HeaderField("Content-Type", representation.contentType),
                HeaderField("Content-Range", span.contentRange(of: representation.size)),
            ] + content(representation, length: span.count, now: now),
            body: .span(span), rangeKind: .single, contentLength: span.count)
    }

    /// 206 with several parts, each of which says which bytes it is; the whole does not.
    static func parts(_ plan: MultipartPlan, of representation: Representation, now: HTTPDate) -> Decision {
        Decision(
            status: .partialContent,
            fields: [HeaderField("Content-Type", plan.contentType)]
                + content(representation, length: plan.length, now: now),
            body: .multipart(plan), rangeKind: .multi, contentLength: plan.length)
    }

    /// 304: what caches renew their copy by, and no length, which would have some clients wait for a body.
    ///
    /// The date goes along only where no tag does: it would add nothing (RFC 9110 §15.4.5).
    static func notModified(_ representation: Representation, now: HTTPDate) -> Decision {
        let hasTag = representation.entityTag != nil
        return Decision(
            status: .notModified,
            fields: validators(representation, now: now).filter { !hasTag || $0.name != "Last-Modified" },
            body: .none, rangeKind: .none, contentLength: nil)
    }

    /// 416, telling the length so that the client can ask better.
    static func unsatisfiable(_ representation: Representation) -> Decision {
        Decision(
            status: .rangeNotSatisfiable,
            fields: [HeaderField("Content-Range", "bytes */\(representation.size)")],
            body: .none, rangeKind: .unsatisfiable, contentLength: nil)
    }

    /// 204 or 405: which methods there are.
    static func methods(_ status: Status) -> Decision {
        Decision(
            status: status, fields: [HeaderField("Allow", "GET, HEAD, OPTIONS")], body: .none, rangeKind: .none,
            contentLength: nil)
    }

    /// Any other error, which carries nothing of the representation, its validators least of all.
    static func error(_ status: Status) -> Decision {
        Decision(status: status, fields: [], body: .none, rangeKind: .none, contentLength: nil)
    }

    /// The fields that 200 and 206 share.
    private static func content(_ representation: Representation, length: Int64, now: HTTPDate) -> [HeaderField]
    {
        [HeaderField("Accept-Ranges", "bytes")] + validators(representation, now: now)
            + [HeaderField("Content-Length", String(length))]
    }

    /// The fields by which a copy is kept and renewed.
    private static func validators(_ representation: Representation, now: HTTPDate) -> [HeaderField] {
        let tag = representation.entityTag.map { HeaderField("ETag", $0.description) }
        let date = representation.lastModified(by: now).map { HeaderField("Last-Modified", $0.description) }
        let caching = representation.cacheControl.map { HeaderField("Cache-Control", $0) }
        return [tag, date, caching].compactMap(\.self)
    }
}
