import MovieHeaders

/// The one word that stands for a container.
enum ContainerName {
    /// FFmpeg's first name for the demuxer, but ISO files by their major brand, Matroska by its document type and
    /// pictures by their codec.
    static func word(demuxer: String, outline: ContainerOutline.Family?) -> String {
        switch outline {
        case .isoBaseMedia(let brands, _, _) where demuxer.hasPrefix("mov,"):
            return brands.first == nil || brands.first == "qt  " ? "mov" : "mp4"
        case .matroska(let type) where demuxer.hasPrefix("matroska"):
            return type == "webm" ? "webm" : "matroska"
        default: break
        }
        if demuxer.hasSuffix("_pipe") { return String(demuxer.dropLast("_pipe".count)) }
        return demuxer.split(separator: ",").first.map(String.init) ?? demuxer
    }
}
