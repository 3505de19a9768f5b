import MovieHeaders

/// The one word that stands for a container.
enum ContainerName {
    /// FFmpeg's first name for the demuxer, but ISO files by their major brand, Matroska by its document type and
    /// pictures by their codec.
    static func word(demuxer: String, outline: ContainerOutline.Family?) -> String {
        switch outline {
        case .isoBaseMedia where demuxer.hasPrefix("mov,"), .matroska where demuxer.hasPrefix("matroska"):
            return word(of: outline!)
        default: break
        }
        if demuxer.hasSuffix("_pipe") { return String(demuxer.dropLast("_pipe".count)) }
        return demuxer.split(separator: ",").first.map(String.init) ?? demuxer
    }

    /// The word for a family whose headers are read here.
    static func word(of family: ContainerOutline.Family) -> String {
        switch family {
        case .isoBaseMedia(let brands, _, _): brands.first == "qt  " ? "mov" : "mp4"
        case .matroska(let type): type == "webm" ? "webm" : "matroska"
        case .riff(let form): form.lowercased()
        case .picture(let format): format
        }
    }

    /// FFmpeg's words for people.
    static func longName(of family: ContainerOutline.Family) -> String {
        switch family {
        case .isoBaseMedia: "QuickTime / MOV"
        case .matroska: "Matroska / WebM"
        case .riff: "RIFF"
        case .picture: "picture"
        }
    }
}
