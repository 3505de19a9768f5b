/// When a track is shown: its samples on the timeline of the movie, edits applied, in ticks of the track.
struct Presentation {
    /// When the first sample is shown; nil where none is.
    private(set) var start: Int64?
    /// When the last one ends.
    private(set) var end: Int64?
    /// Samples that are shown.
    private(set) var shownCount = 0
    /// When keyframes are shown.
    private(set) var keyTimes: [Int64] = []
    /// The shortest and the longest duration of shown samples, as the container has them.
    private(set) var steps: (shortest: Int64, longest: Int64)?
    /// How often there is each duration.
    private var stepList = StepCounts()
    /// The longest time that all durations are multiples of; 0 without any.
    private(set) var commonStep: Int64 = 0

    /// Takes what `stretches` show of a track's samples.
    init(_ order: SampleOrder, _ stretches: [Stretch]) {
        var work = 8 * order.samples.count + 100_000
        for stretch in stretches where work > 0 {
            add(order, stretch, &work)
            guard !stretch.samples.isEmpty else { continue }
            end = max(end ?? .min, stretch.end)
        }
    }

    private mutating func add(_ order: SampleOrder, _ stretch: Stretch, _ work: inout Int) {
        for sample in order.samples[stretch.samples] {
            work -= 1
            guard work > 0 else { return }
            let time = max(sample.time, stretch.first) &+ stretch.shift
            if sample.time != order.lastDecoded { note(step: sample.duration) }
            shownCount += 1
            if sample.isKey { keyTimes.append(time) }
            start = min(start ?? time, time)
        }
    }

    private mutating func note(step: Int64) {
        stepList.add(step)
        steps = steps.map { (min($0.shortest, step), max($0.longest, step)) } ?? (step, step)
        var (divisor, rest) = (max(commonStep, step), min(commonStep, step))
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        commonStep = max(0, divisor)
    }
}

extension Presentation {
    /// The counts, with intervals in seconds.
    func facts(timescale: Int64) -> SampleFacts {
        var facts = SampleFacts(
            shownCount: shownCount, keyCount: keyTimes.count,
            isVariable: steps.map { $0.longest &- $0.shortest > 1 })
        let times = keyTimes
        if times.count > 1 {
            let gaps = zip(times, times.dropFirst()).map { Double($1 &- $0) / Double(timescale) }
            facts.keyIntervals = (gaps.reduce(0, +) / Double(gaps.count), gaps.max() ?? 0)
        }
        return facts
    }

    /// The rate that all times fit; nil where that is no rate of pictures.
    func nominalRate(timescale: Int64, average: Ratio?) -> Ratio? {
        guard let steps, commonStep > 0 else { return average }
        let exact = Ratio(timescale, over: commonStep)
        if steps.longest == steps.shortest { return exact }
        if steps.longest &- steps.shortest <= 1 { return average.map { $0.usual(within: 2e-4) } }
        if let exact, exact.numerator <= 240 * exact.denominator { return exact }
        return jitteringRate(timescale: timescale)
    }

    /// The usual rate next to the commonest step, where each step is near to a whole number of its frames.
    private func jitteringRate(timescale: Int64) -> Ratio? {
        guard
            let usual = stepList.commonest.flatMap({ Ratio(timescale, over: $0)?.usual(within: 0.02) })
        else { return nil }
        let frame = Double(timescale) * Double(usual.denominator) / Double(usual.numerator)
        let isNear = stepList.all { step in
            let frames = (Double(step) / frame).rounded()
            return frames >= 1 && abs(Double(step) - frames * frame) < frame / 4
        }
        return isNear ? usual : nil
    }
}

/// How often there is each time from one sample to the next.
private struct StepCounts {
    private var counts: [Int64: Int] = [:]
    /// Steps that differ this much are no rate.
    private static let most = 1000

    mutating func add(_ step: Int64) {
        if counts.count < Self.most || counts[step] != nil { counts[step, default: 0] += 1 }
    }

    var commonest: Int64? {
        counts.count < Self.most ? counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key : nil
    }

    func all(_ body: (Int64) -> Bool) -> Bool { counts.keys.allSatisfy(body) }
}
