extension FrameTable {
    /// Arranges the samples of a track; nil where there are none, or where edits make times run backwards.
    init?(
        _ order: SampleOrder, _ places: SamplePlaces, _ stretches: [Stretch], timescale: Int64,
        listsKeyframes: Bool
    ) {
        let samples = order.samples
        guard !samples.isEmpty, places.count == samples.count else { return nil }
        self.timescale = timescale
        self.listsKeyframes = listsKeyframes
        offsets = places.offsets
        lengths = places.lengths
        var marks = places.isDisposable.map { $0 ? FrameMarks.disposable : [] }
        var mediaTimes = [Int64](repeating: 0, count: samples.count)
        var durations = [UInt32](repeating: 0, count: samples.count)
        var isInOrder = true
        for (place, sample) in samples.enumerated() {
            let index = Int(sample.index)
            if index != place { isInOrder = false }
            mediaTimes[index] = sample.time
            durations[index] = UInt32(clamping: sample.duration)
            if sample.isKey { marks[index].insert(.keyframe) }
        }
        for range in Self.merged(stretches.map(\.samples)) {
            for sample in samples[range] { marks[Int(sample.index)].insert(.shown) }
        }
        guard let frames = Self.frames(order, stretches) else { return nil }
        self.stretches = frames
        frameCount = frames.last.map { $0.firstFrame + $0.places.count } ?? 0
        entries = DecodingEntries(mediaTimes, marks, places.recoveries)
        (self.mediaTimes, self.durations, self.marks) = (mediaTimes, durations, marks)
        self.order = isInOrder ? [] : samples.map(\.index)
    }

    /// Ranges that together are the same, and none meets another.
    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    private static func frames(_ order: SampleOrder, _ stretches: [Stretch]) -> [FrameStretch]? {
        var frames: [FrameStretch] = []
        var count = 0
        var latest = Int64.min
        for stretch in stretches {
            guard let first = order.samples[stretch.samples].first,
                let last = order.samples[stretch.samples].last
            else { continue }
            let (start, isEarly) = first.time.addingReportingOverflow(stretch.shift)
            let (final, isLate) = last.time.addingReportingOverflow(stretch.shift)
            guard !isEarly, !isLate, start >= latest else { return nil }
            frames.append(
                FrameStretch(
                    firstFrame: count, places: stretch.samples, shift: stretch.shift, start: start,
                    end: max(final, stretch.end)))
            count += stretch.samples.count
            latest = final
        }
        return frames
    }
}
