/// What is known about a movie: the answer of `probe`.
///
/// Every key stands in the JSON; null means that the bytes which were read do not tell. Times are in seconds.
public struct MovieInfo: Codable, Hashable, Sendable {
    /// The argument that named the movie, as it was given.
    public var input: String
    /// The file as a whole.
    public var container: ContainerFacts
    /// The earliest presentation time of the shown audio and video in seconds, which times are counted from.
    ///
    /// Null for a picture, and where nothing is timed.
    @Nullable public var start: Double?
    /// How long the movie is shown, from `start` to its end.
    public var duration: DurationFacts
    /// Tracks of pictures, in file order, without covers.
    public var video: [VideoFacts]
    /// Tracks of sound, in file order.
    public var audio: [AudioFacts]
    /// Tracks of subtitles, in file order.
    public var subtitles: [SubtitleFacts]
    /// Pictures that stand for the movie.
    public var covers: [CoverFacts]
    /// Tracks of anything else.
    public var data: [DataFacts]
    /// Named stretches of the movie.
    public var chapters: [ChapterFacts]
    /// When it was recorded, ISO 8601 with zone, from the tags.
    ///
    /// The camera's own date goes before the header's, which is universal time; null where neither was set.
    @Nullable public var creationDate: String?
    /// Where it was recorded, from a tag of ISO 6709; null without one.
    @Nullable public var location: LocationFacts?
    /// What it was recorded with, from the tags; null where they name neither make nor model.
    @Nullable public var device: DeviceFacts?
    /// The timecode of the first frame, `hh:mm:ss:ff`, from a track of timecodes or a tag; null without either.
    @Nullable public var timecode: String?
    /// The container's own metadata, keys in lower case.
    public var tags: [String: String]

    /// Gathers the facts; those left out are unknown.
    public init(
        input: String, container: ContainerFacts, start: Double? = nil, duration: DurationFacts,
        video: [VideoFacts] = [], audio: [AudioFacts] = [], subtitles: [SubtitleFacts] = [],
        covers: [CoverFacts] = [], data: [DataFacts] = [], chapters: [ChapterFacts] = [],
        creationDate: String? = nil, tags: [String: String] = [:]
    ) {
        self.input = input
        self.container = container
        self.start = start
        self.duration = duration
        self.video = video
        self.audio = audio
        self.subtitles = subtitles
        self.covers = covers
        self.data = data
        self.chapters = chapters
        self.creationDate = creationDate
        self.location = nil
        self.device = nil
        self.timecode = nil
        self.tags = tags
    }
}
