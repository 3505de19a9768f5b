import Foundation
import Testing

@testable import TestSupport

struct ClipsTests {
    @Test(.needs(.ffprobe)) func `the clips are as the manifest says`() throws {
        let outcome = try Subprocess.run(Clips.generator, ["--verify"], deadline: .seconds(300))
        #expect(outcome.isSuccess, "\(outcome.errorText)")
    }

    @Test func `the manifest lists every clip once, and all are small`() throws {
        let keys: [URLResourceKey] = [.fileSizeKey, .isRegularFileKey]
        let files = try FileManager.default
            .contentsOfDirectory(
                at: Clips.directory, includingPropertiesForKeys: keys, options: .skipsHiddenFiles
            )
            .filter { try $0.resourceValues(forKeys: Set(keys)).isRegularFile == true }
        #expect(files.map(\.lastPathComponent).sorted() == Clips.manifest.map(\.file).sorted())
        let sizes = try files.map { try $0.resourceValues(forKeys: Set(keys)).fileSize ?? 0 }
        #expect(sizes.reduce(0, +) < 10_000_000)
    }

    @Test(.needs(.ffmpeg), arguments: Clips.manifest.filter { $0.first != nil })
    func `every frame of a clip reads as its number`(clip: Clip) throws {
        let (width, height) = (128, 72)
        let outcome = try Subprocess.run(
            "ffmpeg",
            [
                "-v", "quiet", "-i", Clips.path(clip.file), "-map", "0:V:0", "-fps_mode", "passthrough",
                "-vf", "scale=\(width):\(height):flags=area", "-f", "rawvideo", "-pix_fmt", "gray", "pipe:1",
            ])
        let first = try #require(clip.first)
        let numbers = stride(from: 0, to: outcome.output.count, by: width * height).map { start in
            Barcode.number(
                in: Array(outcome.output[start..<start + width * height]), width: width, height: height,
                layout: .gray)
        }
        // The last frames of a clip that is cut short may be damaged.
        let whole = clip.file.hasPrefix("cut.") ? numbers.dropLast(5) : numbers[...]
        #expect(numbers.count == clip.frames)
        #expect(Array(whole) == Array(first..<first + whole.count))
    }

    @Test func `a missing clip says what to do`() {
        #expect(throws: MissingClip.self) { try Clips.path("none.mp4") }
        #expect("\(MissingClip(name: "none.mp4"))" == "media/clips/none.mp4 is missing: run make media")
    }
}
