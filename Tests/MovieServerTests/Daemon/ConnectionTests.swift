import FoundationEssentials
import Jobs
import MovieServer
import Synchronization
import Testing

@Suite struct `Connections` {
    static let bytes = movieBytes(300_000)

    @Test func `clients that abort leak no descriptor`() async throws {
        let rounds = ProcessInfo.processInfo.environment["MUTOSCOPE_TORTURE"] == "1" ? 1000 : 100
        try await TestService.run(["a.mp4": []], prepare: { $0.truncate("a.mp4", to: 12_000_000) }) { service in
            let url = try await service.url("a.mp4")
            #expect(try await settles { service.openDescriptors() == TestService.idleDescriptors })
            try await blocking {
                for round in 0..<rounds {
                    let connection = try service.connect(receiveBuffer: 16_384)
                    let range = round % 3 == 0 ? ["Range: bytes=0-9,1000000-11000000"] : []
                    try connection.request("GET", url, range)
                    if round % 2 == 0 { _ = try connection.head() }
                }
            }
            #expect(try await settles { service.openDescriptors() == TestService.idleDescriptors })
            #expect(try await service.ask("/healthz").status == 200)
        }
    }

    @Test func `requests that come in one piece are answered one after the other`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect()
                let requests = (0..<20).map { number in
                    "GET \(url) HTTP/1.1\r\nHost: localhost\r\nRange: bytes=\(number * 100)-\(number * 100 + 99)\r\n\r\n"
                }
                try connection.send(requests.joined())
                for number in 0..<20 {
                    let answer = try connection.answer()
                    #expect(answer.status == 206)
                    #expect(answer.body.elementsEqual(Self.bytes[number * 100..<number * 100 + 100]))
                }
            }
        }
    }

    @Test func `ten clients at once each get their own bytes`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<10 {
                    group.addTask {
                        let answer = try await service.ask(url, "Range: bytes=\(number * 1000)-")
                        return answer.body.elementsEqual(Self.bytes[(number * 1000)...])
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
    }

    @Test func `a slow client gets every byte`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect(receiveBuffer: 4096)
                for byte in "GET \(url) HTTP/1.1\r\nHost: localhost\r\n".utf8 { try connection.send([byte]) }
                try connection.send("\r\n")
                _ = try connection.head()
                var (place, isRight) = (0, true)
                while place < Self.bytes.count {
                    let part = try connection.bytes(min(10_000, Self.bytes.count - place))
                    isRight = isRight && part.elementsEqual(Self.bytes[place..<place + part.count])
                    place += part.count
                }
                #expect(isRight)
            }
        }
    }

    @Test func `a body that nobody wants ends the connection behind the answer`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            try await blocking {
                let connection = try service.connect()
                try connection.request("POST", "/", ["Content-Length: 100000000"])
                try connection.send("some of it")
                #expect(throws: Never.self) {
                    let answer = try connection.answer()
                    #expect(answer.status == 405)
                    #expect(answer["Connection"] == "close")
                }
                #expect(connection.isClosed(within: 5))
            }
        }
    }

    @Test func `an idle connection and a trickled head are closed`() async throws {
        try await TestService.run([:], configure: { $0.idleTimeout = 1 }) { service in
            try await blocking {
                let idle = try service.connect()
                let trickling = try service.connect()
                try trickling.send("GET / HTTP/1.1\r\n")
                for _ in 0..<40 where !trickling.isClosed(within: 0) {
                    try? trickling.send("X: y\r\n")
                    _ = trickling.isClosed(within: 0) || idle.isClosed(within: 0)
                    pause(milliseconds: 50)
                }
                #expect(trickling.isClosed(within: 1))
                #expect(idle.isClosed(within: 1))
            }
        }
    }

    @Test func `a paused player is not closed by the idle time`() async throws {
        let configure: (inout ServerConfiguration) -> Void = { $0.idleTimeout = 1 }
        try await TestService.run(
            ["a.mp4": []], configure: configure, prepare: { $0.truncate("a.mp4", to: 12_000_000) }
        ) { service in
            let url = try await service.url("a.mp4")
            try await blocking {
                let connection = try service.connect(receiveBuffer: 16_384)
                try connection.request("GET", url)
                _ = try connection.head()
                pause(milliseconds: 3000)
                let count = try connection.bytes(12_000_000).count
                #expect(count == 12_000_000)
            }
        }
    }

    @Test func `stopping closes idle connections at once and lets the others end`() async throws {
        try await TestService.run(["a.mp4": []], prepare: { $0.truncate("a.mp4", to: 12_000_000) }) { service in
            let url = try await service.url("a.mp4")
            let (idle, busy) = try await blocking {
                let (idle, busy) = (try service.connect(), try service.connect(receiveBuffer: 16_384))
                try idle.request("GET", "/healthz")
                _ = try idle.answer()
                try busy.request("GET", url)
                _ = try busy.head()
                return (idle, busy)
            }
            async let stopped: Void = service.server.stop(grace: .seconds(20))
            try await blocking {
                #expect(idle.isClosed(within: 2))
                // Who comes now is told that the service is going down.
                for (path, status) in [("/readyz", 503), (url, 503), ("/healthz", 200)] {
                    let late = try service.connect()
                    try late.request("GET", path)
                    #expect(try late.answer().status == status)
                    #expect(late.isClosed(within: 2))
                }
                let count = try busy.bytes(12_000_000).count
                #expect(count == 12_000_000)
                #expect(busy.isClosed(within: 2))
            }
            let start = ContinuousClock.now
            await stopped
            #expect(ContinuousClock.now - start < .seconds(5))
            _ = try await blocking { #expect(throws: (any Error).self) { try service.connect() } }
        }
    }

    @Test func `stopping cuts a stream that outlasts the grace`() async throws {
        try await TestService.run(["a.mp4": []], prepare: { $0.truncate("a.mp4", to: 12_000_000) }) { service in
            let url = try await service.url("a.mp4")
            let busy = try await blocking {
                let busy = try service.connect(receiveBuffer: 16_384)
                try busy.request("GET", url)
                _ = try busy.head()
                return busy
            }
            let start = ContinuousClock.now
            await service.server.stop(grace: .milliseconds(300))
            #expect(ContinuousClock.now - start < .seconds(30))
            let rest = try await blocking { try busy.rest().count }
            #expect(rest < 12_000_000)
        }
    }

    @Test func `an address in use is a failure of the network`() async throws {
        try await TestService.run { service in
            var configuration = ServerConfiguration(cores: 1)
            configuration.port = service.address.port
            let second = try MovieServer(
                roots: [service.folder.path], configuration: configuration, runner: FakeRunner())
            let error = #expect(throws: JobError.self) { try second.start() }
            #expect(error?.code == .network)
        }
    }

    @Test func `each request is logged once`() async throws {
        try await TestService.run(["a.mp4": Self.bytes]) { service in
            let url = try await service.url("a.mp4")
            _ = try await service.ask(url, "Range: bytes=5-9")
            #expect(try await settles { service.log.records.withLock { $0.count } == 2 })
            let record = try #require(service.log.records.withLock { $0.last })
            #expect(record.method == "GET")
            #expect(record.target == url)
            #expect(record.status == 206)
            #expect(record.range == "bytes=5-9")
            #expect(record.bytes == 5)
            #expect(record.isComplete)
        }
    }
}
