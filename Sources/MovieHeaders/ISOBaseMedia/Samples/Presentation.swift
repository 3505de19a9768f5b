/// When a track is shown: its samples on the timeline of the movie, edits applied, in ticks of the track.
struct Presentation {
    /// When the first sample is shown; nil where none is.
    private(set) var start: Int64?
    /// When the last one ends.
    private(set) var end: Int64?
    /// Samples that are shown.
    private(set) var shownCount = 0

/// How far keyframes stand apart; their times are not kept, for there may be millions.
private struct KeyTimes {
    private(set) var count = 0
    /// All ticks from one to the next, together.
    private(set) var sum = 0.0
    private(set) var longest = Int64.min
    private var last: Int64?

    mutating func add(_ time: Int64) {
        if let last {
            let gap = time &- last
            sum += Double(gap)
            longest = max(longest, gap)
        }
        (last, count) = (time, count + 1)
    }
}
