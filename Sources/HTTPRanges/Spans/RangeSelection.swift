/// What a Range field comes to for a representation of a given length.
enum RangeSelection: Hashable {
    /// Nothing asked for, or nothing that must be heeded: the whole is sent.
    case whole
    /// One run.
    case single(ByteSpan)
    /// Two runs or more, in the order asked for.
    case multiple([ByteSpan])
    /// A good Range, none of whose bytes exist.
    case unsatisfiable

    /// How many runs an answer may have.
    static let spanLimit = 16

    /// Applies the field's lines to `size` bytes.
    ///
    /// Range is no list field, so one sent twice is malformed. An empty file has no byte that `Content-Range`
    /// could name. Ranges that overlap so much that they add up to more than the file, or are scattered over more
    /// than `spanLimit` places, are an attack or a mistake (RFC 9110 §14.2, §17.15): the whole is cheaper.
    init(lines: [String], size: Int64) {
        guard lines.count == 1, size > 0, let ranges = ByteRangeSet(lines[0]) else {
            self = .whole
            return
        }
        let spans = ranges.members.compactMap { $0.span(of: size) }
        guard !spans.isEmpty else {
            self = .unsatisfiable
            return
        }
        // Counted down from the size, since the sum may not fit.
        var allowance = size
        for span in spans {
            guard span.count <= allowance else {
                self = .whole
                return
            }
            allowance -= span.count
        }
        let merged = ByteSpan.merged(spans)
        switch merged.count {
        case 1: self = .single(merged[0])
        case ...Self.spanLimit: self = .multiple(merged)
        default: self = .whole
        }
    }
}
