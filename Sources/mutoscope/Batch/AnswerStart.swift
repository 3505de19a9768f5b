import Jobs

/// How a line of ours begins, by which one that was not finished is told from a file of somebody else.
enum AnswerStart {
    /// The keys of all forms: JSON is written in the order of its keys, so any of them may be first.
    private static let keys = [
        "audio", "chapters", "container", "covers", "creationDate", "data", "device", "duration", "error",
        "format",
        "input", "location", "start", "streams", "subtitles", "tags", "timecode", "video",
    ]

    /// Whether the bytes are the beginning of an answer, and no document that is whole but for its line end.
    static func matches(_ bytes: [UInt8]) -> Bool {
        let begins = keys.contains { key in
            let start = "{\"\(key)\":".utf8
            return zip(bytes, start).allSatisfy { $0 == $1 }
        }
        return begins && (try? JSONText.decode(Whole.self, from: bytes))?.isOther != true
    }

    /// A whole document: an answer that lacks its line end names its input.
    private struct Whole: Decodable {
        let input: String?
        let format: Format?
        var isOther: Bool { input == nil && format?.filename == nil }

        struct Format: Decodable { let filename: String? }
    }
}
