/// What a file is, as far as the ending of its name tells.
struct MediaType: Hashable, Sendable {
    /// What a page can do with a file.
    enum Kind: Hashable, Sendable {
        /// Moving pictures.
        case video
        /// Sound.
        case audio
        /// Anything else, which is only served when it was named by itself.
        case other
    }

    /// The media type as it stands in `Content-Type`.
    let name: String
    /// What a page can do with it.
    let kind: Kind
    /// Whether the common browsers play it without help.
    let playsInBrowsers: Bool

    /// What a file of unknown ending is.
    static let unknown = MediaType(name: "application/octet-stream", kind: .other, playsInBrowsers: false)

    /// The type of a file name, or nil where its ending is of no movie and no sound.
    static func movie(named name: some Collection<UInt8>) -> MediaType? { movies[ending(of: name)] }

    /// The type of any file name.
    static func any(named name: some Collection<UInt8>) -> MediaType {
        let ending = ending(of: name)
        if let type = movies[ending] { return type }
        return pictures[ending].map { MediaType(name: $0, kind: .other, playsInBrowsers: false) } ?? unknown
    }

    /// The letters behind the last point, in lower case; empty where there is none.
    private static func ending(of name: some Collection<UInt8>) -> String {
        let letters = name.suffix(12).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard letters.count > 1, let last = letters.last else { return "" }
        return String(decoding: last, as: UTF8.self).lowercased()
    }

    private static let movies: [String: MediaType] = {
        var types: [String: MediaType] = [:]
        func add(_ name: String, _ kind: Kind, plays: Bool, _ endings: String...) {
            for ending in endings { types[ending] = MediaType(name: name, kind: kind, playsInBrowsers: plays) }
        }
        add("video/mp4", .video, plays: true, "mp4", "m4v")
        // QuickTime files of cameras hold what browsers play, so they are offered as they are.
        add("video/quicktime", .video, plays: true, "mov", "qt")
        add("video/webm", .video, plays: true, "webm")
        add("video/ogg", .video, plays: true, "ogv", "ogm")
        add("video/x-matroska", .video, plays: false, "mkv", "mk3d")
        add("video/mp2t", .video, plays: false, "ts", "mts", "m2ts")
        add("video/x-msvideo", .video, plays: false, "avi", "divx")
        add("video/mpeg", .video, plays: false, "mpg", "mpeg", "vob", "m2v")
        add("video/x-flv", .video, plays: false, "flv", "f4v")
        add("video/x-ms-wmv", .video, plays: false, "wmv", "asf")
        add("video/3gpp", .video, plays: false, "3gp")
        add("video/3gpp2", .video, plays: false, "3g2")
        add("video/x-dv", .video, plays: false, "dv")
        add("application/mxf", .video, plays: false, "mxf")
        add("audio/mp4", .audio, plays: true, "m4a", "m4b")
        add("audio/mpeg", .audio, plays: true, "mp3")
        add("audio/aac", .audio, plays: true, "aac")
        add("audio/flac", .audio, plays: true, "flac")
        add("audio/ogg", .audio, plays: true, "oga", "ogg", "opus")
        add("audio/wav", .audio, plays: true, "wav")
        add("audio/webm", .audio, plays: true, "weba")
        add("audio/aiff", .audio, plays: false, "aiff", "aif")
        add("audio/x-ms-wma", .audio, plays: false, "wma")
        add("audio/x-matroska", .audio, plays: false, "mka")
        return types
    }()

    private static let pictures = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif",
        "avif": "image/avif", "vtt": "text/vtt",
    ]
}
