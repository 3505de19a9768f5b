extension ByteSpan {
    /// The least gap, in bytes, that is worth a part of its own: about what the framing of a part costs.
    static let worthwhileGap: Int64 = 80

    /// Joins spans that overlap, touch or have fewer than `gap` bytes between them, in O(n log n).
    ///
    /// What is joined takes the place of its earliest member, so that the rest keeps the order asked for
    /// (RFC 9110 §15.3.7.2).
    static func merged(_ spans: [ByteSpan], gap: Int64 = worthwhileGap) -> [ByteSpan] {
        var joined: [(span: ByteSpan, place: Int)] = []
        for (place, span) in spans.enumerated().sorted(by: { $0.element.offset < $1.element.offset }) {
            if let last = joined.last, span.offset - last.span.end < gap {
                let end = max(last.span.end, span.end)
                joined[joined.count - 1] = (
                    ByteSpan(offset: last.span.offset, count: end - last.span.offset), min(last.place, place)
                )
            } else {
                joined.append((span, place))
            }
        }
        return joined.sorted { $0.place < $1.place }.map(\.span)
    }
}
