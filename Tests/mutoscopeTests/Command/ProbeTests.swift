import Foundation
import TestSupport
import Testing

struct ProbeTests {
    @Test func `one input with JSON is one object with every key`() throws {
        let path = try Clips.path("fast.mp4")
        let outcome = try Command.run("probe", path, "--json")
        outcome.expectSuccess()
        let movie = try outcome.jsonObject()
        #expect(movie["input"] as? String == path)
        #expect(Set(movie.keys) == MovieDocument.keys)
        #expect(((movie["video"] as? [Any])?.first as? [String: Any])?["codec"] as? String == "h264")
    }

    @Test func `several inputs with JSON are an array in their order, failures in place`() throws {
        let inputs = [
            try Clips.path("film.mkv"), "/none.mp4", try Clips.path("subs.mp4"), try Clips.path("fast.mp4"),
        ]
        let outcome = try Command.run(["probe", "--json"] + inputs)
        #expect(outcome.end == .exit(3))
        #expect(outcome.errors.isEmpty)
        let answers = try #require(try outcome.json() as? [[String: Any]])
        #expect(answers.map { $0["input"] as? String } == inputs)
        #expect(answers.map { ($0["error"] as? [String: Any])?["exit"] as? Int } == [nil, 4, 5, nil])
    }

    @Test func `several inputs that all are fine end with 0`() throws {
        let path = try Clips.path("fast.mp4")
        let outcome = try Command.run("probe", "--json", path, path)
        outcome.expectSuccess()
        #expect((try outcome.json() as? [Any])?.count == 2)
    }

    @Test func `without JSON failures go to standard error, and the rest goes on`() throws {
        let path = try Clips.path("fast.mp4")
        let outcome = try Command.run("probe", "/none.mp4", path, "/none2.mp4")
        #expect(outcome.end == .exit(3))
        #expect(outcome.outputText.hasPrefix(path + "\n"))
        #expect(outcome.errorLines.count == 2)
    }

    @Test func `behind two dashes a name may begin with a dash`() throws {
        try Command.run("probe", "--", "--json").expectFailure(4, "--json: cannot open: no such file")
    }

    @Test func `a thousand inputs are probed in one run, with few files open at a time`() throws {
        let directory = try TemporaryDirectory()
        let movie = try Clips.path("odd.mp4")
        for number in 0..<1000 {
            try FileManager.default.createSymbolicLink(
                atPath: directory.path("\(number).mp4"), withDestinationPath: movie)
        }
        let outcome = try Command.shell(
            "ulimit -n 40; cd \"$1\" && exec \"$0\" probe --json {0..999}.mp4", directory.path,
            deadline: .seconds(300))
        outcome.expectSuccess()
        let answers = try #require(try outcome.json() as? [[String: Any]])
        #expect(answers.compactMap { $0["input"] as? String } == (0..<1000).map { "\($0).mp4" })
    }

    @Test func `verbose shows FFmpeg's log, which is silent otherwise`() throws {
        let path = try Clips.path("cut.mp4")
        try Command.run("probe", path).expectSuccess()
        let outcome = try Command.run("probe", "-v", try Clips.path("nomoov.mp4"))
        #expect(outcome.end == .exit(5))
        #expect(outcome.errorLines.count > 1)
    }
}
