import FoundationEssentials
import Jobs
import Synchronization
import Testing

@Suite struct `Serving facts` {
    private struct Document: Decodable {
        let id, name, path, url, thumb, type, modified: String
        let size: Int
        let info: MovieInfo?
        let error: JobError?
    }

    private func facts(_ service: TestService) async throws -> (text: String, document: Document) {
        let id = try await service.url("a.mp4").split(separator: "/")[1]
        let answer = try await service.ask("/api/movies/\(id)")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "application/json")
        return (answer.text, try JSONDecoder().decode(Document.self, from: Data(answer.body)))
    }

    @Test func `an item comes with its facts, but not with what tells about its owner`() async throws {
        let runner = FakeRunner()
        try await TestService.run(["sub/a.mp4": [1, 2, 3]], runner: runner) { service in
            let (text, document) = try await facts(service)
            #expect(document.path == "sub/a.mp4")
            #expect(document.size == 3)
            #expect(document.info?.input == "sub/a.mp4")
            #expect(document.info?.duration.seconds == 2)
            #expect(text.contains(#""device":null"#))
            #expect(text.contains(#""location":null"#))
            #expect(text.contains(#""error":null"#))
            _ = try await facts(service)
            #expect(runner.state.withLock { $0.started } == 1)
        }
    }

    @Test func `an item that is no movie says why`() async throws {
        let runner = FakeRunner(error: JobError(.notAMovie, "cannot open: not a movie", hint: "try another"))
        try await TestService.run(["a.mp4": [1]], runner: runner) { service in
            let (text, document) = try await facts(service)
            #expect(document.info == nil)
            #expect(document.error == JobError(.notAMovie, "cannot open: not a movie", hint: "try another"))
            #expect(text.contains(#""info":null"#))
            #expect(text.contains(#""exit":5"#))
        }
    }

    @Test func `an item that is not there is not found`() async throws {
        try await TestService.run(["a.mp4": [1]]) { service in
            for target in ["/api/movies/unknown", "/api/movies/unknown/x"] {
                let answer = try await service.ask(target)
                #expect(answer.status == 404, "\(target)")
            }
        }
    }
}
