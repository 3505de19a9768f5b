import TestSupport
import Testing

@testable import FFmpeg

/// Machines whose FFmpeg has less, as `MUTOSCOPE_HIDE` shows them.
struct HiddenNamesTests {
    private static let required = FFmpegLibrary.functions().filter(\.isRequired).map(\.name)
    private static let optional = FFmpegLibrary.functions().filter { !$0.isRequired }.map(\.name)
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: required) func `without a required function nothing works, and it is named`(name: String)
        throws
    {
        let outcome = try run("probe", Clips.path("film.avi"), hiding: name)
        #expect(outcome.end == .exit(6))
        #expect(outcome.output == [])
        #expect(outcome.errorText.contains(name))
        #expect(outcome.errorText.split(separator: "\n").count == 1)
    }

    @Test func `doctor names what is missing`() throws {
        let outcome = try run("doctor", hiding: "avcodec_open2")
        #expect(outcome.end == .exit(6))
        #expect(outcome.outputText.contains("avcodec_open2"))
        #expect(try run("doctor", hiding: "").isSuccess)
    }

    @Test(arguments: optional.map { [$0] } + [optional], ["fast.mp4", "film.avi", "opengop.mp4"])
    func `without an optional function the picture is still exact`(names: [String], clip: String) throws {
        let picture = directory.path("picture.png")
        let outcome = try run(
            "frame", Clips.path(clip), "--at", "4.98", "-o", picture, hiding: names.joined(separator: " "))
        #expect(outcome.isSuccess, "\(outcome.errorText)")
        #expect(try DecodedPicture(file: picture).number == 149)
    }

    @Test func `without the decoder the facts are still told, and a picture is unsupported`() throws {
        let picture = directory.path("picture.png")
        #expect(try run("probe", Clips.path("fast.mp4"), hiding: "h264").isSuccess)
        let outcome = try run("frame", Clips.path("fast.mp4"), "--at", "5", "-o", picture, hiding: "h264")
        #expect(outcome.end == .exit(6))
        #expect(outcome.errorText.contains("h264"))
        #expect(try directory.contents == [])
        let other = try run("frame", Clips.path("film.webm"), "--at", "5", "-o", picture, hiding: "h264")
        #expect(other.isSuccess)
    }

    @Test func `a part of a name hides nothing`() throws {
        #expect(
            try run("probe", Clips.path("fast.mp4"), hiding: "avcodec_open avcodec xavcodec_open2 2").isSuccess)
    }

    private func run(_ arguments: String..., hiding names: String) throws -> Subprocess.Outcome {
        try Subprocess.run(Subprocess.mutoscope, arguments, environment: ["MUTOSCOPE_HIDE": names])
    }
}
