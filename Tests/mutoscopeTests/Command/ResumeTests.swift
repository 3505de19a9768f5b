import Foundation
import TestSupport
import Testing

struct ResumeTests {
    private let directory: TemporaryDirectory
    private let movie: String

    init() throws {
        directory = try TemporaryDirectory()
        movie = try Clips.path("odd.mp4")
    }

    private var file: String { directory.path("answers") }

    private func names(_ path: String? = nil) throws -> [String] {
        try Data(contentsOf: URL(filePath: path ?? file)).split(separator: 0x0a).map {
            let line = try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any]
            return try #require(line?["input"] as? String)
        }
    }

    private func resume(_ words: String...) throws -> Subprocess.Outcome {
        try Command.run(["probe", "--resume", file, "-j", "1"] + words)
    }

    @Test func `results go to the file alone, and a second run has nothing to do`() throws {
        try resume(movie).expectSuccess()
        #expect(try resume(movie).output.isEmpty)
        #expect(try names() == [movie])
        let failing = try resume(movie, "/none.mp4")
        #expect(failing.end == .exit(3) && failing.errors.isEmpty && failing.output.isEmpty)
        #expect(try names() == [movie, "/none.mp4"])
        try resume(movie, "/none.mp4").expectSuccess()
        #expect(try names() == [movie, "/none.mp4"])
    }

    @Test func `a torn last line is cut and its input answered again`() throws {
        try directory.write("{\"input\":\"a\"}\n{\"input\":\"\(movie)\",\"du".utf8, to: "answers")
        try resume("a", movie).expectSuccess()
        #expect(try names() == ["a", movie])
    }

    @Test func `failures that may pass are repeated, others are not`() throws {
        let failures = ["timeout", "crashed", "network", "limit", "corrupt", "not_found"].map {
            "{\"error\":{\"code\":\"\($0)\"},\"input\":\"/none/\($0)\"}\n"
        }
        try directory.write(failures.joined().utf8, to: "answers")
        let inputs = ["timeout", "crashed", "network", "limit", "corrupt", "not_found"].map { "/none/\($0)" }
        let outcome = try Command.run(
            ["probe", "--resume", file, "--retry-failed", "-j", "1"] + inputs)
        #expect(outcome.end == .exit(3))
        #expect(try names() == inputs + inputs.prefix(4))
    }

    @Test func `a file of somebody else is left as it is`() throws {
        try directory.write("dear diary".utf8, to: "answers")
        try resume(movie).expectFailure(2, "holds no answers")
        #expect(try Data(contentsOf: URL(filePath: file)) == Data("dear diary".utf8))
        try Command.run("probe", movie, "--resume", directory.path).expectFailure(4, "cannot open --resume")
        try Command.run("probe", movie, "--resume", "/dev/null").expectFailure(4, "no plain file")
        try resume("--csv", movie).expectFailure(2, "--resume writes NDJSON")
        try Command.run("probe", movie, "--retry-failed").expectFailure(2, "goes with --resume")
    }

    @Test func `a run that was killed goes on where it was, and each input is answered once`() throws {
        let directory = try BatchTests.links(1000)
        let outcome = try Command.shell(
            """
            cd "$1"; "$0" probe --files-from list --resume answers & child=$!
            while [ ! -s answers ]; do sleep 0.02; done
            kill -KILL $child; wait $child
            "$0" probe --files-from list --resume answers
            """, directory.path)
        #expect(outcome.end == .exit(0) && outcome.output.isEmpty)
        let names = try names(directory.path("answers"))
        #expect(names.count == 1000 && Set(names).count == 1000)
    }
}
