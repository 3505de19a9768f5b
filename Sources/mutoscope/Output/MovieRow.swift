import Jobs
import PictureGeometry

/// The facts about a movie as one row of a table: those of the first track of each kind.
enum MovieRow {
    /// The names of the columns, between `input` and `error`.
    static let columns = [
        "format", "duration", "size", "bitRate", "width", "height", "rotation", "frameRate", "videoCodec",
        "audioCodec", "channels", "sampleRate", "truncated",
    ]

    /// The values below those names; what is unknown is empty.
    static func values(of info: MovieInfo) -> [String] {
        let file = info.container
        let (video, audio) = (info.video.first, info.audio.first)
        let whole: [String?] = [
            file.format, info.duration.seconds.map { "\($0)" }, file.size.map { "\($0)" },
            file.bitRate.map { "\($0)" },
        ]
        let picture: [String?] = [
            video?.displaySize.map { "\($0.width)" }, video?.displaySize.map { "\($0.height)" },
            video?.rotation.map { "\($0)" }, video?.frameRate.average, video?.codec,
        ]
        let sound: [String?] = [
            audio?.codec, audio?.channels.map { "\($0)" }, audio?.sampleRate.map { "\($0)" },
        ]
        return (whole + picture + sound + ["\(file.truncated)"]).map { $0 ?? "" }
    }
}
