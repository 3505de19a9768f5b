import Foundation
import TestSupport
import Testing

@Suite(.needs(.ffmpeg))
struct InterruptTests {
    /// Makes a movie of 60 000 frames of which only the first counts as a keyframe, so its end is far away.
    private static func longMovie(in directory: TemporaryDirectory) throws -> String {
        let looped = directory.path("looped.mp4")
        let outcome = try Subprocess.run(
            "ffmpeg",
            ["-v", "error", "-stream_loop", "199", "-i", Clips.path("silent.mp4"), "-c", "copy", looped])
        try #require(outcome.isSuccess, "\(outcome.errorText)")
        var bytes = try Data(contentsOf: URL(filePath: looped))
        let box = try #require(bytes.range(of: Data("stss".utf8), options: .backwards))
        // The name, the version and flags, then how many entries are listed.
        bytes.replaceSubrange(box.upperBound + 4..<box.upperBound + 8, with: [0, 0, 0, 1])
        try FileManager.default.removeItem(atPath: looped)
        return try directory.write(bytes, to: "long.mp4")
    }

    @Test(arguments: ["INT", "TERM"])
    func `a signal during a long decode ends it with 130, and nothing is left`(signal: String) throws {
        let directory = try TemporaryDirectory()
        let movie = try Self.longMovie(in: directory)
        let start = ContinuousClock.now
        let outcome = try Command.shell(
            """
            "$0" frame "$1" --at end -o "$2" &
            sleep 1.5; kill -\(signal) $!; wait $!
            """, movie, directory.path("x.jpg"))
        outcome.expectFailure(130, "long.mp4: interrupted")
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(try directory.contents == ["long.mp4"])
    }

    @Test func `a time limit ends a long decode, and nothing is left`() throws {
        let directory = try TemporaryDirectory()
        let movie = try Self.longMovie(in: directory)
        try Command.run("frame", movie, "--at", "end", "-o", directory.path("x.jpg"), "--timeout", "1")
            .expectFailure(8, "took longer than allowed")
        #expect(try directory.contents == ["long.mp4"])
    }

    @Test func `a signal while standard input stalls ends it with 130`() throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            mkfifo "$1"
            "$0" probe - <>"$1" &
            sleep 1; kill -INT $!; wait $!
            """, directory.path("pipe"), deadline: .seconds(20))
        outcome.expectFailure(130, "interrupted")
    }

    @Test func `a signal ends several inputs at once`() throws {
        let directory = try TemporaryDirectory()
        let outcome = try Command.shell(
            """
            mkfifo "$1"
            "$0" probe --json - - - <>"$1" &
            sleep 1; kill -TERM $!; wait $!
            """, directory.path("pipe"), deadline: .seconds(20))
        #expect(outcome.end == .exit(130))
    }
}
