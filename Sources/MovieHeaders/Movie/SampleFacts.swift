/// What counting all samples of a track gave.
public struct SampleFacts: Hashable, Sendable {
    /// Samples that are shown.
    public var shownCount: Int
    /// Samples at which decoding can begin and which are shown.
    public var keyCount: Int
    /// Mean and longest time from one keyframe to the next, in presentation order; nil for fewer than two.
    public var keyIntervals: (average: Double, longest: Double)? {
        get { averageKeyInterval.flatMap { average in longestKeyInterval.map { (average, $0) } } }
        set { (averageKeyInterval, longestKeyInterval) = (newValue?.average, newValue?.longest) }
    }
    /// Whether the durations of shown samples differ by more than one tick; nil for fewer than two samples.
    public var isVariable: Bool?

    private var averageKeyInterval: Double?
    private var longestKeyInterval: Double?

    /// Gathers the counts.
    public init(shownCount: Int, keyCount: Int, isVariable: Bool?) {
        self.shownCount = shownCount
        self.keyCount = keyCount
        self.isVariable = isVariable
    }
}
