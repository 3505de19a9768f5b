import Jobs
import MovieHeaders
import PictureGeometry
import Timing

extension AudioFacts {
    /// The facts that a movie's header tells of a track of sound; nil for any other track.
    init?(_ track: TrackHeader, index: Int) {
        guard case .audio(let audio) = track.kind else { return nil }
        self.init(
            index: index, codec: track.codec, channels: track.coding?.channels ?? audio.channels,
            layout: track.coding?.layout ?? audio.channels.flatMap { [1: "mono", 2: "stereo"][$0] },
            sampleRate: track.coding?.sampleRate ?? audio.sampleRate,
            language: track.language.flatMap(LanguageTag.tag), default: track.isDefault,
            duration: track.duration?.seconds, bitRate: track.bitRate)
        codecString = track.coding?.codecString
    }
}

extension SubtitleFacts {
    /// The facts that a movie's header tells of a track of subtitles; nil for any other track.
    init?(_ track: TrackHeader, index: Int) {
        guard case .subtitle = track.kind else { return nil }
        self.init(
            index: index, codec: track.codec, language: track.language.flatMap(LanguageTag.tag),
            title: track.title, default: track.isDefault, forced: track.isForced)
    }
}

extension CoverFacts {
    /// The facts that a movie's header tells of a cover; nil for any other track.
    init?(_ track: TrackHeader, index: Int) {
        guard case .cover(let byteCount, let size) = track.kind else { return nil }
        self.init(
            index: index, codec: track.codec, width: size?.width, height: size?.height,
            size: byteCount > 0 ? byteCount : nil)
    }
}

extension DataFacts {
    /// The facts that a movie's header tells of a track of anything else; nil for sound, pictures and subtitles.
    init?(_ track: TrackHeader, index: Int) {
        guard case .data = track.kind else { return nil }
        self.init(index: index, codec: track.codec)
    }
}
