public import Timing

/// What a movie's own headers and index say, read without a decoder.
///
/// Facts that the bytes do not give are nil. Where `doubts` is not empty, a demuxer knows more or knows better.
public struct MovieHeader: Hashable, Sendable {
    /// What kind of file it is and how it is laid out.
    public var outline: ContainerOutline
    /// Whether a table of samples or an index names bytes beyond the end of the source.
    public var namesMissingBytes = false
    /// The tracks in file order, then covers that are no tracks; a track's place is its index.
    public var tracks: [TrackHeader] = []
    /// The earliest presentation time of the shown sound and pictures, edit lists applied.
    public var start: MediaTime?
    /// How long the movie is shown, from `start` to its end.
    public var duration: MediaTime?
    /// Where `duration` comes from.
    public var durationSource = FactSource.header
    /// Named stretches, in file order.
    public var chapters: [ChapterHeader] = []
    /// The container's own metadata, keys in lower case as FFmpeg names them (`title`, `encoder`, `creation_time`).
    public var tags: [String: String] = [:]
    /// The timecode of the first frame, `hh:mm:ss:ff`, with `;` before the frames where numbers are dropped.
    public var timecode: String?
    /// Facts without a place of their own, by name.
    public var details: [String: String] = [:]
    /// Why a demuxer must be asked.
    public var doubts: Set<Doubt> = []

    /// Describes a movie of which only the outline is known.
    public init(outline: ContainerOutline) { self.outline = outline }

    /// What a header reader is not sure of.
    public enum Doubt: String, Hashable, Sendable, CaseIterable {
        /// A structure is damaged, contradicts another or comes twice.
        case damaged
        /// A limit ended the reading.
        case limit
        /// A track's coding is none that is read here.
        case unknownCodec
        /// A fact that every movie has is missing: times, sizes, samples.
        case missing
        /// Something rare is not followed here, such as edits of another speed.
        case unfollowed
        /// There are no tracks, or no header.
        case noTracks
    }
}

/// Where a number comes from.
public enum FactSource: String, Hashable, Sendable {
    /// A header that claims it.
    case header
    /// A list of samples or fragments.
    case index
    /// Everything was read.
    case scan
    /// Timestamps of both ends.
    case estimate
}

/// A named stretch of a movie, on the clock of the movie's `start` before it is subtracted.
public struct ChapterHeader: Hashable, Sendable {
    /// Where it begins.
    public var start: MediaTime
    /// Where it ends.
    public var end: MediaTime
    /// What it is called.
    public var title: String?

    /// Names a stretch.
    public init(start: MediaTime, end: MediaTime, title: String?) {
        self.start = start
        self.end = end
        self.title = title
    }
}
