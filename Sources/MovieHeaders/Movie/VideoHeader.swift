public import PictureGeometry

/// What a container says about a track of pictures, whatever its codec says.
public struct VideoHeader: Hashable, Sendable {
    /// The size of the picture that a decoder gives, in samples, as the container's header has it.
    public var size: PixelSize
    /// The shape of a sample; nil where the container does not say.
    public var sampleAspectRatio: SampleAspectRatio?
    /// The nine numbers of the display matrix, fixed point in file order, movie's and track's in one; nil without.
    public var matrix: [Int32]?
    /// Colour description; nil where the container does not say.
    public var color: ColorCodes?
    /// Whether samples use all their values; nil where the container does not say.
    public var isFullRange: Bool?
    /// `progressive`, `tt`, `bb`, `tb` or `bt`; nil where the container does not say.
    public var fieldOrder: String?
    /// Whether alpha travels beside the pictures (Matroska's `AlphaMode`).
    public var hasAlphaBeside = false
    /// What is known of the dynamic range.
    public var dynamicRange = DynamicRangeFacts()

    /// Describes pictures of which only the size is known.
    public init(size: PixelSize) { self.size = size }
}

/// What describes pictures with more range than a screen of old.
public struct DynamicRangeFacts: Hashable, Sendable {
    /// The display that the movie was mastered on.
    public var masteringDisplay: MasteringDisplay?
    /// The brightest pixel, and the brightest average of a picture, in candela per square metre.
    public var contentLight: ContentLight?
    /// The configuration of Dolby Vision.
    public var dolbyVision: DolbyVision?
    /// Whether pictures carry dynamic metadata of HDR10+ (SMPTE ST 2094-40).
    public var hasDynamicMetadata = false

    /// Knows nothing yet.
    public init() {}
}

/// The colours and brightness of the display that a movie was mastered on (SMPTE ST 2086).
public struct MasteringDisplay: Hashable, Sendable {
    /// Chromaticities x, y of red, green, blue and white, in that order: eight numbers.
    public var chromaticities: [Double]
    /// Darkest luminance in candela per square metre.
    public var darkest: Double
    /// Brightest luminance in candela per square metre.
    public var brightest: Double

    /// Gathers the numbers.
    public init(chromaticities: [Double], darkest: Double, brightest: Double) {
        self.chromaticities = chromaticities
        self.darkest = darkest
        self.brightest = brightest
    }
}

/// Light levels of a movie (CTA-861.3), in candela per square metre.
public struct ContentLight: Hashable, Sendable {
    /// MaxCLL.
    public var brightestPixel: Int
    /// MaxFALL.
    public var brightestAverage: Int

    /// Gathers the levels.
    public init(brightestPixel: Int, brightestAverage: Int) {
        self.brightestPixel = brightestPixel
        self.brightestAverage = brightestAverage
    }
}

/// The configuration record of Dolby Vision (`dvcC`, `dvvC`).
public struct DolbyVision: Hashable, Sendable {
    /// Profile, such as 5 or 8.
    public var profile: Int
    /// Level.
    public var level: Int
    /// What the base layer is compatible with: 0 nothing, 1 HDR10, 2 SDR, 4 HLG.
    public var compatibility: Int

    /// Gathers the numbers.
    public init(profile: Int, level: Int, compatibility: Int) {
        self.profile = profile
        self.level = level
        self.compatibility = compatibility
    }
}

/// What a container says about a track of sound.
public struct AudioHeader: Hashable, Sendable {
    /// Number of channels; nil where the container does not say.
    public var channels: Int?
    /// Samples in a second; nil where the container does not say.
    public var sampleRate: Int?
    /// Bits of a sample, for PCM.
    public var bitsPerSample: Int?

    /// Gathers the numbers.
    public init(channels: Int?, sampleRate: Int?, bitsPerSample: Int? = nil) {
        self.channels = channels
        self.sampleRate = sampleRate
        self.bitsPerSample = bitsPerSample
    }
}
