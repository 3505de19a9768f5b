import Glibc
import Jobs
import Movies
import TestSupport
import Testing

@testable import JobExecution

/// Inputs that give an error of their own.
struct BadInputTests {
    /// A clip, and the error that probing it gives.
    private static let refused: [(clip: String, code: ErrorCode)] = [
        ("playlist.mp4", .notAMovie), ("concat.mp4", .notAMovie), ("dash.mp4", .notAMovie),
        ("sdp.mp4", .notAMovie), ("subs.mp4", .notAMovie), ("noise.mp4", .notAMovie),
        ("empty.mp4", .notAMovie), ("nomoov.mp4", .corrupt),
    ]
    private static let silent: [(clip: String, code: ErrorCode)] = [
        ("sound.m4a", .noVideo), ("sound.mp3", .noVideo), ("cover.m4a", .noVideo),
    ]
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: refused) func `what is no movie gives its code for facts and pictures alike`(
        clip: String, code: ErrorCode
    ) async throws {
        let path = try Clips.path(clip)
        try await expect(code, of: .probe(ProbeJob(input: path)))
        try await expect(code, of: .frame(FrameJob(input: path, output: directory.path("a.jpg"))))
        #expect(try directory.contents == [])
    }

    @Test(arguments: silent) func `sound alone has facts and no picture`(clip: String, code: ErrorCode)
        async throws
    {
        let path = try Clips.path(clip)
        _ = try await LocalRunner().run(.probe(ProbeJob(input: path)), readingFrom: nil)
        for mode in FrameJob.Mode.allCases {
            let job = FrameJob(input: path, mode: mode, output: directory.path("a.jpg"))
            try await expect(code, of: .frame(job))
        }
        #expect(try directory.contents == [])
    }

    @Test(.timeLimit(.minutes(10))) func `paths that are no file say what they are`() async throws {
        let pipe = directory.path("pipe")
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        for (path, code) in [
            (directory.path("none.mp4"), ErrorCode.notFound), ("", .notFound), (directory.path, .isADirectory),
            (pipe, .unreadable), ("/dev/zero", .unreadable), ("/dev/null", .unreadable),
        ] {
            try await expect(code, of: .probe(ProbeJob(input: path)))
            try await expect(code, of: .frame(FrameJob(input: path, output: directory.path("a.jpg"))))
        }
        #expect(try directory.contents == ["pipe"])
    }

    @Test func `an error that can be helped says how`() async throws {
        for (path, word) in [
            (try Clips.path("playlist.mp4"), "name one of those files"), (directory.path, "name a movie file"),
            ("/dev/zero", "-"),
        ] {
            let error = await #expect(throws: JobError.self) {
                try await LocalRunner().run(.probe(ProbeJob(input: path)), readingFrom: nil)
            }
            #expect(error?.hint?.contains(word) == true, "\(path)")
        }
    }

    @Test func `a picture with more pixels than allowed is a limit, and nothing is written`() async throws {
        var limits = MovieLimits()
        limits.maximumPixels = 320 * 180 - 1
        let runner = LocalRunner(limits: limits)
        for clip in ["fast.mp4", "film.webm", "still.png", "alpha.mov", "film.ts", "anim.gif"] {
            let large = clip == "anim.gif" ? nil : ErrorCode.limit
            let job = FrameJob(input: try Clips.path(clip), output: directory.path("\(clip).jpg"))
            let code = try await failure { try await runner.run(.frame(job), readingFrom: nil) }?.code
            #expect(code == large, "\(clip)")
        }
        #expect(try directory.contents == ["anim.gif.jpg"])
    }

    private func expect(_ code: ErrorCode, of job: Job) async throws {
        let error = try await failure { try await LocalRunner().run(job, readingFrom: nil) }
        #expect(error?.code == code, "\(job.input): \(error as Any)")
        #expect(error?.isOneLine == true)
    }
}
