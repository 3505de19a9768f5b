import HTTPRanges
import Origins

/// Decides how a file is answered.
enum FileAnswer {
    /// What clients and caches may do with files and posters.
    ///
    /// A file can change under its name, so each use asks again whether it has; players that hold a part ask by
    /// If-Range, which costs no extra round. `public` lets a shared cache keep it, for a name is all it takes to see it.
    static let cacheControl = "public, max-age=0, must-revalidate"

    /// Answers a request for `item`, of which the open file says `stamp`; `now` is in nanoseconds since 1970.
    static func decide(
        _ request: RequestHead, item: MovieItem, stamp: FileStamp, isDownload: Bool, now: Int64
    ) -> Answer {
        let representation = Representation(
            size: stamp.size, modifiedNanoseconds: stamp.modified, nowNanoseconds: now,
            contentType: item.type.name, cacheControl: cacheControl)
        var answer = answer(request, for: representation, now: now)
        if isDownload, answer.status == 200 || answer.status == 206 {
            answer.fields.append(ContentDisposition.attachment(item.nameBytes))
        }
        return answer
    }

    /// Answers a request for a representation: what ranges and conditions decide.
    static func answer(_ request: RequestHead, for representation: Representation, now: Int64) -> Answer {
        let decision = Decision(
            method: request.method, fields: request.conditions, existing: representation,
            now: HTTPDate(nanoseconds: now))
        // The daemon writes the length itself, from the body.
        var answer = Answer(
            status: decision.status.rawValue, fields: decision.fields.filter { $0.name != "Content-Length" })
        switch decision.body {
        case .span(let span): answer.body = .span(span)
        case .multipart(let plan): answer.body = .multipart(plan)
        case .none: break
        }
        switch decision.status {
        case .ok where request.method == .head, .notModified:
            // Only the length of this goes out.
            answer.body = .span(ByteSpan(offset: 0, count: representation.size))
        case .rangeNotSatisfiable:
            answer.explain("range_not_satisfiable", "no byte of the range exists")
        case .preconditionFailed:
            answer.explain("precondition_failed", "the file is another than the request expects")
        default: break
        }
        return answer
    }
}

extension Answer {
    /// Adds the text of a problem to a status and fields that are decided already.
    fileprivate mutating func explain(_ code: String, _ detail: String) {
        let problem = Problem(status: status, code: code, detail: detail).answer
        let decided = Set(fields.map(\.name))
        fields.removeAll { $0.name == "Content-Type" }
        fields += problem.fields.filter { $0.name == "Content-Type" || !decided.contains($0.name) }
        body = problem.body
    }
}
