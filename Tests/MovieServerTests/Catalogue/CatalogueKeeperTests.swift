import Glibc
import MovieServer
import Testing

@Suite struct `Keeping the catalogue` {
    @Test func `what comes and goes is noticed`() async throws {
        try await TestService.run(["a.mp4": [1]], configure: { $0.rescanPause = 0.05 }) { service in
            try service.folder.write("b.mp4", [1, 2])
            unsafe unlink(service.folder.path + "/a.mp4")
            func list() async throws -> String { try await service.ask("/api/movies").text }
            var text = try await list()
            for _ in 0..<100 where !text.contains("b.mp4") || text.contains("a.mp4") {
                try await Task.sleep(for: .milliseconds(50))
                text = try await list()
            }
            #expect(text.contains("b.mp4"))
            #expect(!text.contains("a.mp4"))
        }
    }

    @Test func `several roots keep their names and a file is a root too`() async throws {
        let first = try ScratchFolder()
        try first.write("one/a.mp4", [1])
        try first.write("two/a.mp4", [1])
        try first.write("single.xyz", [1])
        var configuration = ServerConfiguration(cores: 1)
        configuration.port = 0
        let roots = ["one", "two/", "single.xyz"].map { "\(first.path)/\($0)" }
        let server = try MovieServer(roots: roots, configuration: configuration, runner: FakeRunner())
        let address = try server.start()
        let text = try await blocking {
            let connection = try WireConnection(port: address.port)
            try connection.request("GET", "/api/movies")
            return try connection.answer().text
        }
        await server.stop()
        let paths = text.split(separator: #""path":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(paths == ["one/a.mp4", "single.xyz", "two/a.mp4"])
    }

    @Test func `a root that is not there is refused`() {
        #expect(throws: (any Error).self) {
            try MovieServer(
                roots: ["/nonexistent"], configuration: ServerConfiguration(cores: 1), runner: FakeRunner())
        }
    }
}
