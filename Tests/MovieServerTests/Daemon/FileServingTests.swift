import Glibc
import MovieServer
import Synchronization
import Testing

@Suite struct `Serving files` {
    static let bytes = movieBytes(300_000)

    @Test func `a movie comes whole with every field a player needs`() async throws {
        try await TestService.run(["sub/a b.mp4": Self.bytes]) { service in
            let url = try await service.url("a b.mp4")
            #expect(url.hasSuffix("/a%20b.mp4"))
            let answer = try await service.ask(url)
            #expect(answer.status == 200)
            #expect(answer.body == Self.bytes)
            #expect(answer["Content-Length"] == "300000")
            #expect(answer["Content-Type"] == "video/mp4")
            #expect(answer["Accept-Ranges"] == "bytes")
            #expect(answer["X-Content-Type-Options"] == "nosniff")
            #expect(answer["Cache-Control"] == "public, max-age=0, must-revalidate")
            #expect(answer["ETag"]?.first == "\"")
            #expect(answer["Last-Modified"]?.hasSuffix(" GMT") == true)
            #expect(answer["Date"] != nil)
            #expect(answer["Content-Disposition"] == nil)
            #expect(answer["Content-Range"] == nil)
        }
    }

    @Test func `two hundred random ranges equal the file's bytes`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect()
                for _ in 0..<200 {
                    let first = Int.random(in: 0..<Self.bytes.count)
                    let last = Int.random(in: first..<Self.bytes.count)
                    try connection.request("GET", url, ["Range: bytes=\(first)-\(last)"])
                    let answer = try connection.answer()
                    #expect(answer.status == 206)
                    #expect(answer["Content-Range"] == "bytes \(first)-\(last)/300000")
                    #expect(answer.body.elementsEqual(Self.bytes[first...last]))
                }
            }
        }
    }

    @Test func `several ranges come as parts with their exact bytes`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            for _ in 0..<20 {
                let starts = (0..<4).map { $0 * 75_000 + Int.random(in: 0..<1000) }
                let spans = starts.map { $0...($0 + Int.random(in: 0..<70_000)) }
                let range = spans.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ", ")
                let answer = try await service.ask(url, "Range: bytes=\(range)")
                #expect(answer.status == 206)
                #expect(answer["Content-Range"] == nil)
                let type = try #require(answer["Content-Type"])
                #expect(type.hasPrefix("multipart/byteranges; boundary="))
                let boundary = String(type.split(separator: "=").last!)
                #expect(answer.body == multipartBody(spans, boundary: boundary))
            }
        }
    }

    private func multipartBody(_ spans: [ClosedRange<Int>], boundary: String) -> [UInt8] {
        var body: [UInt8] = []
        for span in spans {
            let range = "bytes \(span.lowerBound)-\(span.upperBound)/300000"
            let head = "\r\n--\(boundary)\r\nContent-Type: video/mp4\r\nContent-Range: \(range)\r\n\r\n"
            body += Array(head.utf8) + Self.bytes[span]
        }
        return body + Array("\r\n--\(boundary)--\r\n".utf8)
    }

    @Test func `HEAD has the fields of GET and no body`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect()
                try connection.request("GET", url)
                let get = try connection.answer()
                try connection.request("HEAD", url, ["Range: bytes=0-1"])
                let head = try connection.answer(toHead: true)
                #expect(head.status == 200)
                #expect(head["Content-Length"] == "300000")
                let names = { (answer: WireAnswer) in answer.fields.map(\.name).sorted() }
                #expect(names(head) == names(get))
                // Had a body come, it would stand where the next answer is expected.
                try connection.request("GET", url, ["Range: bytes=0-1"])
                let next = try connection.answer()
                #expect(next.status == 206)
            }
        }
    }

    @Test func `conditions are answered without the file`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            let whole = try await service.ask(url)
            let tag = try #require(whole["ETag"])
            let date = try #require(whole["Last-Modified"])
            let unchanged = try await service.ask(url, "If-None-Match: \(tag)", "Range: bytes=0-1")
            #expect(unchanged.status == 304)
            #expect(unchanged["ETag"] == tag)
            // RFC 9110 §8.6: none, or that of the whole.
            #expect(unchanged["Content-Length"] == "300000")
            #expect(try await service.ask(url, "If-Modified-Since: \(date)").status == 304)
            #expect(try await service.ask(url, "If-Match: \"other\"").status == 412)
            #expect(try await service.ask(url, "If-Range: \(tag)", "Range: bytes=0-1").status == 206)
            #expect(try await service.ask(url, "If-Range: \"other\"", "Range: bytes=0-1").status == 200)
            let beyond = try await service.ask(url, "Range: bytes=300000-")
            #expect(beyond.status == 416)
            #expect(beyond["Content-Range"] == "bytes */300000")
            #expect(beyond["Content-Type"] == "application/problem+json")
            #expect(beyond.text.contains(#""code":"range_not_satisfiable""#))
            #expect(beyond["Content-Length"] == String(beyond.body.count))
        }
    }

    @Test func `a download is told its name in both forms`() async throws {
        try await TestService.run(["Müller \"x\".mp4": Self.bytes]) { service in
            let list = try await service.ask("/api/movies").text
            let url = list[list.firstRange(of: "\"url\":\"")!.upperBound...].prefix { $0 != "\"" }
            let answer = try await service.ask("\(url)?download")
            #expect(answer.status == 200)
            #expect(
                answer["Content-Disposition"]
                    == #"attachment; filename="M_ller _x_.mp4"; filename*=UTF-8''M%C3%BCller%20%22x%22.mp4"#)
        }
    }

    @Test func `a young file has a weak tag`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            service.folder.setAge("a.mp4", seconds: 0)
            let answer = try await service.ask(url)
            #expect(answer["ETag"]?.hasPrefix("W/\"") == true)
        }
    }

    @Test func `an empty file comes with length nothing`() async throws {
        try await TestService.run(["a.mp4": []]) { service in
            let answer = try await service.ask(service.url("a.mp4"), "Range: bytes=0-")
            #expect(answer.status == 200)
            #expect(answer["Content-Length"] == "0")
        }
    }

    @Test func `a file that is gone or a link out by now is not found`() async throws {
        try await TestService.run(["a.mp4": Self.bytes, "b.mp4": Self.bytes]) { service in
            let (first, second) = (try await service.url("a.mp4"), try await service.url("b.mp4"))
            unsafe unlink("\(service.folder.path)/a.mp4")
            unsafe unlink("\(service.folder.path)/b.mp4")
            service.folder.link("b.mp4", to: "/etc/hostname")
            #expect(try await service.ask(first).status == 404)
            #expect(try await service.ask(second).status == 404)
        }
    }

    @Test func `a file that shrinks while it is sent ends the connection short`() async throws {
        // More than all buffers between two sockets hold; a hole on the disk.
        let size = 12_000_000
        try await TestService.run(["a.mp4": []], prepare: { $0.truncate("a.mp4", to: 12_000_000) }) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect(receiveBuffer: 16_384)
                try connection.request("GET", url)
                _ = try connection.head()
                #expect(throws: Never.self) { try connection.bytes(100_000) }
                service.folder.truncate("a.mp4", to: 200_000)
                let rest = try connection.rest()
                #expect(rest.count < size - 100_000)
            }
            service.folder.truncate("a.mp4", to: size)
            try await blocking {
                let connection = try service.connect(receiveBuffer: 16_384)
                try connection.request("GET", url, ["Range: bytes=0-9999,1000000-10999999"])
                _ = try connection.head()
                service.folder.truncate("a.mp4", to: 10)
                let rest = try connection.rest()
                #expect(rest.count < 10_000_000)
            }
            let records = service.log.records.withLock { $0 }
            #expect(records.contains { $0.target == url && !$0.isComplete })
        }
    }
}
