import MovieHeaders
import PictureGeometry
import Testing

struct `Facts of codecs from outside` {
    @Test(.enabled(if: StreamProbe.isThere))
    func `are those that ffprobe tells`() throws {
        var compared: [String: Int] = [:]
        for file in OutsideFiles.all where Self.isMovie(file) {
            for stream in try StreamProbe.streams(of: file) {
                guard let codec = stream.words["codec_name"], let facts = Self.facts(of: stream, codec) else {
                    continue
                }
                compared[codec, default: 0] += 1
                // Facts that are not complete are not answered with.
                for (key, fact) in Self.words(facts, codec) {
                    let word = stream.words[key]
                    guard let fact, fact != word, facts.isComplete else { continue }
                    Issue.record("\(file): \(codec) \(key): \(fact), not \(word ?? "nothing")")
                }
            }
        }
        #expect(OutsideFiles.all.isEmpty || !compared.isEmpty)
    }

    private static func isMovie(_ file: String) -> Bool {
        ["mp4", "mov", "mkv", "webm", "m4a", "m4v"].contains { file.hasSuffix("." + $0) }
    }

    private static func facts(of stream: StreamProbe, _ codec: String) -> CodecFacts? {
        let wanted = CodecFacts.sampleBytesWanted(codec: codec, configuration: stream.configuration)
        return CodecFacts.read(
            codec: codec, entry: stream.words["codec_tag_string"] ?? "", configuration: stream.configuration,
            firstSample: Array(stream.firstSample.prefix(wanted)))
    }

    /// The facts under ffprobe's keys.
    private static func words(_ facts: CodecFacts, _ codec: String) -> [(String, String?)] {
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
