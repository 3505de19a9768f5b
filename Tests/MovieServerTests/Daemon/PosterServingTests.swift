import Jobs
import MovieServer
import Synchronization
import Testing

@Suite struct `Serving posters` {
    static let files = ["a.mp4": movieBytes(10), "b.mp4": movieBytes(20), "c.mp4": movieBytes(30)]

    @Test func `a poster is made once, kept, and asked for again with its tag`() async throws {
        let runner = FakeRunner()
        try await TestService.run(Self.files, runner: runner) { service in
            let url = try await service.poster("a.mp4")
            let answer = try await service.ask(url)
            #expect(answer.status == 200)
            #expect(answer.text == "picture")
            #expect(answer["Content-Type"] == "image/jpeg")
            #expect(answer["Cache-Control"] == "public, max-age=0, must-revalidate")
            let tag = try #require(answer["ETag"])
            #expect(try await service.ask(url).text == "picture")
            let unchanged = try await service.ask(url, "If-None-Match: \(tag)")
            #expect(unchanged.status == 304)
            #expect(unchanged["Content-Length"] == "7")
            let part = try await service.ask(url, "Range: bytes=1-2")
            #expect(part.status == 206)
            #expect(part.text == "ic")
            #expect(runner.state.withLock { $0.started } == 1)
        }
    }

    @Test func `a tag that is still good is confirmed without making the picture`() async throws {
        let runner = FakeRunner()
        try await TestService.run(Self.files, runner: runner, configure: { $0.pictureMemory = 0 }) { service in
            let url = try await service.poster("a.mp4")
            let tag = try #require(try await service.ask(url)["ETag"])
            let unchanged = try await service.ask(url, "If-None-Match: \(tag)")
            #expect(unchanged.status == 304)
            #expect(unchanged["ETag"] == tag)
            #expect(unchanged["Content-Length"] == nil)
            #expect(unchanged["Transfer-Encoding"] == nil)
            #expect(runner.state.withLock { $0.started } == 1)
        }
    }

    @Test func `ten clients wait for one picture`() async throws {
        let runner = FakeRunner(held: true)
        try await TestService.run(Self.files, runner: runner) { service in
            let url = try await service.poster("a.mp4")
            try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<10 { group.addTask { try await service.ask(url).text } }
                try await Task.sleep(for: .milliseconds(200))
                runner.release()
                for try await text in group { #expect(text == "picture") }
            }
            #expect(runner.state.withLock { $0.started } == 1)
        }
    }

    @Test func `only so many are made at once, only so many wait, and the rest is sent away`() async throws {
        let runner = FakeRunner(held: true)
        let configure: (inout ServerConfiguration) -> Void = { ($0.pictureJobs, $0.pictureQueue) = (1, 1) }
        try await TestService.run(Self.files, runner: runner, configure: configure) { service in
            let urls = try await ["a.mp4", "b.mp4", "c.mp4"].asyncMap { try await service.poster($0) }
            async let first = service.ask(urls[0])
            try await Task.sleep(for: .milliseconds(100))
            async let second = service.ask(urls[1])
            try await Task.sleep(for: .milliseconds(100))
            let third = try await service.ask(urls[2])
            #expect(third.status == 503)
            #expect(third["Retry-After"] == "2")
            runner.release()
            let statuses = try await [first.status, second.status]
            #expect(statuses == [200, 200])
            #expect(runner.state.withLock { $0.most } == 1)
        }
    }

    @Test(arguments: [
        (ErrorCode.noVideo, 404), (.notAMovie, 422), (.corrupt, 422), (.unsupported, 422), (.crashed, 502),
        (.network, 502), (.timeout, 504), (.limit, 422), (.badJob, 400), (.notFound, 404), (.internal, 500),
    ])
    func `a failed picture has the status of its failure`(code: ErrorCode, status: Int) async throws {
        let runner = FakeRunner(error: JobError(code, "what failed: \"why\""))
        try await TestService.run(Self.files, runner: runner) { service in
            let answer = try await service.ask(service.poster("a.mp4"))
            #expect(answer.status == status)
            #expect(answer["Content-Type"] == "application/problem+json")
            #expect(answer.text.contains(#""code":"\#(code.rawValue)""#))
            #expect(answer.text.contains(#""detail":"what failed: \"why\"""#))
        }
    }

    @Test func `clients that leave while they wait leave nothing behind`() async throws {
        let runner = FakeRunner(held: true)
        try await TestService.run(Self.files, runner: runner) { service in
            let url = try await service.poster("a.mp4")
            try await blocking {
                for _ in 0..<20 { try service.connect().request("GET", url) }
            }
            try await Task.sleep(for: .milliseconds(100))
            runner.release()
            #expect(try await service.ask(url).text == "picture")
            #expect(try await settles { service.openDescriptors() == TestService.idleDescriptors })
        }
    }

    @Test func `stopping while posters are finished forgets nobody`() async throws {
        for round in 0..<20 {
            let runner = FakeRunner(held: true)
            try await TestService.run(Self.files, runner: runner) { service in
                let url = try await service.poster("a.mp4")
                try await blocking {
                    let connections = try (0..<5).map { _ in try service.connect() }
                    for connection in connections { try connection.request("GET", url) }
                    pause(milliseconds: UInt32(round))
                }
                runner.release()
                try await Task.sleep(for: .milliseconds(round % 7))
                await service.server.stop(grace: .zero)
            }
        }
    }

    @Test func `stopping sends those away who wait`() async throws {
        let runner = FakeRunner(held: true)
        try await TestService.run(Self.files, runner: runner) { service in
            let url = try await service.poster("a.mp4")
            async let answer = service.ask(url)
            try await Task.sleep(for: .milliseconds(200))
            await service.server.stop(grace: .milliseconds(50))
            // Either the refusal still got out, or the connection ended.
            if let answer = try? await answer { #expect(answer.status == 503) }
        }
    }
}

extension Array where Element: Sendable {
    fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await body(element)) }
        return results
    }
}
