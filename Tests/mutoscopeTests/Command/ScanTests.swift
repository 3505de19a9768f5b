import Foundation
import TestSupport
import Testing

@Suite(.needs(.ffmpeg))
struct ScanTests {
    @Test func `every packet of a segmented movie with sound is counted`() throws {
        let directory = try TemporaryDirectory()
        let plain = directory.path("plain.mp4")
        let dash = directory.path("dash.mp4")
        for arguments in [
            [
                "-f", "lavfi", "-i", "testsrc=s=64x48:r=25:d=20", "-f", "lavfi", "-i", "sine=d=20", "-c:v",
                "mpeg4",
            ]
                + ["-g", "50", "-bf", "2", "-c:a", "aac", "-movflags", "frag_keyframe+empty_moov", plain],
            ["-i", plain, "-c", "copy", "-movflags", "dash", dash],
        ] {
            let outcome = try Subprocess.run("ffmpeg", ["-v", "error"] + arguments)
            try #require(outcome.isSuccess, "\(outcome.errorText)")
        }
        let scanned = try Command.run("probe", "--scan", "--json", dash)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(scanned.output)) as? [String: Any])
        let video = try #require((document["video"] as? [[String: Any]])?.first)
        #expect((video["frameCount"] as? [String: Any])?["value"] as? Int == 500)
        #expect((video["keyframes"] as? [String: Any])?["count"] as? Int == 11)
        let audio = try #require((document["audio"] as? [[String: Any]])?.first)
        #expect(abs((audio["duration"] as? Double ?? 0) - 20) < 0.1)
    }
}
