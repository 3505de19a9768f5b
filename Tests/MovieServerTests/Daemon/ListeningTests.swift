import Jobs
import MovieServer
import Testing

@Suite struct `Listening` {
    private func server(_ host: String, port: UInt16 = 0) throws -> (MovieServer, ScratchFolder) {
        let folder = try ScratchFolder()
        var configuration = ServerConfiguration(cores: 1)
        (configuration.host, configuration.port) = (host, port)
        let server = try MovieServer(roots: [folder.path], configuration: configuration, runner: FakeRunner())
        return (server, folder)
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func `the address tells the real port and can be used again at once`(host: String) async throws {
        let (first, _) = try server(host)
        let address = try first.start()
        #expect(address.host == "127.0.0.1")
        #expect(address.port != 0)
        #expect(address.url == "http://127.0.0.1:\(address.port)/")
        try await blocking { try WireConnection(port: address.port).request("GET", "/healthz") }
        await first.stop()
        let (second, _) = try server(host, port: address.port)
        #expect(try second.start() == address)
        await second.stop()
        await second.stop()
    }

    @Test func `an IPv6 address stands in brackets`() async throws {
        let (server, _) = try server("::1")
        do {
            let address = try server.start()
            #expect(address.url == "http://[::1]:\(address.port)/")
            await server.stop()
        } catch {
            // A machine without IPv6.
            #expect(error.code == .network)
        }
    }

    @Test(arguments: ["example.org", "", "127.0.0.1.1", "[::1]"])
    func `names and nonsense are a mistake of the caller`(host: String) throws {
        let (server, _) = try server(host)
        let error = #expect(throws: JobError.self) { try server.start() }
        #expect(error?.code == .usage)
    }

    @Test func `a server that is dropped while it runs stops`() async throws {
        var server: MovieServer? = try self.server("127.0.0.1").0
        let port = try #require(server).start().port
        server = nil
        await #expect(throws: (any Error).self) { try await blocking { _ = try WireConnection(port: port) } }
    }
}
