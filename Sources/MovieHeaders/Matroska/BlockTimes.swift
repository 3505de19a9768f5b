import Timing

/// What blocks that were seen say of one track's times, in ticks of the segment.
struct BlockTimes {
    /// The earliest time, whatever the order of blocks.
    private(set) var first: Int64?
    /// The latest time.
    private(set) var last: Int64?
    /// Ticks for which what is shown last lasts, where the block says so.
    private(set) var lastDuration: Int64?
    /// Frames in the block that is shown last.
    private(set) var lastFrameCount = 1
    /// The latest time but one.
    private(set) var lastButOne: Int64?
    /// Blocks that were seen.
    private(set) var count = 0
    /// Where the first frame in file order stands.
    private(set) var payload: Range<Int64>?
    /// The times of the first blocks in file order, as many as tell a rate.
    private(set) var firstTimes: [Int64] = []
    /// Blocks that tell a rate: a tick more or less in four seconds.
    static let mostTimes = 128

    /// The steps from one of the first blocks to the next, in order of presentation.
    ///
    /// The last of several are left out: what belongs between them may not have been seen.
    var firstSteps: StepCounts {
        let times = firstTimes.sorted().dropLast(firstTimes.count > 32 ? 16 : 0)
        var steps = StepCounts()
        for (time, next) in zip(times, times.dropFirst()) { steps.add(next - time) }
        return steps
    }

    /// Takes one more block into account.
    mutating func add(_ block: MediaBlock) {
        if count == 0 { payload = block.payload }
        count += 1
        guard !block.isInvisible else { return }
        first = min(first ?? block.time, block.time)
        if firstTimes.count < Self.mostTimes { firstTimes.append(block.time) }
        guard let before = last, block.time <= before else {
            (lastButOne, last) = (last, block.time)
            (lastDuration, lastFrameCount) = (block.duration, block.frameCount)
            return
        }
        if block.time < before { lastButOne = max(lastButOne ?? block.time, block.time) }
    }
}

extension MatroskaTrack {
    /// Whether it is shown or heard.
    var isShown: Bool {
        switch header.kind {
        case .video, .audio: true
        default: false
        }
    }

    /// Ticks that are taken off each time, as whole ticks: times in the file are no finer.
    func delay(tick: Int64) -> Int64 { (codecDelay + tick / 2) / tick }

    /// Ticks at which the last of these blocks ends.
    func end(of times: BlockTimes, tick: Int64) -> Int64? {
        guard let last = times.last else { return nil }
        let frames = Int64(times.lastFrameCount)
        let length =
            times.lastDuration ?? frameDuration.map { ($0 * frames + tick / 2) / tick }
            ?? times.lastButOne.map { last - $0 } ?? 0
        return last &+ length &- delay(tick: tick)
    }
}
