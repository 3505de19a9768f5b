import Origins
import TestSupport
import Testing
import Timing

@testable import Movies

struct EncryptedTests {
    @Test(.needs(.ffmpeg), arguments: [FrameRequest.Mode.exact, .key])
    func `encrypted pictures are refused, and not shown as the grey that decoders make of them`(
        mode: FrameRequest.Mode
    ) async throws {
        let folder = try TemporaryDirectory()
        let path = folder.path("a.mp4")
        let key = String(repeating: "a7", count: 16)
        let made = try Subprocess.run(
            "ffmpeg",
            [
                "-v", "error", "-i", Clips.path("silent.mp4"), "-c", "copy", "-encryption_scheme",
                "cenc-aes-ctr",
                "-encryption_key", key, "-encryption_kid", key, path,
            ])
        try #require(made.isSuccess, "\(made.errorText)")
        let movie = Movie(try FileOrigin(path: path))
        await #expect(throws: MovieError.encrypted) {
            try await movie.picture(FrameRequest(at: .start, mode: mode))
        }
    }
}
