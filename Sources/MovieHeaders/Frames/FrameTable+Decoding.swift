/// The samples to decode for one of them, in decoding order.
public struct DecodingRun: Hashable, Sendable {
    /// The samples; the last one is the one that is wanted.
    public let samples: Range<Int>
    /// Whether decoding begins where the file says that it can; if not, it begins at the first sample there is.
    public let beginsAtEntry: Bool
    /// The media time of the first one, where that is a keyframe.
    let entryTime: Int64?

    /// The run that decodes what both do.
    func joined(with other: DecodingRun) -> DecodingRun {
        let first = other.samples.lowerBound < samples.lowerBound ? other : self
        return DecodingRun(
            samples: first.samples.lowerBound..<max(samples.upperBound, other.samples.upperBound),
            beginsAtEntry: first.beginsAtEntry, entryTime: first.entryTime)
    }
}

extension FrameTable {
    /// The samples to decode so that one of them is right; nil beyond the last one.
    ///
    /// They begin at the last keyframe that is neither decoded nor shown after the sample wanted: one that is decoded
    /// behind a keyframe and shown before it may need the group in front.
    public func decoding(of sample: Int) -> DecodingRun? {
        guard mediaTimes.indices.contains(sample) else { return nil }
        let start = entries.start(for: sample, mediaTimes)
        let first = min(start ?? 0, sample)
        let isKeyframe = start != nil && marks[first].contains(.keyframe)
        return DecodingRun(
            samples: first..<sample + 1, beginsAtEntry: start != nil,
            entryTime: isKeyframe ? mediaTimes[first] : nil)
    }

    /// Whether a sample of a run may be left out, and the one that is wanted is right all the same.
    ///
    /// Nothing needs a disposable sample, and what follows an open group's keyframe needs none of the pictures shown
    /// before it, which themselves cannot be decoded in this run.
    public func isDispensable(_ sample: Int, in run: DecodingRun) -> Bool {
        guard run.samples.contains(sample), sample != run.samples.upperBound - 1 else { return false }
        if marks[sample].contains(.disposable) { return sample != run.samples.lowerBound }
        guard let entryTime = run.entryTime else { return false }
        return mediaTimes[sample] < entryTime
    }
}
