/// How a request is to be answered: status, header fields and which bytes.
///
/// The fields are those that follow from ranges and validators. `Date`, cross-origin fields and the text of an
/// error, with its own type and length, are the server's to add.
public struct Decision: Hashable, Sendable {
    /// Status code.
    public let status: Status
    /// Header fields in sending order; `Content-Length` is among them for 200 and 206 only.
    public let fields: [HeaderField]
    /// Which bytes to send.
    public let body: Body
    /// What became of the Range field, for counting.
    public let rangeKind: RangeKind

    /// Value of `Content-Length`: the body's length, for HEAD that of the body GET would have; nil where not sent.
    public let contentLength: Int64?
}

extension Decision {
    /// Which bytes an answer carries.
    public enum Body: Hashable, Sendable {
        /// None of the representation's; an error may still say what is wrong.
        case none
        /// One run of the representation.
        case span(ByteSpan)
        /// Several runs, framed.
        case multipart(MultipartPlan)

        /// Length in bytes.
        public var length: Int64 {
            switch self {
            case .none: 0
            case .span(let span): span.count
            case .multipart(let plan): plan.length
            }
        }
    }

    /// What a request asked for by Range; the raw value is the metric's label.
    public enum RangeKind: String, CaseIterable, Sendable {
        /// No Range, or one that was not looked at: another method, a failed precondition or If-Range.
        case none
        /// One run, perhaps after joining several.
        case single
        /// Several runs.
        case multi
        /// A Range that was ignored: malformed, another unit, beyond the bounds, or of an empty file.
        case invalid
        /// A Range no byte of which exists.
        case unsatisfiable
    }
}
