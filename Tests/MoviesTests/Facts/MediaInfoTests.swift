import Foundation
import Jobs
import TestSupport
import Testing

@testable import Movies

/// The second opinion.
@Suite(.needs(.mediainfo))
struct MediaInfoTests {
    /// Clips of which MediaInfo tells the pictures, and turns none (it takes mirrors for ratios below zero).
    private static let clips = Clips.manifest.filter {
        ($0.frames ?? 0) > 1 && !["anim.gif", "cut.mp4", "cut.mkv"].contains($0.file)
    }

    @Test(arguments: clips)
    func `codec string's family, bit depth and size agree with MediaInfo`(clip: Clip) async throws {
        let facts = try #require(await Movie(clip: clip.file).info(input: "x").video.first)
        let outcome = try Subprocess.run("mediainfo", ["--Output=JSON", Clips.path(clip.file)])
        let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output))
        let track = try #require(answer.media.track.first { $0.type == "Video" })
        if let depth = track.bitDepth.flatMap(Int.init) { #expect(facts.bitDepth == depth) }
        if let chroma = track.chroma { #expect(facts.chroma == chroma.prefix(5).description) }
        #expect(track.width.flatMap(Int.init) == clip.width)
        #expect(track.height.flatMap(Int.init) == clip.height)
        if clip.file == "fast.mp4" { #expect(track.level == facts.level) }
        let format = [
            "h264": "AVC", "hevc": "HEVC", "vp9": "VP9", "mpeg4": "MPEG-4 Visual", "prores": "ProRes",
        ]
        #expect(track.format == format[facts.codec])
    }

    private struct Answer: Decodable {
        struct Track: Decodable {
            let type: String
            let format: String?
            let level: String?
            let bitDepth: String?
            let chroma: String?
            let width: String?
            let height: String?

            private enum CodingKeys: String, CodingKey {
                case type = "@type"
                case format = "Format"
                case level = "Format_Level"
                case bitDepth = "BitDepth"
                case chroma = "ChromaSubsampling"
                case width = "Width"
                case height = "Height"
            }
        }
        struct Media: Decodable { let track: [Track] }
        let media: Media
    }
}
