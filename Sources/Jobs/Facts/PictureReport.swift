/// What is known of a picture that was taken from a movie, with times in seconds.
public struct PictureReport: Codable, Hashable, Sendable {
    /// The argument that named the movie.
    public var input: String
    /// The path that was written.
    public var output: String
    /// The time asked for, since the movie's start; null for a frame number or a picture without a time.
    @Nullable public var requested: Double?
    /// The picture's own presentation time, since the movie's start.
    @Nullable public var time: Double?
    /// How long the picture is shown; null where the container does not tell.
    @Nullable public var frameDuration: Double?
    /// The number of the shown frame, from 0; null where that was not counted.
    @Nullable public var frame: Int?
    /// Whether the picture is a random access point.
    @Nullable public var keyframe: Bool?
    /// Whether the movie ends before its header says.
    public var truncated: Bool
    /// Whether parts of the picture could not be decoded.
    public var damaged: Bool
    /// Width of the written picture in pixels.
    public var width: Int
    /// Height of the written picture in pixels.
    public var height: Int

    /// Describes one written picture.
    public init(
        input: String, output: String, requested: Double?, time: Double?, frameDuration: Double?, frame: Int?,
        keyframe: Bool?, truncated: Bool, damaged: Bool, width: Int, height: Int
    ) {
        self.input = input
        self.output = output
        self.requested = requested
        self.time = time
        self.frameDuration = frameDuration
        self.frame = frame
        self.keyframe = keyframe
        self.truncated = truncated
        self.damaged = damaged
        self.width = width
        self.height = height
    }
}
