public import Timing

/// One frame of a movie: what is seen for a time.
public struct ShownFrame: Hashable, Sendable {
    /// Its number in presentation order, from 0.
    public let number: Int
    /// The place of its sample in decoding order.
    public let sample: Int
    /// When it is shown on the movie's timeline, in ticks of the track.
    public let time: Int64
    /// When the next frame takes its place, or its edit ends.
    public let end: Int64
}

extension FrameTable {
    /// A frame by its number in presentation order; nil beyond the last one.
    public func frame(_ number: Int) -> ShownFrame? {
        guard number >= 0, number < frameCount else { return nil }
        let stretch = stretches[stretches.partitioningIndex { $0.firstFrame > number } - 1]
        let place = stretch.places.lowerBound + number - stretch.firstFrame
        let sample = sample(atPlace: place)
        let end =
            place + 1 < stretch.places.upperBound
            ? mediaTimes[self.sample(atPlace: place + 1)] &+ stretch.shift : stretch.end
        return ShownFrame(number: number, sample: sample, time: mediaTimes[sample] &+ stretch.shift, end: end)
    }

    /// The number of the frame on screen at a time of the movie; nil where no frame is shown at all.
    ///
    /// That is the last frame whose time has come, which also stays through gaps and behind the end; before the first
    /// frame, it is the first.
    public func frame(at time: MediaTime) -> Int? { frame(atTick: ticks(time)) }

    /// The number of the frame on screen at a time in ticks of the track.
    public func frame(atTick tick: Int64) -> Int? {
        guard frameCount > 0 else { return nil }
        let behind = stretches.partitioningIndex { $0.start > tick }
        guard behind > 0 else { return 0 }
        let stretch = stretches[behind - 1]
        var range = stretch.places
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let isBehind = mediaTimes[sample(atPlace: middle)] &+ stretch.shift > tick
            range = isBehind ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return stretch.firstFrame + range.lowerBound - stretch.places.lowerBound - 1
    }

    /// When the first frame is shown; nil without frames.
    public var start: MediaTime? { stretches.first.map { MediaTime(value: $0.start, timescale: timescale) } }

    /// When the last frame ends; nil without frames.
    public var end: MediaTime? { stretches.last.map { MediaTime(value: $0.end, timescale: timescale) } }

    /// The last tick that is not after a time.
    private func ticks(_ time: MediaTime) -> Int64 {
        let product = Int128(time.value) * Int128(timescale)
        let (whole, rest) = product.quotientAndRemainder(dividingBy: Int128(time.timescale))
        return Int64(clamping: rest < 0 ? whole - 1 : whole)
    }
}
