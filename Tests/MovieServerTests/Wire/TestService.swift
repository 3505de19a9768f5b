import Jobs
import MovieServer
import Synchronization

/// A running server over a folder of a test's own.
struct TestService: Sendable {
    let folder: ScratchFolder
    let server: MovieServer
    let address: BoundAddress
    let log: Log

    /// What the server logged.
    final class Log: Sendable {
        let records = Mutex<[AccessRecord]>([])
    }

    /// Serves `files` while `body` runs, and stops.
    static func run(
        _ files: [String: [UInt8]] = [:], runner: any JobRunner = FakeRunner(),
        configure: (inout ServerConfiguration) -> Void = { _ in },
        prepare: (ScratchFolder) throws -> Void = { _ in },
        _ body: @escaping (TestService) async throws -> Void
    ) async throws {
        let folder = try ScratchFolder()
        for (name, bytes) in files { try folder.write(name, bytes) }
        try prepare(folder)
        var configuration = ServerConfiguration(cores: 2)
        configuration.port = 0
        configure(&configuration)
        let log = Log()
        let server = try MovieServer(roots: [folder.path], configuration: configuration, runner: runner) {
            record in
            log.records.withLock { $0.append(record) }
        }
        let address = try server.start()
        do {
            try await body(TestService(folder: folder, server: server, address: address, log: log))
        } catch {
            await server.stop(grace: .zero)
            throw error
        }
        await server.stop(grace: .zero)
    }

    func connect(receiveBuffer: Int32? = nil) throws -> WireConnection {
        try WireConnection(port: address.port, receiveBuffer: receiveBuffer)
    }

    /// Sends one request on a connection of its own and reads the answer.
    func ask(_ target: String, method: String = "GET", _ fields: String...) async throws -> WireAnswer {
        try await blocking {
            let connection = try connect()
            try connection.request(method, target, fields)
            return try connection.answer(toHead: method == "HEAD")
        }
    }

    /// The path of a served file's URL, from the list.
    func url(_ name: String) async throws -> String {
        let list = try await ask("/api/movies?limit=1000").text
        for part in list.split(separator: #"{"id":"#).dropFirst() where part.contains("\"name\":\"\(name)\"") {
            let rest = part[part.firstRange(of: #""url":""#)!.upperBound...]
            return String(rest.prefix { $0 != "\"" })
        }
        throw WireError.malformed("no \(name) in \(list)")
    }

    /// The path of its poster.
    func poster(_ name: String) async throws -> String {
        let url = try await url(name)
        return url[...url.lastIndex(of: "/")!] + "thumb.jpg"
    }
}

/// Bytes that tell their own place, so that any slice shows whether it is the right one.
func movieBytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8 &* 7 &+ $0 >> 16) }
}
