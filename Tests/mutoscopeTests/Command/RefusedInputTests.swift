import Foundation
import TestSupport
import Testing

/// What is wrong with an input, by the clip that shows it.
private let refusals: [(clip: String, code: String, words: String)] = [
    ("empty.mp4", "not_a_movie", "not a movie"), ("noise.mp4", "not_a_movie", "not a movie"),
    ("nomoov.mp4", "corrupt", "index (moov) is missing"),
    ("playlist.mp4", "not_a_movie", "list of other files"),
    ("concat.mp4", "not_a_movie", "list of other files"), ("dash.mp4", "not_a_movie", "not a movie"),
    ("sdp.mp4", "not_a_movie", "list of other files"), ("subs.mp4", "not_a_movie", "subtitles alone"),
]

struct RefusedInputTests {
    @Test(arguments: refusals)
    func `what is no movie is refused in one line, and in one object`(
        clip: String, code: String, words: String
    ) throws {
        let path = try Clips.path(clip)
        try Command.run("probe", path).expectFailure(5, "mutoscope: \(path): ", words)
        let directory = try TemporaryDirectory()
        let picture = directory.path("x.jpg")
        try Command.run("frame", path, "--at", "0", "-o", picture).expectFailure(
            5, "mutoscope: \(path): ", words)
        let outcome = try Command.run("probe", "--json", path)
        #expect(outcome.end == .exit(5))
        #expect(outcome.errors.isEmpty)
        let answer = try JSONDecoder().decode(FailureDocument.self, from: Data(outcome.output))
        #expect(answer.input == path)
        #expect(answer.error.code == code)
        #expect(answer.error.exit == 5)
        #expect(try directory.contents.isEmpty)
    }

    @Test func `a missing file, a folder and a file below a file are told apart`() throws {
        let directory = try TemporaryDirectory()
        try Command.run("probe", directory.path("none.mp4")).expectFailure(4, "no such file")
        try Command.run("probe", directory.path).expectFailure(4, "is a directory")
        try directory.write([1], to: "file")
        try Command.run("probe", directory.path("file/none.mp4")).expectFailure(4, "no such file")
        try Command.run("probe", "").expectFailure(4, "no such file")
    }

    @Test(.enabled(if: geteuid() != 0, "skipped: root reads everything"))
    func `a file that may not be read is unreadable`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write([1], to: "secret.mp4")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
        try Command.run("probe", path).expectFailure(4, "Permission denied")
    }

    @Test func `a link that leads to itself is unreadable`() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("loop.mp4")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop.mp4")
        try Command.run("probe", path).expectFailure(4, "Too many levels of symbolic links")
    }

    @Test(arguments: ["/dev/null", "/dev/zero"]) func `a device is refused`(path: String) throws {
        try Command.run("probe", path, deadline: .seconds(20)).expectFailure(4, "neither a file")
    }

    @Test func `a pipe with a name is refused at once, with a writer or without`() throws {
        let directory = try TemporaryDirectory()
        let path = directory.path("pipe.mp4")
        try Command.shell("mkfifo \"$1\"; exec \"$0\" probe \"$1\"", path, deadline: .seconds(20))
            .expectFailure(4, "neither a file")
        try Command.shell(
            "exec 3<>\"$1\"; printf x >&3; \"$0\" probe \"$1\"", path, deadline: .seconds(20)
        ).expectFailure(4, "neither a file")
    }

    @Test func `sound without a picture has no video`() throws {
        let directory = try TemporaryDirectory()
        for clip in ["sound.m4a", "sound.mp3", "cover.m4a"] {
            let path = try Clips.path(clip)
            try Command.run("frame", path, "--at", "1", "-o", directory.path("x.jpg"))
                .expectFailure(6, "no video track")
        }
        #expect(try directory.contents.isEmpty)
    }

    @Test(arguments: ["a\nb.mp4", "\u{1b}[2J.mp4", "a\rmutoscope: all is well", "\u{202e}4pm.x"])
    func `a hostile name neither breaks the line nor reaches the terminal`(name: String) throws {
        let outcome = try Command.run("probe", name)
        outcome.expectFailure(4, "no such file")
        let controls = outcome.errorText.dropLast().unicodeScalars.filter {
            $0.value < 0x20 || $0.value == 0x202e
        }
        #expect(controls.isEmpty)
        let json = try Command.run("probe", "--json", name)
        #expect(try JSONDecoder().decode(FailureDocument.self, from: Data(json.output)).input == name)
    }

    @Test func `a movie whose name has a newline is probed, and told on one line`() throws {
        let directory = try TemporaryDirectory()
        let path = try directory.write(Clips.bytes("fast.mp4"), to: "two\nlines.mp4")
        let outcome = try Command.run("probe", path)
        outcome.expectSuccess()
        #expect(outcome.outputText.split(separator: "\n").count == 4)
        #expect(outcome.outputText.contains("two\\u{a}lines.mp4"))
    }
}
