public import Timing

/// What a container says about one of its streams: a copy, so that nothing outlives the movie.
///
/// Numbers that make no sense (durations below 0, ratios with 0) are nil here. The corresponding C type is `AVStream`.
public struct StreamInfo: Hashable, Sendable {
    /// What a stream carries.
    public enum Kind: Hashable, Sendable {
        case video(VideoParameters)
        case audio(AudioParameters)
        case subtitle
        /// A picture that belongs to the movie as its cover; its size in bytes.
        case cover(VideoParameters, byteCount: Int)
        case data
    }

    /// The stream's number in the container, from 0.
    public let index: Int
    /// The container's own identifier (track number, PID), or nil where it has none.
    public let id: Int?
    /// What it carries.
    public let kind: Kind
    /// FFmpeg's name for the codec, such as `h264`; `none` where it is not known.
    public let codec: String
    /// The profile in FFmpeg's words, such as `High`.
    public let profile: String?
    /// The level as the codec numbers it, such as 40.
    public let level: Int?
    /// The codec's own configuration (`avcC`, `hvcC`, parameter sets), as the container stores it.
    public let configuration: [UInt8]
    /// The length of a tick.
    public let timeBase: TimeBase
    /// Presentation time of the first thing shown, in ticks.
    public let startTicks: Int64?
    /// Length in ticks.
    public let durationTicks: Int64?
    /// Number of frames that the header gives.
    public let frameCount: Int?
    /// Bits in a second.
    public let bitRate: Int64?
    /// Whether the container marks the stream as the one to choose.
    public let isDefault: Bool
    /// Whether the container marks the stream as one to show when the viewer does not understand the speech.
    public let isForced: Bool
    /// The container's metadata, keys in lower case.
    public let tags: [String: String]
}

/// What is known of a stream of pictures.
public struct VideoParameters: Hashable, Sendable {
    /// Width in coded pixels, conformance cropping applied.
    public let width: Int
    /// Height in coded pixels, conformance cropping applied.
    public let height: Int
    /// Width of a pixel over its height; nil where it is not said.
    public let sampleAspectRatio: Fraction?
    /// Frames in a second over the whole stream.
    public let averageFrameRate: Fraction?
    /// The rate that all timestamps are multiples of, as FFmpeg guesses it.
    public let nominalFrameRate: Fraction?
    /// FFmpeg's name for the pixel format, such as `yuv420p`.
    public let pixelFormat: PixelFormat?
    /// Colour range `tv` or `pc`.
    public let colorRange: String?
    /// Colour primaries in FFmpeg's words, such as `bt709`.
    public let colorPrimaries: String?
    /// Transfer characteristics in FFmpeg's words.
    public let colorTransfer: String?
    /// Matrix coefficients in FFmpeg's words.
    public let colorMatrix: String?
    /// `progressive`, `tt`, `bb`, `tb` or `bt`.
    public let fieldOrder: String?
    /// The container's nine matrix numbers, fixed point in file order; nil where it has none.
    public let displayMatrix: [Int32]?
    /// Whether a mastering display is described (HDR10).
    public let hasMasteringDisplay: Bool
    /// Whether a Dolby Vision configuration is there.
    public let hasDolbyVision: Bool
    /// The decoder holds back up to this many pictures to put them in order.
    public let reorderDepth: Int
    /// Bits of a component that carry something, where the stream says so.
    public var significantBits: Int?
}

/// How a decoded pixel is laid out.
public struct PixelFormat: Hashable, Sendable {
    /// FFmpeg's name, such as `yuv420p10le`.
    public let name: String
    /// Bits of the deepest component.
    public let bitDepth: Int
    /// `4:2:0` and the like, `gray`, or nil for RGB and palettes.
    public let chroma: String?
    /// Whether there is an alpha component.
    public let hasAlpha: Bool
}

/// What is known of a stream of sound.
public struct AudioParameters: Hashable, Sendable {
    /// Number of channels.
    public let channels: Int
    /// The layout in FFmpeg's words, such as `stereo`.
    public let layout: String?
    /// Samples in a second.
    public let sampleRate: Int
}

/// A positive rational number in lowest terms.
public struct Fraction: Hashable, Sendable, CustomStringConvertible {
    /// Numerator; positive.
    public let numerator: Int
    /// Denominator; positive.
    public let denominator: Int

    /// `30000/1001`.
    public var description: String { "\(numerator)/\(denominator)" }
}
