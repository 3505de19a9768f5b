import Jobs
import Origins
import TestSupport
import Testing

@testable import Movies

struct PixelFormatTests {
    /// Clips of H.264 as ffmpeg makes them: the format asked for, and further options.
    static let formats = [
        ("yuv420p", []), ("yuvj420p", []), ("yuv422p", []), ("yuv444p", []), ("yuv420p10le", []),
        ("yuv422p10le", []), ("yuv444p10le", []), ("gray", []),
        (
            "yuv420p",
            ["-vf", "setsar=64/45", "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"]
        ),
    ]

    @Test(.needs(.ffmpeg), .needs(.ffprobe), arguments: formats)
    func `pixel format, shape and colours are what a decoder would tell, without one`(
        format: String, options: [String]
    ) async throws {
        let folder = try TemporaryDirectory()
        let path = folder.path("a.mp4")
        let source = ["-v", "error", "-f", "lavfi", "-i", "testsrc2=s=128x96:r=5:d=1"]
        let made = try Subprocess.run(
            "ffmpeg",
            source + options + ["-c:v", "libx264", "-pix_fmt", format, "-movflags", "-write_colr", path])
        try #require(made.isSuccess, "\(made.errorText)")
        let info = try await Movie(try FileOrigin(path: path)).info(input: path)
        let ours = try #require(info.video.first)
        let entries = "pix_fmt,sample_aspect_ratio,color_range,color_space,color_transfer,color_primaries"
        let theirs = try Subprocess.run(
            "ffprobe", ["-v", "error", "-show_entries", "stream=" + entries, "-of", "default=nk=0:nw=1", path])
        let color = ours.color
        let words = [
            ("pix_fmt", ours.pixelFormat), ("sample_aspect_ratio", ours.sampleAspectRatio),
            ("color_range", color.range), ("color_space", color.matrix), ("color_transfer", color.transfer),
            ("color_primaries", color.primaries),
        ]
        for (key, word) in words {
            let line = theirs.outputText.split(separator: "\n").first { $0.hasPrefix(key + "=") }
            #expect(line.map(String.init) == "\(key)=\(word ?? "unknown")")
        }
    }
}
