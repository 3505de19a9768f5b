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
    private(set) var steps: (shortest: Int64, longest: Int64)?
    /// How often there is each duration.
    private var stepList = StepCounts()
    /// The longest time that all durations are multiples of; 0 without any.
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
        for (index, sample) in samples.enumerated() {
            work -= 1
            guard work > 0 else { return }
            let next = index + 1 < samples.count ? samples[index + 1].time : sample.time &+ sample.duration
            guard sample.time < last else { break }
            guard sample.time >= first || (isSound && next > first) else { continue }
            let time = max(sample.time, first) &+ shift
            if sample.time != order.lastDecoded { note(step: sample.duration) }
            shownCount += 1
            if sample.isKey { keys.add(time) }
            start = min(start ?? time, time)
            end = max(end ?? .min, next &+ shift)
        }
    }

    private mutating func note(step: Int64) {
        stepList.add(step)
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
            shownCount: shownCount, keyCount: keys.count,
            isVariable: steps.map { $0.longest &- $0.shortest > 1 })
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
