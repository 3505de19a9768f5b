public import PictureGeometry
public import Timing

/// One piece of work on one movie: a verb of the command line as a value.
public enum Job: Hashable, Sendable {
    /// Facts about a movie.
    case probe(ProbeJob)
    /// One picture of a movie.
    case frame(FrameJob)

    /// The path of the movie; `-` is standard input.
    public var input: String {
        switch self {
        case .probe(let job): job.input
        case .frame(let job): job.input
        }
    }
}

/// Asks for the facts about a movie.
public struct ProbeJob: Codable, Hashable, Sendable {
    /// Whose keys and forms of values an answer has.
    public enum Compatibility: String, Codable, CaseIterable, Sendable {
        /// `ffprobe -of json -show_format -show_streams -show_chapters`.
        case ffprobe
    }

    /// The path of the movie; `-` is standard input.
    public var input: String
    /// Whether every packet is read for what headers and index do not tell.
    public var scan: Bool
    /// Whose keys the answer has; nil for our own.
    public var compat: Compatibility?

    /// Asks about `input`.
    public init(input: String, scan: Bool = false, compat: Compatibility? = nil) {
        self.input = input
        self.scan = scan
        self.compat = compat
    }
}

/// Asks for one picture of a movie.
public struct FrameJob: Codable, Hashable, Sendable {
    /// Which picture answers a time.
    public enum Mode: String, Codable, CaseIterable, Sendable {
        /// The picture on screen: greatest presentation time that is not after the time.
        case exact
        /// The last keyframe that is not after the time, or the first.
        case key
        /// The keyframe that is nearest to the time; of two that are as near, the earlier.
        case nearestKey = "nearest-key"
    }

    /// The path of the movie; `-` is standard input.
    public var input: String
    /// The time asked for.
    public var at: TimePosition
    /// Which picture answers it.
    public var mode: Mode
    /// The size wanted; nil keeps the display size.
    public var size: SizeRequest?
    /// The file format of the picture.
    public var format: PictureFormat
    /// JPEG quality, 1 to 100.
    public var quality: Int
    /// Where to write; nil puts the bytes into the answer.
    public var output: String?
    /// Whether an existing output may be replaced.
    public var overwrites: Bool

    /// Asks for the picture of `input` at a time.
    public init(
        input: String, at: TimePosition = .start, mode: Mode = .exact, size: SizeRequest? = nil,
        format: PictureFormat = .jpeg, quality: Int = 85, output: String? = nil, overwrites: Bool = false
    ) {
        self.input = input
        self.at = at
        self.mode = mode
        self.size = size
        self.format = format
        self.quality = quality
        self.output = output
        self.overwrites = overwrites
    }
}

/// The file formats that pictures are written in.
public enum PictureFormat: String, Codable, CaseIterable, Sendable {
    /// JFIF: BT.601 full range, no alpha.
    case jpeg
    /// PNG: RGB or RGBA.
    case png
}
