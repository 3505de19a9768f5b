public import PictureGeometry

/// What is known about a track of pictures.
public struct VideoFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// The container's own identifier of the track.
    @Nullable public var id: Int?
    /// FFmpeg's name for the codec.
    public var codec: String
    /// The codec string of RFC 6381.
    @Nullable public var codecString: String?
    /// The profile's name.
    @Nullable public var profile: String?
    /// The level as the codec writes it, `4.0`.
    @Nullable public var level: String?
    /// Coded pixels; null where only a decoder would tell.
    @Nullable public var codedSize: PixelSize?
    /// Whole square pixels after sample aspect ratio and turning.
    @Nullable public var displaySize: PixelSize?
    /// Width to height of one sample, `1:1` where the file does not say.
    public var sampleAspectRatio: String
    /// How far to turn the coded picture clockwise, in degrees; null where `matrix` is none of the eight.
    @Nullable public var rotation: Int?
    /// Whether it is mirrored left to right before that.
    public var mirrored: Bool
    /// The EXIF number of both; null where `matrix` is none of the eight.
    @Nullable public var orientation: Int?
    /// The nine numbers of a matrix that is none of the eight orientations, in file order.
    @Nullable public var matrix: DisplayMatrix?
    /// Frames in a second.
    public var frameRate: FrameRateFacts
    /// Number of shown frames.
    public var frameCount: CountFacts
    /// Random access points.
    public var keyframes: KeyframeFacts
    /// FFmpeg's name for the pixel format.
    @Nullable public var pixelFormat: String?
    /// Bits of the deepest component.
    @Nullable public var bitDepth: Int?
    /// Chroma subsampling, `4:2:0`, or `gray`.
    @Nullable public var chroma: String?
    /// Colour description.
    public var color: ColorFacts
    /// `none`, `pq`, `hdr10`, `hdr10plus`, `hlg` or `dolby-vision`.
    @Nullable public var hdr: String?
    /// `progressive`, `tt`, `bb`, `tb` or `bt`.
    @Nullable public var fieldOrder: String?
    /// Whether there is an alpha component.
    @Nullable public var alpha: Bool?
    /// The language of text in the picture, BCP 47.
    @Nullable public var language: String?
    /// Whether the container marks the track as the one to choose.
    public var `default`: Bool
    /// Presentation time of the first shown frame, on the clock of the movie's `start`.
    @Nullable public var start: Double?
    /// Length in seconds.
    @Nullable public var duration: Double?
    /// Bits in a second.
    @Nullable public var bitRate: Int64?
    /// Facts without a key of their own, by name.
    public var details: [String: String]

    /// A track of which nothing is known yet but its number and codec.
    public init(index: Int, codec: String, default: Bool) {
        self.index = index
        self.codec = codec
        self.default = `default`
        id = nil
        codecString = nil
        profile = nil
        level = nil
        codedSize = nil
        displaySize = nil
        sampleAspectRatio = "1:1"
        rotation = 0
        mirrored = false
        orientation = 1
        matrix = nil
        frameRate = FrameRateFacts()
        frameCount = CountFacts()
        keyframes = KeyframeFacts()
        pixelFormat = nil
        bitDepth = nil
        chroma = nil
        color = ColorFacts()
        hdr = nil
        fieldOrder = nil
        alpha = nil
        language = nil
        start = nil
        duration = nil
        bitRate = nil
        details = [:]
    }
}

/// Frames in a second, as reduced fractions `n/d`.
public struct FrameRateFacts: Codable, Hashable, Sendable {
    /// Over the whole track.
    @Nullable public var average: String?
    /// The rate that all timestamps fit.
    @Nullable public var nominal: String?
    /// Whether frame durations differ by more than one tick.
    @Nullable public var variable: Bool?

    /// Gathers the rates.
    public init(average: String? = nil, nominal: String? = nil, variable: Bool? = nil) {
        self.average = average
        self.nominal = nominal
        self.variable = variable
    }
}

/// A number that was counted, never estimated.
public struct CountFacts: Codable, Hashable, Sendable {
    /// The number.
    @Nullable public var value: Int?
    /// Where it comes from.
    @Nullable public var source: DurationFacts.Source?

    /// A count, or an unknown one.
    public init(value: Int? = nil, source: DurationFacts.Source? = nil) {
        self.value = value
        self.source = source
    }
}

/// How often decoding can begin, with intervals in seconds.
public struct KeyframeFacts: Codable, Hashable, Sendable {
    /// Number of keyframes.
    @Nullable public var count: Int?
    /// Mean time from one to the next.
    @Nullable public var averageInterval: Double?
    /// Longest time from one to the next.
    @Nullable public var maxInterval: Double?

    /// Gathers the numbers.
    public init(count: Int? = nil, averageInterval: Double? = nil, maxInterval: Double? = nil) {
        self.count = count
        self.averageInterval = averageInterval
        self.maxInterval = maxInterval
    }
}

/// Colour description in FFmpeg's words.
public struct ColorFacts: Codable, Hashable, Sendable {
    /// `tv` or `pc`.
    @Nullable public var range: String?
    /// Primaries.
    @Nullable public var primaries: String?
    /// Transfer characteristics.
    @Nullable public var transfer: String?
    /// Matrix coefficients.
    @Nullable public var matrix: String?
    /// Whether the matrix was guessed by the picture's size.
    public var assumed: Bool

    /// Gathers the description.
    public init(
        range: String? = nil, primaries: String? = nil, transfer: String? = nil, matrix: String? = nil,
        assumed: Bool = false
    ) {
        self.range = range
        self.primaries = primaries
        self.transfer = transfer
        self.matrix = matrix
        self.assumed = assumed
    }
}
