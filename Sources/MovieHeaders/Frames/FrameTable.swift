/// The samples of a track of pictures and the frames that they show: what exact frames are found by.
///
/// A *sample* is what is decoded, counted from 0 in decoding order. A *frame* is what is seen, counted from 0 in
/// presentation order: an edit list may leave samples out, which are decoded all the same, and show others twice.
/// Times are whole ticks of the track's clock, `timescale` of them a second. A *media time* is a sample's place on the
/// track's own timeline, edits not applied; it is what a decoder gets and gives back with a picture.
///
/// Thirty bytes hold a sample; every question is answered in the logarithm of their number.
public struct FrameTable: Hashable, Sendable {
    /// Ticks in a second; positive.
    public let timescale: Int64
    /// Number of samples, whether shown or not.
    public var sampleCount: Int { mediaTimes.count }
    /// Number of frames that are shown.
    public let frameCount: Int
    /// Whether the file says which samples are keyframes.
    ///
    /// Where it does not, all are such (ISO/IEC 14496-12, 8.6.2.1). Some writers forgot the list though, so that
    /// pictures which are not coded by themselves alone deserve a look at the stream.
    public let listsKeyframes: Bool

    let mediaTimes: [Int64]
    let durations: [UInt32]
    let offsets: [Int64]
    let lengths: [UInt32]
    let marks: [FrameMarks]
    /// Samples by media time; empty where that is their decoding order.
    let order: [UInt32]
    /// What edits show, in the order of the movie's timeline.
    let stretches: [FrameStretch]
    let entries: DecodingEntries
}

/// What is marked of a sample.
struct FrameMarks: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Decoding can begin at it.
    static let keyframe = FrameMarks(rawValue: 1)
    /// An edit shows it.
    static let shown = FrameMarks(rawValue: 2)
    /// No other sample needs it.
    static let disposable = FrameMarks(rawValue: 4)
}

/// The frames that one edit shows.
struct FrameStretch: Hashable, Sendable {
    /// The number of its first frame.
    let firstFrame: Int
    /// Its samples: their places by media time.
    let places: Range<Int>
    /// Ticks from a media time to one of the movie.
    let shift: Int64
    /// When the first frame is shown.
    let start: Int64
    /// When the last one ends.
    let end: Int64
}
