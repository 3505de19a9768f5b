extension Decision {
    /// Decides how to answer `method` with `fields` for `existing`, at the time `now`.
    ///
    /// Where `existing` is nil, earlier checks have already found the answer to be `otherwise`, and neither ranges
    /// nor preconditions change that (RFC 9110 §13.2.1, §14.2). The order is that of §13.2.2.
    public init(
        method: RequestMethod, fields: RequestFields, existing: Representation?, now: HTTPDate,
        otherwise: Status = .notFound
    ) {
        switch method {
        case .options: self = .methods(.noContent)
        case .other: self = .methods(.methodNotAllowed)
        case .get, .head:
            guard let existing else {
                self = .error(otherwise)
                return
            }
            switch Precondition(method: method, fields: fields, on: existing, now: now) {
            case .failed: self = .error(.preconditionFailed)
            case .notModified: self = .notModified(existing, now: now)
            case .holds where method == .head: self = .whole(existing, now: now, withBody: false)
            case .holds: self = .content(of: existing, fields: fields, now: now)
            }
        }
    }

    /// The answer to a GET whose preconditions hold: Range is heeded where If-Range allows.
    private static func content(of existing: Representation, fields: RequestFields, now: HTTPDate) -> Decision {
        guard !fields.range.isEmpty, RangeCondition.holds(lines: fields.ifRange, for: existing, now: now) else {
            return .whole(existing, now: now)
        }
        switch RangeSelection(lines: fields.range, size: existing.size) {
        case .whole: return .whole(existing, now: now, rangeKind: .invalid)
        case .single(let span): return .part(span, of: existing, now: now)
        case .unsatisfiable: return .unsatisfiable(existing)
        case .multiple(let spans):
            guard let plan = MultipartPlan(spans: spans, of: existing) else {
                return .whole(existing, now: now, rangeKind: .invalid)
            }
            return .parts(plan, of: existing, now: now)
        }
    }
}
