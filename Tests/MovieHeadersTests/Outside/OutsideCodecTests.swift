import MovieHeaders
import PictureGeometry
import Testing

private let files = OutsideFiles.all(ending: ["mp4", "mov", "mkv", "webm", "m4a", "m4v"])

/// Codecs that something must be told of wherever they are; FFmpeg keeps the content of `dec3` to itself.
private let read: Set<String> = [
    "h264", "hevc", "av1", "vp9", "vp8", "aac", "opus", "vorbis", "flac", "alac", "mp3", "ac3",
    "prores", "mpeg4", "theora", "mjpeg", "png",
]

/// Where `ffprobe` does not tell what the codec says.
private let differences: [String: Set<String>] = [
    // The container has an order of fields too, which wins: coded from the top, shown from the bottom.
    "tff.mkv": ["field_order"], "tff.mov": ["field_order"],
    // No movie, but a list of them in other files, whose fields are not looked at.
    "playlist.mp4": ["field_order"],
]

@Suite(.enabled(if: FFprobe.isThere && !files.isEmpty))
struct `Facts of codecs from outside` {
    @Test(arguments: files)
    func `are those that ffprobe tells`(path: String) throws {
        let explained = differences[path.split(separator: "/").last.map(String.init) ?? ""] ?? []
        for stream in try FFprobe.streams(of: path) where stream.hasPackets {
            let facts = CodecFacts.read(
                codec: stream.codec, entry: stream.words["codec_tag_string"] ?? "",
                configuration: stream.configuration, firstSample: stream.firstSample)
            guard let facts else {
                if read.contains(stream.codec) { Issue.record("\(path): \(stream.codec): nothing") }
                continue
            }
            // Facts that are not complete are not answered with.
            for (key, fact) in Self.words(facts) where fact != nil && facts.isComplete {
                let word = stream.words[key]
                if fact != word, !explained.contains(key) {
                    Issue.record(
                        "\(path): \(stream.codec) \(key): \(fact ?? ""), not \(word ?? "nothing")")
                }
            }
        }
    }

    /// The facts under ffprobe's keys.
    private static func words(_ facts: CodecFacts) -> [(String, String?)] {
        [
            ("profile", facts.profile), ("pix_fmt", facts.pixels?.name), ("field_order", facts.fieldOrder),
            ("width", facts.croppedSize.map { "\($0.width)" }),
            ("height", facts.croppedSize.map { "\($0.height)" }),
            ("color_range", facts.isFullRange.map { $0 ? "pc" : "tv" }),
            ("color_primaries", facts.color.flatMap { ColorNames.primaries($0.primaries) }),
            ("color_transfer", facts.color.flatMap { ColorNames.transfer($0.transfer) }),
            ("color_space", facts.color.flatMap { ColorNames.matrix($0.matrix) }),
            ("channels", facts.channels.map { "\($0)" }), ("channel_layout", facts.layout),
            ("sample_rate", facts.sampleRate.map { "\($0)" }),
        ]
    }
}
