import Foundation
import TestSupport

/// What ffprobe tells of a clip.
struct ProbedMovie: Decodable {
    struct Stream: Decodable {
        let index: Int
        let codecName: String?
        let codecType: String
        let profile: String?
        let pixFmt: String?
        let startTime: String?
        let duration: String?
        let nbFrames: String?
        let avgFrameRate: String?
        let rFrameRate: String?
        let channels: Int?
        let sampleRate: String?
        let colorSpace: String?
        let colorRange: String?
        let disposition: [String: Int]

        var isCover: Bool { disposition["attached_pic"] == 1 }
    }

    struct Format: Decodable {
        let size: String
        let formatLongName: String
        let startTime: String?
        let duration: String?
    }

    let streams: [Stream]
    let format: Format

    init(of clip: String) throws {
        let outcome = try Subprocess.run(
            "ffprobe", ["-v", "error", "-show_streams", "-show_format", "-of", "json", Clips.path(clip)])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(Self.self, from: Data(outcome.output))
    }

    /// The tracks of a kind, covers left out.
    func tracks(_ kind: String) -> [Stream] { streams.filter { $0.codecType == kind && !$0.isCover } }
}
