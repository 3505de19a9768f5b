import FFmpeg
import Jobs
import Timing

/// What counting the samples of a complete index tells.
struct SampleCensus {
    /// Samples that are shown.
    private(set) var shownCount = 0
    /// Whether durations differ by more than one tick; nil for fewer than two samples.
    private(set) var isVariable: Bool?
    private var keyTicks: [Int64] = []

    init(_ samples: SampleTable) {
        var previous: Int64?
        var shortest = Int64.max
        var longest = Int64.min
        for index in 0..<samples.count {
            guard let sample = samples[index], sample.isShown else { continue }
            shownCount += 1
            if sample.isKey { keyTicks.append(sample.ticks) }
            if let previous {
                shortest = min(shortest, sample.ticks - previous)
                longest = max(longest, sample.ticks - previous)
            }
            previous = sample.ticks
        }
        if shownCount > 1 { isVariable = longest - shortest > 1 }
    }

    /// Number of keyframes and the time from one to the next.
    func keyframes(timeBase: TimeBase) -> KeyframeFacts {
        let intervals = zip(keyTicks, keyTicks.dropFirst()).compactMap { timeBase.time($1 - $0)?.seconds }
        guard !intervals.isEmpty else { return KeyframeFacts(count: keyTicks.count) }
        return KeyframeFacts(
            count: keyTicks.count, averageInterval: intervals.reduce(0, +) / Double(intervals.count),
            maxInterval: intervals.max())
    }
}
