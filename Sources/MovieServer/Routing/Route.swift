/// Where a request goes.
enum Route: Hashable, Sendable {
    /// The page of movies.
    case page(ListQuery)
    /// The list of movies as JSON.
    case list(ListQuery)
    /// One movie as JSON, with its facts.
    case facts(id: String)
    /// Something of a movie: the file itself by its name, or its poster.
    case movie(id: String, name: [UInt8], isDownload: Bool)
    /// Whether the service lives.
    case alive
    /// Whether the service takes requests.
    case ready

    /// The name of a poster beside its movie.
    static let posterName = "thumb.jpg"

    /// Finds the route of a target, or says why there is none.
    init(_ target: RequestTarget) throws(Problem) {
        guard let segments = target.segments else { throw .notFound }
        let words = segments.map { String(decoding: $0, as: UTF8.self) }
        switch words.count {
        case 0: self = .page(try ListQuery(target.query, limit: ListQuery.defaultLimit))
        case 1 where words[0] == "healthz": self = .alive
        case 1 where words[0] == "readyz": self = .ready
        case 2 where words[0] == "api" && words[1] == "movies": self = .list(try ListQuery(target.query))
        case 3 where words[0] == "api" && words[1] == "movies": self = .facts(id: words[2])
        case 3 where words[0] == "movies":
            let isDownload = target.query["download"].map { $0 != "0" } ?? false
            self = .movie(id: words[1], name: segments[2], isDownload: isDownload)
        default: throw .notFound
        }
    }
}
