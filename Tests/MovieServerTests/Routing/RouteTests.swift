import Testing

@testable import MovieServer

@Suite struct `Routes` {
    private func route(_ target: String) -> Route? { try? Route(RequestTarget(Array(target.utf8))) }

    @Test func `every address has one route`() {
        #expect(route("/") == .page(ListQuery()))
        #expect(route("/?q=a+b") == .page(ListQuery(words: "a b")))
        #expect(route("/api/movies") == .list(ListQuery()))
        #expect(route("/api/movies?limit=5&q=%C3%A4") == .list(ListQuery(limit: 5, words: "ä")))
        #expect(route("/healthz") == .alive)
        #expect(route("/api/movies/ID") == .facts(id: "ID"))
        #expect(route("/readyz") == .ready)
        #expect(
            route("/movies/ID/a%20b.mp4") == .movie(id: "ID", name: Array("a b.mp4".utf8), isDownload: false))
        #expect(
            route("/movies/ID/a.mp4?download") == .movie(id: "ID", name: Array("a.mp4".utf8), isDownload: true))
        #expect(
            route("/movies/ID/a.mp4?download=0")
                == .movie(id: "ID", name: Array("a.mp4".utf8), isDownload: false))
        #expect(
            route("/movies/%49%44/thumb.jpg")
                == .movie(id: "ID", name: Array("thumb.jpg".utf8), isDownload: false))
        #expect(route("http://host:1/healthz") == .alive)
        #expect(route("http://host") == .page(ListQuery()))
    }

    @Test(arguments: [
        "", "*", "a", "//", "/movies", "/movies/", "/movies/ID", "/movies/ID/", "/movies/ID/a.mp4/",
        "/healthz/",
        "/movies/ID/../a.mp4", "/movies/ID/.", "/movies/ID/%2e%2e", "/movies/ID/a%00", "/movies/ID/a%2fb",
        "/movies/ID/a%2Fb", "/movies/ID/a%5cb", "/movies/ID/a\\b", "/movies/ID/%", "/movies/ID/%4",
        "/movies/ID/%zz",
        "/movies/ID/a/b", "/api/movies/", "/API/movies", "https://host/healthz", "/healthz%2f",
    ])
    func `anything else has none`(target: String) {
        #expect(throws: Problem.notFound) { try Route(RequestTarget(Array(target.utf8))) }
    }

    @Test(arguments: [
        "limit=0", "limit=1001", "limit=-1", "limit=", "limit=1e2", "limit=%2B5", "limit=99999999999999999999",
        "after=x", "after=%00", "after=AAAAAAAA", "after=a%20b",
    ])
    func `a wrong value in a query is a bad request`(query: String) {
        let problem = #expect(throws: Problem.self) {
            try Route(RequestTarget(Array("/api/movies?\(query)".utf8)))
        }
        #expect(problem?.status == 400)
    }

    @Test func `percent signs are decoded exactly once`() {
        #expect(PercentEncoding.decoded("%2525".utf8) == Array("%25".utf8))
        #expect(PercentEncoding.decoded("a%41%ff".utf8) == [0x61, 0x41, 0xFF])
        for text in ["%", "%4", "%4g", "%g4", "a%"] { #expect(PercentEncoding.decoded(text.utf8) == nil) }
        let all = (0...255).map { UInt8($0) }
        #expect(PercentEncoding.decoded(PercentEncoding.encoded(all).utf8) == all)
        #expect(PercentEncoding.encoded("aZ0-._~ %/?#ü".utf8) == "aZ0-._~%20%25%2F%3F%23%C3%BC")
    }
}
