public import PictureGeometry

/// What a codec's own bytes say: its configuration, and its first sample where that is needed.
///
/// Words are FFmpeg's. What the bytes do not tell is nil.
public struct CodecFacts: Hashable, Sendable {
    /// The codec with its profile and level for a MIME type (RFC 6381), such as `avc1.640028` or `mp4a.40.2`.
    public var codecString: String?
    /// The profile's name, such as `High` or `LC`.
    public var profile: String?
    /// The level as the codec writes it, such as `4.0`.
    public var level: String?
    /// Whether everything that `probe` tells of the codec is here, so that no decoder need be asked.
    public var isComplete = false

    // Pictures.

    /// The size that is coded, before cropping, in luma samples.
    public var codedSize: PixelSize?
    /// The size after cropping, in luma samples.
    public var croppedSize: PixelSize?
    /// How a decoded pixel is laid out.
    public var pixels: PixelLayout?
    /// The shape of a sample.
    public var sampleAspectRatio: SampleAspectRatio?
    /// Colour description.
    public var color: ColorCodes?
    /// Whether samples use all their values.
    public var isFullRange: Bool?
    /// `progressive`, `tt`, `bb`, `tb` or `bt`.
    public var fieldOrder: String?
    /// What is known of the dynamic range.
    public var dynamicRange = DynamicRangeFacts()

    // Sound.

    /// Number of channels.
    public var channels: Int?
    /// The channels' layout, such as `stereo` or `5.1(side)`.
    public var layout: String?
    /// Samples in a second.
    public var sampleRate: Int?
    /// Bits in a second, of codecs whose frames are all as long.
    public var bitRate: Int64?

    /// Knows nothing yet.
    public init() {}
}

/// How a decoded pixel is laid out.
public struct PixelLayout: Hashable, Sendable {
    /// FFmpeg's name, such as `yuv420p10le`.
    public var name: String
    /// Bits of the deepest component.
    public var bitDepth: Int
    /// `4:2:0` and the like, `gray`, or nil for RGB and palettes.
    public var chroma: String?
    /// Whether there is an alpha component.
    public var hasAlpha: Bool

    /// Describes a layout.
    public init(name: String, bitDepth: Int, chroma: String?, hasAlpha: Bool = false) {
        self.name = name
        self.bitDepth = bitDepth
        self.chroma = chroma
        self.hasAlpha = hasAlpha
    }
}
