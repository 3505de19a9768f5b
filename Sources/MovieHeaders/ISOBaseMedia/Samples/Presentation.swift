/// When a track is shown: its samples on the timeline of the movie, edits applied, in ticks of the track.
struct Presentation {
    /// When the first sample is shown; nil where none is.
    private(set) var start: Int64?
    /// When the last one ends.
    private(set) var end: Int64?
    /// Samples that are shown.
    private(set) var shownCount = 0
    /// The keyframes that are shown.
    private var keys = KeyTimes()
    /// The shortest and the longest duration of shown samples, as the container has them.
    private var durations: (shortest: Int64, longest: Int64)?
    /// The shortest and the longest time from one shown sample to the next.
    private(set) var steps: (shortest: Int64, longest: Int64)?
    /// How often there is each step.
    private var stepList = StepCounts()
    /// The longest time that all steps are multiples of; 0 without any.
    private(set) var commonStep: Int64 = 0
    /// When the sample before was shown.
    private var previous: Int64?

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
            note(time: time)
            if sample.time != order.lastDecoded { note(duration: sample.duration) }
            shownCount += 1
            if sample.isKey { keys.add(time) }
            start = min(start ?? time, time)
        }
    }

    private mutating func note(duration: Int64) {
        durations =
            durations.map { (min($0.shortest, duration), max($0.longest, duration)) } ?? (duration, duration)
    }

    /// Takes the time from the sample before into account: durations in the file are those of decoding.
    private mutating func note(time: Int64) {
        defer { previous = time }
        guard let previous else { return }
        let step = max(0, time &- previous)
        // Two at one time are no step of a rate.
        if step > 0 { stepList.add(step) }
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
            shownCount: shownCount, keyCount: keys.count,
            isVariable: durations.map { $0.longest &- $0.shortest > 1 })
        if keys.count > 1 {
            let scale = Double(timescale)
            facts.keyIntervals = (keys.sum / scale / Double(keys.count - 1), Double(keys.longest) / scale)
        }
        return facts
    }

    /// The rate that all times fit; nil where that is no rate of pictures.
    func nominalRate(timescale: Int64, average: Ratio?) -> Ratio? {
        guard let steps, commonStep > 0 else { return average }
        let exact = Ratio(timescale, over: commonStep)
        if steps.longest == steps.shortest { return exact }
        if steps.longest &- steps.shortest <= 1 { return roundedRate(timescale: timescale) ?? average }
        if let exact, exact.numerator <= 240 * exact.denominator { return exact }
        return stepList.usualRate(timescale: timescale)
    }

    /// The rate of steps that are rounded to ticks: a usual one where both ends may be half a tick off it.
    private func roundedRate(timescale: Int64) -> Ratio? {
        let (ticks, overflow) = Int64(stepList.count).multipliedReportingOverflow(by: timescale)
        guard !overflow, let mean = Ratio(ticks, over: stepList.sum) else { return nil }
        return mean.usual(within: min(0.02, 2 / Double(stepList.sum)))
    }
}

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
