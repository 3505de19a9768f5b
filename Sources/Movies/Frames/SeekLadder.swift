/// Where to seek so that decoding from there shows the picture at a time, found by looking at where each seek landed.
///
/// Containers seek by decoding time, by nearby bytes, or not at all, and a keyframe may be shown after pictures that
/// are decoded behind it. So each landing is judged by presentation time, and the next try goes further back:
/// first just before the keyframe that was found, then by steps that double. Times are in ticks of the stream.
struct SeekLadder: Equatable {
    /// What stood at the place of a seek: the first packet from which decoding may begin.
    enum Landing: Equatable {
        /// A keyframe, by its presentation time.
        case keyframe(Int64)
        /// No keyframe up to the end, or the seek failed.
        case nothing
    }

    /// What to do next.
    enum Step: Equatable {
        /// Seek to a time, and look.
        case seek(Int64)
        /// Begin at the first packet of the movie and take what comes.
        case restart
        /// Decode on from the landing.
        case decode
    }

    /// The time of the picture wanted.
    let target: Int64
    /// The earliest time at which there may be a keyframe.
    let start: Int64
    /// Length of the first larger step back.
    let stride: Int64
    private var position: Int64
    private var backOffs = 0

    /// - Parameters:
    ///   - end: The last time at which anything is known to be; nil where that is not known.
    init(target: Int64, start: Int64, end: Int64?, stride: Int64) {
        self.target = target
        self.start = start
        self.stride = max(1, stride)
        position = min(target, end ?? .max)
    }

    /// The first thing to do.
    var first: Step { position <= start ? .restart : .seek(position) }

    /// Judges where the last seek landed.
    mutating func next(after landing: Landing) -> Step {
        if case .keyframe(let time) = landing, time <= target { return .decode }
        return backOff(before: landing)
    }

    /// Goes further back, for decoding from the landing showed nothing up to the target.
    mutating func backOff(before landing: Landing) -> Step {
        var ceiling = position
        if case .keyframe(let time) = landing { ceiling = min(ceiling, time) }
        let (step, isHuge) =
            backOffs == 0 ? (1, false) : stride.multipliedReportingOverflow(by: 1 << min(backOffs - 1, 62))
        backOffs += 1
        let (lower, isLower) = ceiling.subtractingReportingOverflow(step)
        guard !isHuge, !isLower, lower > start else { return .restart }
        position = lower
        return .seek(lower)
    }
}
