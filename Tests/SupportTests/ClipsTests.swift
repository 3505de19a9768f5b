import Foundation
import Testing

@testable import TestSupport

struct ClipsTests {
    @Test(.needs(.ffprobe)) func `the clips are as the manifest says`() throws {
        let outcome = try Subprocess.run(Clips.generator, ["--verify"], deadline: .seconds(300))
        #expect(outcome.isSuccess, "\(outcome.errorText)")
    }

    @Test func `the manifests list every clip once, and all are small`() throws {
        let (clips, traps) = (try files(in: ""), try files(in: "traps/"))
        #expect(clips.keys.sorted() == Clips.manifest.map(\.file).sorted())
        #expect(traps.keys.sorted() == Clips.traps.map(\.file).sorted())
        #expect((Array(clips.values) + traps.values).reduce(0, +) < 10_000_000)
    }

    /// The sizes of the files in a folder of the clips' directory, by their paths.
    private func files(in folder: String) throws -> [String: Int] {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
        let found = try FileManager.default.contentsOfDirectory(
            at: Clips.directory.appending(path: folder), includingPropertiesForKeys: Array(keys),
            options: .skipsHiddenFiles)
        var sizes: [String: Int] = [:]
        for file in found {
            let values = try file.resourceValues(forKeys: keys)
            if values.isRegularFile == true { sizes[folder + file.lastPathComponent] = values.fileSize }
        }
        return sizes
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
