import Origins
import Testing

@testable import MovieServer

@Suite struct `Plans` {
    static let movie = MovieItem(
        root: 0, below: Array("a.mp4".utf8), path: Array("a.mp4".utf8), stamp: FileStamp(size: 1, modified: 0))
    static let poster = MovieItem(
        root: 0, below: Array("thumb.jpg".utf8), path: Array("thumb.jpg".utf8),
        stamp: FileStamp(size: 1, modified: 0))
    static let catalogue = Catalogue([movie, poster])

    private func plan(_ target: String, method: String = "GET", host: String = "localhost") -> Plan {
        var request = RequestHead(method: method, target: Array(target.utf8))
        request.append(name: "hOST", value: host)
        return Plan(request, catalogue: Self.catalogue, policy: Policy(isLoopback: true))
    }

    @Test func `a movie's own name gives the file, the poster's name the poster`() {
        #expect(plan(Self.movie.url) == .file(Self.movie, isDownload: false))
        #expect(plan(Self.movie.url + "?download") == .file(Self.movie, isDownload: true))
        #expect(plan(Self.movie.poster) == .poster(Self.movie))
    }

    @Test func `a movie that is called like a poster is served as itself`() {
        #expect(Self.poster.url == Self.poster.poster)
        #expect(plan(Self.poster.url) == .file(Self.poster, isDownload: false))
    }

    @Test func `a field that is none by the grammar makes the request a bad one`() {
        let bad = Plan.answer(Problem.badRequest("the request can be read in two ways").answer)
        for (name, value) in [("Content-Length ", "5"), ("X Y", "a"), ("", "a"), ("X", "a\rb"), ("X:", "a")] {
            var request = RequestHead(method: "GET", target: Array("/healthz".utf8))
            request.append(name: "Host", value: "localhost")
            request.append(name: name, value: value)
            #expect(
                Plan(request, catalogue: Self.catalogue, policy: Policy(isLoopback: true)) == bad, "\(name)")
        }
    }

    @Test func `the host of an absolute target is checked like the Host line`() {
        #expect(plan("http://evil.example/healthz") == .answer(Problem.wrongHost.answer))
        #expect(plan("http://localhost:80/healthz") == .answer(.text("ok")))
        #expect(plan("http://localhost/healthz", host: "evil.example") == .answer(Problem.wrongHost.answer))
    }

    @Test func `other names and unknown items are not found`() {
        #expect(plan("/movies/\(Self.movie.id)/b.mp4") == .answer(Problem.notFound.answer))
        #expect(plan("/movies/\(Self.movie.id)/A.MP4") == .answer(Problem.notFound.answer))
        #expect(plan("/movies/unknown/a.mp4") == .answer(Problem.notFound.answer))
    }

    @Test func `methods and hosts are checked before anything is looked up`() {
        #expect(plan("/nothing", method: "OPTIONS") == .answer(.options))
        #expect(plan("*", method: "OPTIONS") == .answer(.options))
        #expect(plan("/", method: "POST") == .answer(Problem.methodNotAllowed.answer))
        #expect(plan("/", method: "get") == .answer(Problem.methodNotAllowed.answer))
        #expect(plan("/", host: "evil.example") == .answer(Problem.wrongHost.answer))
    }

    @Test func `readiness ends when stopping begins, life does not`() {
        let request = RequestHead(method: "GET", target: Array("/readyz".utf8))
        let stopping = Plan(
            request, catalogue: .empty, policy: Policy(isLoopback: true), isStopping: true)
        guard case .answer(let answer) = stopping else {
            Issue.record("no answer")
            return
        }
        #expect(answer.status == 503)
        let alive = RequestHead(method: "GET", target: Array("/healthz".utf8))
        #expect(
            Plan(alive, catalogue: .empty, policy: Policy(isLoopback: true), isStopping: true)
                == .answer(.text("ok")))
    }

    @Test(arguments: [
        ("localhost", true), ("LocalHost:80", true), ("127.0.0.1", true), ("127.255.0.9:1", true),
        ("[::1]", true),
        ("[::1]:8080", true), ("", false), ("localhost.", false), ("127.0.0.256", false), ("127.0.0", false),
        ("127.0.0.1.x", false), ("128.0.0.1", false), ("[::2]", false), ("::1", false), ("localhost:x", false),
        ("example.org", false), ("localhost@example.org", false), ("1270.0.0.1", false), ("127.0.0.+1", false),
    ])
    func `only loopback names are loopback`(host: String, isLoopback: Bool) {
        #expect(HostCheck.isLoopback(host) == isLoopback)
    }
}
