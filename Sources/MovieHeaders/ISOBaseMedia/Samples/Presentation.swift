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
    /// The shortest and the longest time from one sample to the next.
    private(set) var steps: (shortest: Int64, longest: Int64)?
    /// The longest time that all steps are multiples of; 0 without steps.
    private(set) var commonStep: Int64 = 0

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
        var previous: Int64?
        for (index, sample) in samples.enumerated() {
            work -= 1
            guard work > 0 else { return }
            let next = index + 1 < samples.count ? samples[index + 1].time : sample.time &+ sample.duration
            guard sample.time < last else { break }
            guard sample.time >= first || (isSound && next > first) else { continue }
            let time = max(sample.time, first) &+ shift
            if let previous { note(step: time &- previous) }
            previous = time
            shownCount += 1
            if sample.isKey { keyTimes.append(time) }
            start = min(start ?? time, time)
            end = max(end ?? .min, next &+ shift)
        }
    }

    private mutating func note(step: Int64) {
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
        if steps.longest == steps.shortest { return Ratio(timescale, over: commonStep) }
        if steps.longest &- steps.shortest <= 1 { return average.map(\.nearestUsual) }
        let rate = Ratio(timescale, over: commonStep)
        return rate.flatMap { $0.numerator <= 1000 * $0.denominator ? $0 : nil }
    }
}

extension Ratio {
    /// The rate that cameras and films have, where this is that rate but for the rounding of times.
    fileprivate var nearestUsual: Ratio {
        let value = Double(numerator) / Double(denominator)
        let whole = value.rounded()
        let usual = [Ratio(Int64(whole), over: 1), Ratio(Int64(whole) * 1000, over: 1001)].compactMap(\.self)
        return usual.first { abs(Double($0.numerator) / Double($0.denominator) - value) < value * 2e-4 } ?? self
    }
}
