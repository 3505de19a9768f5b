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

extension MasteringDisplay: CustomStringConvertible {
    /// `G(0.265,0.69)B(0.15,0.06)R(0.68,0.32)WP(0.3127,0.329)L(1000,0.0001)`, as encoders are told.
    public var description: String {
        guard chromaticities.count == 8 else { return "" }
        let points = [("G", 2), ("B", 4), ("R", 0), ("WP", 6)].map { name, index in
            "\(name)(\(Self.text(chromaticities[index])),\(Self.text(chromaticities[index + 1])))"
        }
        return points.joined() + "L(\(Self.text(brightest)),\(Self.text(darkest)))"
    }

    private static func text(_ number: Double) -> String {
        let text = "\((number * 1e6).rounded() / 1e6)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
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
