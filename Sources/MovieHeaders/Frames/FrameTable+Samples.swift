/// One sample of a track of pictures: what is decoded.
public struct FrameSample: Hashable, Sendable {
    /// Its place in decoding order, from 0.
    public let index: Int
    /// Its presentation time on the track's own timeline, in ticks of the track.
    public let mediaTime: Int64
    /// Its presentation time on the movie's timeline, edits applied, in ticks of the track.
    ///
    /// Of a sample that is shown several times, the first one; of one that is not shown, the time that it would have if
    /// the next edit had begun earlier, or the last one ended later.
    public let time: Int64
    /// Ticks from it to the next one in decoding order, as the container has them.
    ///
    /// How long the frame is seen is another matter: that ends when the next frame is shown.
    public let duration: Int64
    /// Offset of its first byte in the file.
    public let offset: Int64
    /// Its length in bytes.
    public let length: Int
    /// Whether decoding can begin at it.
    public let isKeyframe: Bool
    /// Whether an edit shows it; if none does, it is decoded only since others need it.
    public let isShown: Bool
    /// Whether the file says that no other sample needs it.
    public let isDisposable: Bool
}

extension FrameTable {
    /// A sample by its place in decoding order; nil beyond the last one.
    public func sample(_ index: Int) -> FrameSample? {
        guard mediaTimes.indices.contains(index) else { return nil }
        let mediaTime = mediaTimes[index]
        let mark = marks[index]
        return FrameSample(
            index: index, mediaTime: mediaTime, time: mediaTime &+ shift(of: index),
            duration: Int64(durations[index]), offset: offsets[index], length: Int(lengths[index]),
            isKeyframe: mark.contains(.keyframe), isShown: mark.contains(.shown),
            isDisposable: mark.contains(.disposable))
    }

    /// Whether a sample is shown before another one on the track's own timeline.
    public func precedes(_ sample: Int, _ other: Int) -> Bool {
        (mediaTimes[sample], sample) < (mediaTimes[other], other)
    }

    /// The sample that is shown last before another one, of those that are decoded before `entry`; nil where none is.
    public func last(shownBefore sample: Int, decodedBefore entry: Int) -> Int? {
        (0..<place(of: sample)).lazy.reversed().map(self.sample(atPlace:)).first { $0 < entry }
    }

    /// How many samples may be decoded before one that is shown before them all: what a decoder must hold back.
    public var reordering: Int {
        guard !order.isEmpty else { return 0 }
        var most = 0
        for (place, sample) in order.enumerated() where Int(sample) > place {
            // Those in front in decoding order that are shown later.
            let time = mediaTimes[Int(sample)]
            let ahead = (max(0, Int(sample) - Self.furthest)..<Int(sample)).count { mediaTimes[$0] > time }
            most = max(most, ahead)
        }
        return most
    }

    /// No codec has more pictures in hand.
    private static let furthest = 16

    /// Ticks from the media time of a sample to its time in the movie.
    private func shift(of sample: Int) -> Int64 {
        guard stretches.count > 1 else { return stretches.first?.shift ?? 0 }
        let place = place(of: sample)
        let isShown = marks[sample].contains(.shown)
        let own = stretches.first { isShown ? $0.places.contains(place) : $0.places.lowerBound > place }
        return own?.shift ?? stretches[stretches.count - 1].shift
    }

    /// The sample at a place by media time.
    func sample(atPlace place: Int) -> Int { order.isEmpty ? place : Int(order[place]) }

    /// The place of a sample by media time.
    private func place(of sample: Int) -> Int {
        guard !order.isEmpty else { return sample }
        let key = (mediaTimes[sample], UInt32(truncatingIfNeeded: sample))
        return order.partitioningIndex { (mediaTimes[Int($0)], $0) >= key }
    }
}

extension Array {
    /// The index of the first element that belongs behind; all in front of it do not.
    func partitioningIndex(in range: Range<Int>? = nil, _ isBehind: (Element) -> Bool) -> Int {
        var range = range ?? indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
