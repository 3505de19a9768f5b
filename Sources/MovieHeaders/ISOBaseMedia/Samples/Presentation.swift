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
    /// The shortest and the longest time from one shown sample to the next.
    private(set) var steps: (shortest: Int64, longest: Int64)?
    /// How often there is each step.
    private var stepList = StepCounts()
    /// The longest time that all steps are multiples of; 0 without any.
    private(set) var commonStep: Int64 = 0
    /// When the sample before was shown.
    private var previous: Int64?

    /// Applies `edits` to the samples of a track.
    ///
    /// - Parameters:
    ///   - order: The samples.
    ///   - edits: The stretches that are shown.
    ///   - ticks: Converts a length in ticks of the movie to ticks of the track.
    ///   - isSound: Whether a sample that begins before its edit is shown in part: a picture is not.
    init(_ order: SampleOrder, _ edits: EditList, ticks: (Int64) -> Int64, isSound: Bool) {
        let shown = edits.edits.isEmpty ? [Edit(length: 0, mediaTime: 0)] : edits.edits
        var origin: Int64 = 0
        var work = 8 * order.samples.count + 100_000
        for edit in shown {
            if let mediaTime = edit.mediaTime {
                let isWhole = edits.edits.isEmpty
                let end = edit.length == 0 ? .max : mediaTime.addingSaturated(ticks(edit.length))
                add(order, isWhole ? .min : mediaTime, end, from: origin &- mediaTime, isSound, &work)
                clip(origin, edit, ticks)
            }
            origin = origin.addingSaturated(ticks(edit.length))
        }
    }

    private mutating func add(
        _ order: SampleOrder, _ first: Int64, _ last: Int64, from shift: Int64, _ isSound: Bool,
        _ work: inout Int
    ) {
        let samples = order.samples
        for (index, sample) in samples.enumerated() {
            work -= 1
            guard work > 0 else { return }
            let next = index + 1 < samples.count ? samples[index + 1].time : sample.time &+ sample.duration
            guard sample.time < last else { break }
            guard sample.time >= first || (isSound && next > first) else { continue }
            let time = max(sample.time, first) &+ shift
            note(time: time)
            shownCount += 1
            if sample.isKey { keyTimes.append(time) }
            start = min(start ?? time, time)
            end = max(end ?? .min, next &+ shift)
        }
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

    /// Ends with the edit, unless the two differ by no more than the movie's ticks cannot tell.
    private mutating func clip(_ origin: Int64, _ edit: Edit, _ ticks: (Int64) -> Int64) {
        guard edit.length > 0, let end else { return }
        let last = origin.addingSaturated(ticks(edit.length))
        if end > last, end &- last > ticks(1).addingSaturated(1) { self.end = last }
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
