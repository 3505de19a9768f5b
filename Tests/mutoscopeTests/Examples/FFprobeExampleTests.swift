import Foundation
import TestSupport
import Testing

/// `Examples/ffprobe`, run as programs run ffprobe.
struct FFprobeExampleTests {
    private static let script = packageRoot.appending(path: "Examples/ffprobe").path

    private func run(_ arguments: String...) throws -> Subprocess.Outcome {
        try Subprocess.run(Self.script, arguments, environment: ["MUTOSCOPE": try Subprocess.mutoscope])
    }

    private func keys(_ outcome: Subprocess.Outcome) throws -> Set<String> {
        let tree = try JSONSerialization.jsonObject(with: Data(outcome.output))
        return Set(try #require(tree as? [String: Any]).keys)
    }

    @Test func `sections that were asked for are there, and no others`() throws {
        let path = try Clips.path("rot90.mp4")
        let both = try run("-v", "error", "-of", "json", "-show_format", "-show_streams", path)
        #expect(try keys(both) == ["format", "streams"])
        let all = try run(
            "-hide_banner", "-loglevel", "quiet", "-print_format", "json", "-show_chapters", "-show_streams",
            "-show_format", "-i", path)
        #expect(try keys(all) == ["format", "streams", "chapters"])
        #expect(try keys(run("-of", "json", "-show_chapters", path)) == ["chapters"])
        #expect(try keys(run("-of", "json", path)) == [])
    }

    @Test(arguments: [
        ["-of", "xml", "x"], ["x"], ["-of", "json"], ["-of"], ["-of", "json", "-select_streams", "v", "x"],
        ["-of", "json", "x", "y"], ["-of", "json", "-show_format", "/nonexistent"],
    ]) func `what it cannot do is one line and status 1`(arguments: [String]) throws {
        let outcome = try Subprocess.run(
            Self.script, arguments, environment: ["MUTOSCOPE": try Subprocess.mutoscope])
        #expect(outcome.end == .exit(1))
        #expect(outcome.errorText.hasPrefix("ffprobe: "))
        #expect(outcome.errorText.split(separator: "\n").count == 1)
    }

    @Test(.enabled("SKIPPED: python3 has no ffmpeg-python") { Self.hasFFmpegPython })
    func `the Python package ffmpeg-python reads its answers`() throws {
        let program = """
            import ffmpeg, sys
            facts = ffmpeg.probe(sys.argv[1])
            print(facts['streams'][0]['width'], float(facts['format']['duration']))
            try: ffmpeg.probe('/nonexistent')
            except ffmpeg.Error as error: print(error.stderr.decode(), end='')
            """
        let folder = packageRoot.appending(path: "Examples").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let outcome = try Subprocess.run(
            Self.python, ["-c", program, try Clips.path("fast.mp4")],
            environment: ["PATH": folder + ":" + path, "MUTOSCOPE": try Subprocess.mutoscope])
        #expect(outcome.outputText.hasPrefix("320 10.0\nffprobe: /nonexistent: "))
    }

    /// `MUTOSCOPE_PYTHON` names one with packages.
    private static let python = ProcessInfo.processInfo.environment["MUTOSCOPE_PYTHON"] ?? "python3"

    private static var hasFFmpegPython: Bool {
        (try? Subprocess.run(python, ["-c", "import ffmpeg; ffmpeg.probe"]))?.isSuccess ?? false
    }
}
