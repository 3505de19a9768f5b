public import PictureGeometry

/// What is known about a track of pictures.
public struct VideoFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// The container's own identifier of the track (track number, PID); null where it has none.
    @Nullable public var id: Int?
    /// FFmpeg's name for the codec.
    public var codec: String
    /// The codec string of RFC 6381, from the codec's own configuration; null where that is missing or not read.
    @Nullable public var codecString: String?
    /// The profile's name, from the codec's configuration or its header; null where it has none that is known.
    @Nullable public var profile: String?
    /// The level as the codec writes it, `4.0`; null where the codec has none.
    @Nullable public var level: String?
    /// Coded pixels, cropping not applied, from the codec's configuration; null where only a decoder would tell.
    @Nullable public var codedSize: PixelSize?
    /// Whole square pixels after sample aspect ratio and turning; null where the size is not known.
    @Nullable public var displaySize: PixelSize?
    /// Width to height of one sample, the container's before the codec's; `1:1` where the file does not say.
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
    /// FFmpeg's name for the pixel format; null where neither configuration nor decoder tells.
    @Nullable public var pixelFormat: String?
    /// Bits of the deepest component; null where the pixel format is not known.
    @Nullable public var bitDepth: Int?
    /// Chroma subsampling, `4:2:0`, or `gray`; null for RGB, palettes and unknown formats.
    @Nullable public var chroma: String?
    /// Colour description.
    public var color: ColorFacts
    /// `none`, `pq`, `hdr10`, `hdr10plus`, `hlg` or `dolby-vision`, by the transfer and what describes the mastering.
    @Nullable public var hdr: String?
    /// `progressive`, or the order of fields in file and on screen: `tt`, `bb`, `tb`, `bt`; null where no header tells.
    @Nullable public var fieldOrder: String?
    /// Whether there is an alpha component; null where the pixel format is not known.
    @Nullable public var alpha: Bool?
    /// The language of the track, BCP 47, from the container; null where it names none.
    @Nullable public var language: String?
    /// Whether the container marks the track as the one to choose.
    public var `default`: Bool
    /// Presentation time of the first shown frame in seconds, on the clock of the movie's `start`; null for a picture.
    @Nullable public var start: Double?
    /// Length in seconds, by header, index or scan; null where none of them tells it of this track.
    @Nullable public var duration: Double?
    /// Bits in a second, as the header claims or counted by index or scan; null where neither tells.
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
    /// Frames over time of the whole track; null for a picture, and where only the clock is known.
    @Nullable public var average: String?
    /// The rate that all timestamps fit, as the header says or a demuxer guesses; null where neither does.
    @Nullable public var nominal: String?
    /// Whether frame durations differ by more than one tick of the container; null unless all frames were counted.
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
    /// The number; null where nothing read so far lists them all.
    @Nullable public var value: Int?
    /// `header`, `index` or `scan`; null together with the number.
    @Nullable public var source: DurationFacts.Source?

    /// A count, or an unknown one.
    public init(value: Int? = nil, source: DurationFacts.Source? = nil) {
        self.value = value
        self.source = source
    }
}

/// How often decoding can begin, with intervals in seconds.
public struct KeyframeFacts: Codable, Hashable, Sendable {
    /// Number of shown random access points; null unless index or scan lists them all.
    @Nullable public var count: Int?
    /// Mean time from one to the next in seconds; null for fewer than two.
    @Nullable public var averageInterval: Double?
    /// Longest time from one to the next in seconds, in order of presentation; null for fewer than two.
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
    /// `tv` (limited) or `pc` (full); null where neither container nor codec says.
    @Nullable public var range: String?
    /// Primaries, the container's word before the codec's; null where neither says.
    @Nullable public var primaries: String?
    /// Transfer characteristics, the container's word before the codec's; null where neither says.
    @Nullable public var transfer: String?
    /// Matrix coefficients, the container's word before the codec's; null where neither says.
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
