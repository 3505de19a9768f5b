import Foundation
import TestSupport

/// What ffprobe tells of a clip's streams.
struct ProbedStreams: Decodable {
    struct Stream: Decodable {
        let codecName: String
        let timeBase: String
        let startPts: Int64?
        let nbFrames: String?
        let width: Int?
        let height: Int?
        let pixFmt: String?
        let channels: Int?
        let sampleRate: String?
        let channelLayout: String?
        let disposition: [String: Int]
    }

    struct Packet: Decodable {
        let streamIndex: Int
        let pts: Int64?
        let flags: String
    }

    let streams: [Stream]
    let packets: [Packet]?

    init(of clip: String, _ more: String...) throws {
        let outcome = try Subprocess.run(
            "ffprobe", ["-v", "error", "-show_streams"] + more + ["-of", "json", Clips.path(clip)])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        self = try decoder.decode(Self.self, from: Data(outcome.output))
    }
}
