import MovieServer
import Testing

@Suite struct `Serving routes` {
    static let files = ["a.mp4": movieBytes(10), "b.mp4": movieBytes(10), "notes.txt": movieBytes(3)]

    @Test func `every route answers HEAD as GET, OPTIONS with 204 and other methods with 405`() async throws {
        try await TestService.run(Self.files) { service in
            let routes = [
                "/", "/api/movies", "/healthz", "/readyz", try await service.url("a.mp4"),
                try await service.poster("a.mp4"),
            ]
            for route in routes {
                let get = try await service.ask(route)
                let head = try await service.ask(route, method: "HEAD")
                #expect(get.status == 200, "\(route)")
                #expect(head.status == 200, "\(route)")
                #expect(head["Content-Length"] == get["Content-Length"], "\(route)")
                let options = try await service.ask(route, method: "OPTIONS")
                #expect(options.status == 204, "\(route)")
                #expect(options["Allow"] == "GET, HEAD, OPTIONS")
                for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE"] {
                    let answer = try await service.ask(route, method: method)
                    #expect(answer.status == 405, "\(method) \(route)")
                    #expect(answer["Allow"] == "GET, HEAD, OPTIONS")
                    #expect(answer["Content-Type"] == "application/problem+json")
                }
            }
        }
    }

    @Test func `hostile targets are not found`() async throws {
        try await TestService.run(Self.files, prepare: { $0.link("out.mp4", to: "/etc/hostname") }) { service in
            let url = try await service.url("a.mp4")
            let folder = url.prefix(url.count - "a.mp4".count)
            let targets = [
                "\(folder)../b.mp4", "\(folder)%2e%2e/b.mp4", "\(folder)a.mp4%00", "\(folder)a.mp4%00.txt",
                "\(folder)%2fetc%2fhostname", "\(folder)..%5ca.mp4", "\(url)/", "\(folder)a%2emp4/x",
                "\(folder)",
                "/movies/../a.mp4", "/../../etc/hostname", "//etc/hostname", "/a.mp4", "/movies",
                "/api/movies/",
                "\(folder)a.mp4%", "\(folder)%c0%ae%c0%ae", "/iiif/x", "/%", "/favicon.ico", "\(folder)b.mp4",
                "\(folder)\(String(repeating: "x", count: 5000))", "/healthz/x",
            ]
            for target in targets {
                let answer = try await service.ask(target)
                #expect(answer.status == 404, "\(target)")
                #expect(answer.text.contains(#""code":"not_found""#), "\(target)")
            }
            #expect(try await service.ask("/api/movies").text.contains("out.mp4") == false)
            // Decoded once, a name may be spelled in any way.
            #expect(try await service.ask("\(folder)%61.mp4").status == 200)
            #expect(try await service.ask("http://127.0.0.1\(url)").status == 200)
        }
    }

    @Test func `heads and addresses beyond the limit are refused`() async throws {
        try await TestService.run(Self.files) { service in
            let long = String(repeating: "x", count: 20_000)
            #expect(try await service.ask("/\(long)").status == 414)
            #expect(try await service.ask("/", "X-Long: \(long)").status == 431)
            let edge = try await service.ask("/", "X-Long: \(String(repeating: "x", count: 7000))")
            #expect(edge.status == 200)
        }
    }

    @Test func `a service on loopback answers to loopback names only`() async throws {
        try await TestService.run(Self.files, configure: { $0.allowedHosts = ["movies.home"] }) { service in
            func status(_ host: String) async throws -> Int {
                try await blocking {
                    let connection = try service.connect()
                    try connection.send("GET /healthz HTTP/1.1\r\nHost: \(host)\r\n\r\n")
                    return try connection.answer().status
                }
            }
            for host in [
                "localhost", "LOCALHOST:80", "127.0.0.1:8080", "127.9.9.9", "[::1]:1", "movies.home:80",
            ] {
                let code = try await status(host)
                #expect(code == 200, "\(host)")
            }
            for host in [
                "evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1", "127.1",
            ] {
                let code = try await status(host)
                #expect(code == 403, "\(host)")
            }
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    ])
    func `a request that can be read in two ways is a bad one`(request: String) async throws {
        try await TestService.run(Self.files) { service in
            let status = try await blocking {
                let connection = try service.connect()
                try connection.send(request)
                return try connection.answer().status
            }
            #expect(status == 400)
        }
    }

    @Test func `the list pages by cursor through everything`() async throws {
        var files: [String: [UInt8]] = [:]
        for number in 0..<25 { files["d\(number % 3)/m\(number).mp4"] = [1] }
        try await TestService.run(files) { service in
            var (names, after): ([String], String) = ([], "")
            repeat {
                let text = try await service.ask("/api/movies?limit=7\(after)").text
                names += text.split(separator: #""path":""#).dropFirst().map {
                    String($0.prefix { $0 != "\"" })
                }
                let next = text[text.firstRange(of: #""next":"#)!.upperBound...].dropLast(2)
                after = next == "null" ? "" : "&after=\(next.filter { $0 != "\"" })"
            } while !after.isEmpty
            #expect(names == files.keys.sorted())
            #expect(try await service.ask("/api/movies?after=abc").status == 400)
            #expect(try await service.ask("/api/movies?limit=0").status == 400)
            #expect(try await service.ask("/api/movies?limit=1001").status == 400)
            #expect(try await service.ask("/api/movies?limit=+5").status == 400)
            #expect(try await service.ask("/api/movies?q=M2%20d0").text.contains("m24.mp4"))
        }
    }

    @Test func `the page names every movie and forbids scripts`() async throws {
        try await TestService.run(["a <b>&.mp4": [1], "song.mp3": [1], "old.avi": [1]]) { service in
            let answer = try await service.ask("/")
            #expect(answer["Content-Type"] == "text/html; charset=utf-8")
            let policy = try #require(answer["Content-Security-Policy"])
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(!policy.contains("unsafe"))
            #expect(answer["Referrer-Policy"] == "no-referrer")
            #expect(answer.text.contains("<h2>a &lt;b&gt;&amp;.mp4</h2>"))
            #expect(!answer.text.contains("a <b>"))
            #expect(!answer.text.contains("<script"))
            #expect(answer.text.contains("<audio controls"))
            #expect(answer.text.contains("<video controls"))
            #expect(answer.text.contains("alt=\"old.avi\""))
        }
    }
}
