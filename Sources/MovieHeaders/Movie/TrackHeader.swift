public import PictureGeometry
public import Timing

/// What a movie's header says about one track.
public struct TrackHeader: Hashable, Sendable {
    /// What a track carries.
    public enum Kind: Hashable, Sendable {
        case video(VideoHeader)
        case audio(AudioHeader)
        case subtitle
        /// A picture that stands for the movie: its length in bytes, and its size where its own header tells.
        case cover(byteCount: Int, size: PixelSize?)
        case data
    }

    /// The container's own identifier; nil for covers that are no tracks.
    public var id: Int?
    /// What it carries.
    public var kind: Kind
    /// FFmpeg's name for the codec, such as `h264`; `none` where it is not known.
    public var codec: String
    /// How the container names the codec: a sample entry such as `avc1`, or a Matroska identifier such as `V_VP9`.
    public var entry: String
    /// The codec's own configuration: the content of `avcC`, `hvcC`, `av1C`, `esds`'s decoder specific info, and so on.
    public var configuration: [UInt8] = []
    /// What the codec's configuration and first sample say.
    public var coding: CodecFacts?
    /// The language as the container writes it: a code of ISO 639-2 or a tag of BCP 47.
    public var language: String?
    /// What the track is called.
    public var title: String?
    /// Whether the container marks it as the one to choose.
    public var isDefault = false
    /// Whether it takes part in the presentation.
    public var isEnabled = true
    /// Whether it is to be shown to everybody.
    public var isForced = false
    /// Whether its samples are encrypted.
    public var isEncrypted = false
    /// Presentation time of the first thing shown, edit list applied.
    public var start: MediaTime?
    /// How long it is shown.
    public var duration: MediaTime?
    /// Bits in a second.
    public var bitRate: Int64?
    /// What counting its samples gave; nil where there is no complete list of them.
    public var census: SampleFacts?
    /// Frames in a second over the whole track, as the container or its list of samples tells.
    public var averageFrameRate: Ratio?
    /// The rate that all timestamps fit, as the container or its list of samples tells.
    public var nominalFrameRate: Ratio?
    /// Facts without a place of their own, by name.
    public var details: [String: String] = [:]

    /// Describes a track of which only kind and coding are known.
    public init(id: Int?, kind: Kind, codec: String, entry: String) {
        self.id = id
        self.kind = kind
        self.codec = codec
        self.entry = entry
    }
}
