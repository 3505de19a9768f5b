/// The facts about a movie as `ffprobe -of json -show_format -show_streams -show_chapters` prints them.
public struct FFprobeDocument: Codable, Hashable, Sendable {
}
