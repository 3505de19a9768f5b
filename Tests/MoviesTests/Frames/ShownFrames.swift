import Foundation
import TestSupport

/// The shown frames of a clip in order, with their times, as ffprobe sees them after decoding everything.
struct ShownFrames {
    /// Presentation times in seconds since the movie's start.
    let times: [Double]
    /// The barcode of the first of them.
    let first: Int
    /// Length of the movie in seconds.
    let duration: Double

    init(of clip: Clip) throws {
        let outcome = try Subprocess.run(
            "ffprobe",
            [
                "-v", "error", "-select_streams", "V:0", "-show_entries",
                "frame=best_effort_timestamp_time:format=start_time,duration", "-of", "json",
                Clips.path(clip.file),
            ])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let answer = try decoder.decode(Answer.self, from: Data(outcome.output))
        let start = answer.format.startTime.flatMap(Double.init) ?? 0
        times = answer.frames.compactMap {
            $0.bestEffortTimestampTime.flatMap(Double.init).map { $0 - start }
        }
        first = clip.first ?? 0
        duration = answer.format.duration.flatMap(Double.init) ?? times.last ?? 0
    }

    /// The number on screen at `time`: of the greatest presentation time that is not after it.
    func number(at time: Double) -> Int { first + max(0, (times.lastIndex { $0 <= time + 1e-6 } ?? 0)) }

    /// The middle of the time that the frame at `index` is shown.
    func middle(of index: Int) -> Double {
        index + 1 < times.count ? (times[index] + times[index + 1]) / 2 : times[index] + 0.001
    }

    private struct Answer: Decodable {
        struct Frame: Decodable { let bestEffortTimestampTime: String? }
        struct Format: Decodable {
            let startTime: String?
            let duration: String?
        }
        let frames: [Frame]
        let format: Format
    }
}
