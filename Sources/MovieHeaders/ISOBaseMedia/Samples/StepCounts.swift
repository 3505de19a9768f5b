/// How often there is each time from one shown sample to the next, in ticks.
struct StepCounts {
    /// Number of steps.
    private(set) var count = 0
    /// All of them together.
    private(set) var sum: Int64 = 0
    private var counts: [Int64: Int] = [:]
    /// So many different steps are no rate.
    private static let most = 1000

    /// Counts a step.
    mutating func add(_ step: Int64) {
        count += 1
        sum = sum.addingSaturated(step)
        if counts.count < Self.most || counts[step] != nil { counts[step, default: 0] += 1 }
    }

    /// The rate that most steps fit; nil without one.
    ///
    /// It is a usual one, as cameras and screens have it whose clocks jitter, or that of a step that most are.
    func usualRate(timescale: Int64) -> Ratio? {
        guard counts.count < Self.most, let step = meanOfCommonest,
            let mean = Ratio.nearest(timescale << 16, over: step, termLimit: 1 << 40)
        else { return nil }
        let usual = mean.usual(within: 0.02)
        let isUsual = usual.denominator == 1 || usual.denominator == 1001
        guard let rate = isUsual ? usual : commonest.flatMap({ Ratio(timescale, over: $0.key) }),
            isUsual || 4 * (commonest?.value ?? 0) >= 3 * count
        else { return nil }
        let frame = Double(timescale) * Double(rate.denominator) / Double(rate.numerator)
        let fitting = counts.filter { step, _ in
            let frames = (Double(step) / frame).rounded()
            return frames >= 1 && abs(Double(step) - frames * frame) < frame / 4
        }
        return 4 * fitting.values.reduce(0, +) >= 3 * count ? rate : nil
    }

    /// The step that is there most often, the shortest of several.
    private var commonest: (key: Int64, value: Int)? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    }

    /// The mean of the steps near the commonest, in parts of 65,536 of a tick; nil without any.
    private var meanOfCommonest: Int64? {
        guard let commonest = commonest?.key, commonest > 0, commonest < 1 << 40 else { return nil }
        let near = counts.filter { abs($0.key - commonest) <= commonest / 4 }
        let weight = Double(near.values.reduce(0, +))
        let mean = near.reduce(0.0) { $0 + Double($1.key) * Double($1.value) } / weight
        return Int64((mean * 65_536).rounded())
    }
}
