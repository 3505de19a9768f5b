import PictureGeometry

extension MovieInfo {
    /// Every path that the facts about a movie can have, in order of the alphabet.
    ///
    /// Lists stand with their first element: `video.0.codec`. What has keys of the file's own making, such as
    /// `tags`, stands for all that is below it.
    public static let fields: [String] = {
        guard let tree = try? JSONValue(encoding: everything) else { return [] }
        return paths(of: tree, below: "").sorted()
    }()

    /// A movie with one of each track and no object left out.
    private static var everything: MovieInfo {
        var track = VideoFacts(index: 0, codec: "", default: false)
        track.codedSize = PixelSize(width: 1, height: 1)
        track.displaySize = track.codedSize
        var info = MovieInfo(
            input: "",
            container: ContainerFacts(format: "", longName: "", truncated: false, size: 0, bitRate: 0),
            duration: DurationFacts(), video: [track],
            subtitles: [
                SubtitleFacts(index: 0, codec: "", language: nil, title: nil, default: false, forced: false)
            ],
            covers: [CoverFacts(index: 0, codec: "", width: nil, height: nil, size: nil)],
            data: [DataFacts(index: 0, codec: "")],
            chapters: [ChapterFacts(index: 0, start: 0, end: 0, title: nil)])
        info.audio = [
            AudioFacts(
                index: 0, codec: "", channels: nil, layout: nil, sampleRate: nil, language: nil, default: false,
                duration: nil, bitRate: nil)
        ]
        info.location = LocationFacts(latitude: 0, longitude: 0, altitude: nil)
        info.device = DeviceFacts(make: nil, model: nil)
        return info
    }

    private static func paths(of tree: JSONValue, below path: String) -> [String] {
        let prefix = path.isEmpty ? "" : path + "."
        switch tree {
        case .object(let members) where !members.isEmpty:
            return members.flatMap { paths(of: $1, below: prefix + $0) }
        case .array(let elements) where !elements.isEmpty: return paths(of: elements[0], below: prefix + "0")
        default: return [path]
        }
    }
}
