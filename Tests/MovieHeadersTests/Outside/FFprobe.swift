import Foundation

/// FFmpeg's own answers about a movie.
enum FFprobe {
    private static let path = "/usr/bin/ffprobe"

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

    /// Asks about a file.
    static func ask(_ file: String) throws -> Answer {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments =
            ["-v", "quiet", "-of", "json", "-show_format", "-show_streams", "-show_chapters", file]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Answer.self, from: output)
    }
}
