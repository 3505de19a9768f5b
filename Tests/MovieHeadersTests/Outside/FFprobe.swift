import Foundation
import Synchronization
import TestSupport

/// FFmpeg's own answers about a movie.
enum FFprobe {
    private static let path = "/usr/bin/ffprobe"
    /// What was told before, as several tests ask about the same files.
    private static let told = Mutex<[String: Told]>([:])

    private struct Told {
        let answer: Answer
        let streams: [StreamProbe]
    }

    /// Whether it is installed.
    static let isThere = FileManager.default.isExecutableFile(atPath: path)

    /// What is told of the whole, of streams and chapters; nil where the file cannot be opened.
    struct Answer: Decodable {
        var format: Format?
        var streams: [Stream]?
        var chapters: [Chapter]?
    }

    struct Format: Decodable {
        var startTime: String?
        var duration: String?
        var tags: [String: String]?
    }

    struct Stream: Decodable {
        var codecName: String?
        var codecType: String?
        var width: Int?
        var height: Int?
        var sampleAspectRatio: String?
        var avgFrameRate: String?
        var fieldOrder: String?
        var channels: Int?
        var sampleRate: String?
        var startTime: String?
        var disposition: [String: Int]
        var tags: [String: String]?
    }

    struct Chapter: Decodable {
        var startTime: String
        var endTime: String
        var tags: [String: String]?
    }

    /// What it tells of a file.
    static func ask(_ file: String) throws -> Answer { try tell(file).answer }

    /// The streams of a file with their first packets; none where it cannot be read.
    static func streams(of file: String) throws -> [StreamProbe] { try tell(file).streams }

    private static func tell(_ file: String) throws -> Told {
        if let known = told.withLock({ $0[file] }) { return known }
        let output = try run(
            ["-show_format", "-show_streams", "-show_chapters", "-show_packets", "-show_data"]
                + ["-read_intervals", "%+#12", file])
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let found = Told(
            answer: try decoder.decode(Answer.self, from: output), streams: StreamProbe.streams(in: output))
        told.withLock { $0[file] = found }
        return found
    }

    /// What it writes as JSON.
    static func run(_ arguments: [String]) throws -> Data {
        let output = try Subprocess.run(
            path, ["-v", "quiet", "-threads", "1", "-of", "json"] + arguments, deadline: .seconds(600)
        ).output
        return Data(output)
    }
}
