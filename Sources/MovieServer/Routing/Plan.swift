import HTTPRanges

/// What is to be done for a request: decided from the request and the catalogue alone.
enum Plan: Hashable, Sendable {
    /// The answer is known.
    case answer(Answer)
    /// The item's file is to be opened and sent.
    case file(MovieItem, isDownload: Bool)
    /// The facts of the item are to be found.
    case facts(MovieItem)
    /// The item's poster is to be made.
    case poster(MovieItem)

    /// Decides about `request`.
    init(_ request: RequestHead, catalogue: Catalogue, policy: Policy, isStopping: Bool = false) {
        do {
            self = try Plan(checked: request, catalogue: catalogue, policy: policy, isStopping: isStopping)
        } catch {
            self = .answer(error.answer)
        }
    }

    private init(
        checked request: RequestHead, catalogue: Catalogue, policy: Policy, isStopping: Bool
    ) throws(Problem) {
        guard !request.isAmbiguous else { throw .badRequest("the request can be read in two ways") }
        let hosts = request.hosts + [RequestTarget.authority(of: request.target)].compactMap(\.self)
        guard policy.allows(hosts: hosts) else { throw .wrongHost }
        switch request.method {
        case .options:
            self = .answer(.options)
            return
        case .other: throw .methodNotAllowed
        case .get, .head: break
        }
        let route = try Route(RequestTarget(request.target))
        if isStopping, route != .alive { throw .stopping }
        switch route {
        case .alive: self = .answer(.text("ok"))
        case .ready: self = .answer(.text("ready"))
        case .page(let query):
            let page = catalogue.page(after: query.after, limit: query.limit, query: query.words)
            self = .answer(MoviePage.answer(page, words: query.words, isFirst: query.after == nil))
        case .list(let query):
            self = .answer(
                MovieList(catalogue.page(after: query.after, limit: query.limit, query: query.words)).answer)
        case .facts(let id):
            guard let item = catalogue[id] else { throw .notFound }
            self = .facts(item)
        case .movie(let id, let name, let isDownload):
            guard let item = catalogue[id] else { throw .notFound }
            // A movie that is itself called like a poster comes first.
            if item.nameBytes.elementsEqual(name) {
                self = .file(item, isDownload: isDownload)
            } else if name.elementsEqual(Route.posterName.utf8) {
                self = .poster(item)
            } else {
                throw .notFound
            }
        }
    }
}
