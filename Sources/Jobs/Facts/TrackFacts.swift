/// What is known about a track of sound.
public struct AudioFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// FFmpeg's name for the codec.
    public var codec: String
    /// The codec string of RFC 6381, from the codec's own configuration; null where that is missing or not read.
    @Nullable public var codecString: String?
    /// Number of channels, the codec's before the container's; null where neither tells.
    @Nullable public var channels: Int?
    /// The channels' layout in FFmpeg's words, `stereo`; null where it is not known.
    @Nullable public var layout: String?
    /// Samples in a second; null where neither codec nor container tells.
    @Nullable public var sampleRate: Int?
    /// The language, BCP 47, from the container; null where it names none.
    @Nullable public var language: String?
    /// Whether the container marks the track as the one to choose.
    public var `default`: Bool
    /// Length in seconds, by header, index or scan; null where none of them tells it of this track.
    @Nullable public var duration: Double?
    /// Bits in a second, as the header claims or counted; null where neither tells.
    @Nullable public var bitRate: Int64?

    /// Gathers the facts.
    public init(
        index: Int, codec: String, channels: Int?, layout: String?, sampleRate: Int?, language: String?,
        default: Bool, duration: Double?, bitRate: Int64?
    ) {
        self.index = index
        self.codec = codec
        self.codecString = nil
        self.channels = channels
        self.layout = layout
        self.sampleRate = sampleRate
        self.language = language
        self.default = `default`
        self.duration = duration
        self.bitRate = bitRate
    }
}

/// What is known about a track of subtitles.
public struct SubtitleFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// FFmpeg's name for the codec.
    public var codec: String
    /// The language, BCP 47, from the container; null where it names none.
    @Nullable public var language: String?
    /// What the container calls the track; null where it has no title.
    @Nullable public var title: String?
    /// Whether the container marks the track as the one to choose.
    public var `default`: Bool
    /// Whether it is to be shown to everybody.
    public var forced: Bool

    /// Gathers the facts.
    public init(index: Int, codec: String, language: String?, title: String?, default: Bool, forced: Bool) {
        self.index = index
        self.codec = codec
        self.language = language
        self.title = title
        self.default = `default`
        self.forced = forced
    }
}

/// What is known about an embedded picture.
public struct CoverFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// FFmpeg's name for the codec.
    public var codec: String
    /// Columns of pixels, from the picture's own header; null where that was not read.
    @Nullable public var width: Int?
    /// Rows of pixels, from the picture's own header; null where that was not read.
    @Nullable public var height: Int?
    /// Length in bytes; null where the container does not say.
    @Nullable public var size: Int?

    /// Gathers the facts.
    public init(index: Int, codec: String, width: Int?, height: Int?, size: Int?) {
        self.index = index
        self.codec = codec
        self.width = width
        self.height = height
        self.size = size
    }
}

/// What is known about a track of anything else.
public struct DataFacts: Codable, Hashable, Sendable {
    /// The track's number in the file, from 0.
    public var index: Int
    /// FFmpeg's name for the codec.
    public var codec: String

    /// Gathers the facts.
    public init(index: Int, codec: String) {
        self.index = index
        self.codec = codec
    }
}

/// A named stretch of a movie, with times in seconds since the movie's start.
public struct ChapterFacts: Codable, Hashable, Sendable {
    /// Its number, from 0.
    public var index: Int
    /// Where it begins, in seconds.
    public var start: Double
    /// Where it ends, in seconds.
    public var end: Double
    /// What it is called; null without a title.
    @Nullable public var title: String?

    /// Gathers the facts.
    public init(index: Int, start: Double, end: Double, title: String?) {
        self.index = index
        self.start = start
        self.end = end
        self.title = title
    }
}

/// A place on Earth, from ISO 6709 text.
public struct LocationFacts: Codable, Hashable, Sendable {
    /// Degrees north, south of the equator below 0.
    public var latitude: Double
    /// Degrees east of Greenwich, west of it below 0.
    public var longitude: Double
    /// Metres above the reference; null where the text has no height.
    @Nullable public var altitude: Double?

    /// A place.
    public init(latitude: Double, longitude: Double, altitude: Double?) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }
}

/// What a movie was recorded with.
public struct DeviceFacts: Codable, Hashable, Sendable {
    /// Manufacturer; null where no tag names it.
    @Nullable public var make: String?
    /// Model; null where no tag names it.
    @Nullable public var model: String?

    /// A camera or phone.
    public init(make: String?, model: String?) {
        self.make = make
        self.model = model
    }
}
