/// What the JSON of a movie consists of.
enum MovieDocument {
    /// The keys of the document, none ever left out.
    static let keys: Set<String> = [
        "input", "container", "start", "duration", "video", "audio", "subtitles", "covers", "data", "chapters",
        "creationDate", "location", "device", "timecode", "tags",
    ]
}
