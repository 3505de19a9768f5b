import Foundation
import TestSupport

/// The keyframes of a clip that are shown, as ffprobe sees them in the packets.
struct ShownKeyframes {
    /// Their presentation times in seconds since the movie's start, in order.
    let times: [Double]

    init(of clip: Clip) throws {
        let outcome = try Subprocess.run(
            "ffprobe",
            [
                "-v", "error", "-select_streams", "V:0", "-show_entries",
                "packet=pts_time,dts_time,flags:format=start_time", "-of", "json", Clips.path(clip.file),
            ])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let answer = try decoder.decode(Answer.self, from: Data(outcome.output))
        let start = answer.format.startTime.flatMap(Double.init) ?? 0
        times = answer.packets.filter { $0.flags.hasPrefix("K") && !$0.flags.contains("D") }
            .compactMap { ($0.ptsTime ?? $0.dtsTime).flatMap(Double.init) }.map { $0 - start }.sorted()
    }

    /// The time of the last one that is not after `time`; nil before the first.
    func last(notAfter time: Double) -> Double? { times.last { $0 <= time + 1e-6 } }

    private struct Answer: Decodable {
        struct Packet: Decodable {
            let ptsTime: String?
            let dtsTime: String?
            let flags: String
        }
        struct Format: Decodable { let startTime: String? }
        let packets: [Packet]
        let format: Format
    }
}
