import Foundation
import TestSupport
import Testing

struct StandardInputTests {
    @Test func `a file on standard input tells the same as by its name`() throws {
        let path = try Clips.path("fast.mp4")
        let named = try facts(try Command.run("probe", "--json", path))
        let file = try Command.shell("exec \"$0\" probe --json - <\"$1\"", path)
        let piped = try Command.run("probe", "--json", "-", input: Clips.bytes("fast.mp4"))
        for outcome in [file, piped] {
            outcome.expectSuccess()
            #expect(try outcome.jsonObject()["input"] as? String == "-")
            #expect(try facts(outcome) == named)
        }
    }

    /// The document without its input, as text that can be compared.
    private func facts(_ outcome: Subprocess.Outcome) throws -> String {
        var document = try outcome.jsonObject()
        document["input"] = nil
        return String(
            decoding: try JSONSerialization.data(withJSONObject: document, options: .sortedKeys), as: UTF8.self)
    }

    @Test func `a file on standard input is read from its beginning, wherever the shell left it`() throws {
        try Command.shell("{ head -c 1000 >/dev/null; exec \"$0\" probe -; } <\"$1\"", Clips.path("tail.mp4"))
            .expectSuccess()
    }

    @Test func `a pipe whose index comes last is read too`() throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.run(
            "frame", "-", "--at", "#123", "-o", directory.path + "/", input: Clips.bytes("tail.mp4"))
        outcome.expectSuccess()
        #expect(try directory.contents == ["stdin.jpg"])
        #expect(try DecodedPicture(file: directory.path("stdin.jpg")).number == 123)
    }

    @Test func `an empty, a closed and a foolish standard input fail in one line`() throws {
        try Command.run("probe", "-").expectFailure(5, "mutoscope: -: ", "not a movie")
        try Command.run("probe", "-", input: Clips.bytes("noise.mp4")).expectFailure(5, "not a movie")
        try Command.shell("exec \"$0\" probe - <&-").expectFailure(4, "mutoscope: -: ")
        try Command.shell("exec \"$0\" probe - <\"$1\"", "/tmp").expectFailure(4, "is a directory")
    }

    @Test func `nothing of a pipe is left in TMPDIR, and a missing TMPDIR is told`() throws {
        let directory = try TemporaryDirectory()
        let bytes = try Clips.bytes("fast.mp4")
        try Command.run("probe", "-", input: bytes, environment: ["TMPDIR": directory.path]).expectSuccess()
        #expect(try directory.contents.isEmpty)
        try Command.run("probe", "-", input: bytes, environment: ["TMPDIR": directory.path("none")])
            .expectFailure(4, "cannot copy standard input aside", "set TMPDIR")
    }

    @Test func `a pipe that stalls meets the timeout`() throws {
        let directory = try TemporaryDirectory()
        let pipe = directory.path("pipe")
        // Open for writing too, so it never ends.
        try Command.shell(
            "mkfifo \"$1\" && exec \"$0\" probe --timeout 0.5 - <>\"$1\"", pipe, deadline: .seconds(20)
        ).expectFailure(8, "mutoscope: -: took longer than allowed")
    }
}
