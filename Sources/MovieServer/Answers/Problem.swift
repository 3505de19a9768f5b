import HTTPRanges

/// Why a request is not answered as asked (RFC 9457).
struct Problem: Error, Hashable, Sendable {
    /// The HTTP status.
    let status: Int
    /// The word for programs.
    let code: String
    /// The sentence for people; empty where the title says it all.
    let detail: String
    /// Fields that belong to this problem, such as `Retry-After`.
    var fields: [HeaderField] = []

    /// There is nothing at this place.
    static let notFound = Problem(status: 404, code: "not_found", detail: "there is nothing at this address")

    /// The request itself is wrong.
    static func badRequest(_ detail: String) -> Problem {
        Problem(status: 400, code: "usage", detail: detail)
    }

    /// A method that nothing here understands.
    static let methodNotAllowed = Problem(
        status: 405, code: "method_not_allowed", detail: "only GET, HEAD and OPTIONS are understood",
        fields: [HeaderField("Allow", Answer.methods)])

    /// A Host that a service on loopback does not answer to.
    static let wrongHost = Problem(
        status: 403, code: "host_refused",
        detail: "this service answers to localhost and loopback addresses only")

    /// Too many pictures are being made.
    static let busy = Problem(
        status: 503, code: "busy", detail: "too many pictures are being made",
        fields: [HeaderField("Retry-After", "2")])

    /// The service is going down.
    static let stopping = Problem(
        status: 503, code: "stopping", detail: "the service is stopping",
        fields: [HeaderField("Retry-After", "5")])

    /// The name of the status.
    var title: String { Self.titles[status] ?? "Error" }

    /// The problem as an answer.
    var answer: Answer {
        let document = Document(
            type: "about:blank", title: title, status: status, detail: detail.isEmpty ? title : detail,
            code: code)
        return Answer(status: status, json: document, type: "application/problem+json", fields: fields)
    }

    private struct Document: Encodable {
        let type, title: String
        let status: Int
        let detail, code: String
    }

    private static let titles = [
        400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
        412: "Precondition Failed", 414: "URI Too Long", 416: "Range Not Satisfiable",
        422: "Unprocessable Content", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    ]
}
