/// What is known about a movie's file as a whole.
public struct ContainerFacts: Codable, Hashable, Sendable {
    /// One word: `mov`, `mp4`, `matroska`, `webm`, `mpegts`, `avi`, `jpeg` and so on.
    public var format: String
    /// The format's name for people.
    public var longName: String
    /// The brands of an ISO base media file, the major one first; empty for other files.
    public var brands: [String]
    /// Whether the index comes before the media; null for other than ISO files.
    @Nullable public var fastStart: Bool?
    /// Whether the media comes in movie fragments; null for other than ISO files.
    @Nullable public var fragmented: Bool?
    /// Whether the file ends before its own header or index says; false where neither says.
    public var truncated: Bool
    /// Length in bytes; null while that is not known.
    @Nullable public var size: Int64?
    /// Bits in a second: length of the file over the movie's duration; null while either is not known.
    @Nullable public var bitRate: Int64?
    /// Facts without a key of their own, by name.
    public var details: [String: String]

    /// Gathers the facts; those left out are unknown.
    public init(
        format: String, longName: String, brands: [String] = [], fastStart: Bool? = nil,
        fragmented: Bool? = nil,
        truncated: Bool, size: Int64?, bitRate: Int64?
    ) {
        self.format = format
        self.longName = longName
        self.brands = brands
        self.fastStart = fastStart
        self.fragmented = fragmented
        self.truncated = truncated
        self.size = size
        self.bitRate = bitRate
        self.details = [:]
    }
}

/// A length of time, as a number and exactly.
public struct DurationFacts: Codable, Hashable, Sendable {
    /// Where a fact comes from.
    public enum Source: String, Codable, Hashable, Sendable {
        /// The file's header.
        case header
        /// The list of samples.
        case index
        /// Every packet was read.
        case scan
        /// Timestamps at both ends, or the bit rate.
        case estimate
    }

    /// Seconds; null where the duration is not known.
    @Nullable public var seconds: Double?
    /// Exact length in units of `1 / timescale` seconds; null where it is not known.
    @Nullable public var value: Int64?
    /// Units of `value` in a second; null where the duration is not known.
    @Nullable public var timescale: Int64?
    /// Which bytes tell it; null where none do.
    @Nullable public var source: Source?

    /// A known length.
    public init(seconds: Double, value: Int64, timescale: Int64, source: Source) {
        self.seconds = seconds
        self.value = value
        self.timescale = timescale
        self.source = source
    }

    /// An unknown length.
    public init() {
        seconds = nil
        value = nil
        timescale = nil
        source = nil
    }
}
