import FFmpeg
import Jobs
import Timing

extension AudioFacts {
    /// The facts of a track of sound; nil for any other.
    init?(_ stream: StreamInfo) {
        guard case .audio(let audio) = stream.kind else { return nil }
        self.init(
            index: stream.index, codec: stream.codec, channels: audio.channels > 0 ? audio.channels : nil,
            layout: audio.layout, sampleRate: audio.sampleRate > 0 ? audio.sampleRate : nil,
            language: stream.tags.language, default: stream.isDefault,
            duration: stream.durationTicks.flatMap(stream.timeBase.time)?.seconds, bitRate: stream.bitRate)
    }
}

extension SubtitleFacts {
    /// The facts of a track of subtitles; nil for any other.
    init?(_ stream: StreamInfo) {
        guard case .subtitle = stream.kind else { return nil }
        self.init(
            index: stream.index, codec: stream.codec, language: stream.tags.language,
            title: stream.tags["title"],
            default: stream.isDefault, forced: stream.isForced)
    }
}

extension CoverFacts {
    /// The facts of a cover; nil for any other track.
    init?(_ stream: StreamInfo) {
        guard case .cover(let picture, let byteCount) = stream.kind else { return nil }
        self.init(
            index: stream.index, codec: stream.codec, width: picture.width > 0 ? picture.width : nil,
            height: picture.height > 0 ? picture.height : nil, size: byteCount > 0 ? byteCount : nil)
    }
}

extension DataFacts {
    /// The facts of a track of anything else; nil for sound, pictures and subtitles.
    init?(_ stream: StreamInfo) {
        guard case .data = stream.kind else { return nil }
        self.init(index: stream.index, codec: stream.codec)
    }
}
