import Timing

/// Everything that the blocks of a whole file say.
struct BlockCensus {
    /// Times and counts by track number.
    private(set) var times: [UInt64: BlockTimes] = [:]
    /// Whether the blocks could be read to the end of the file.
    private(set) var isComplete = true
    private(set) var isDamaged = false
    private var tracks: [UInt64: Shown] = [:]

    /// What is held of a track.
    private struct Shown {
        /// Each block that is shown: its time, and in the lowest bit whether decoding can begin there.
        var moments: [Int64] = []
        var frameCount = 0
        var keyCount = 0
        var isLaced = false

        mutating func add(_ block: MediaBlock) {
            moments.append(block.time << 1 | (block.isKey ? 1 : 0))
            frameCount += block.frameCount
            keyCount += block.isKey ? block.frameCount : 0
            if block.frameCount > 1 { isLaced = true }
        }
    }

    /// Blocks whose times are held in memory, at most: 32 MiB.
    private static let most = 4 << 20

    /// Reads the headers of all blocks.
    init(_ map: SegmentMap, _ reader: inout HeaderReader) throws {
        guard let first = map.firstCluster else { return }
        var walk = BlockWalk(from: first, to: map.end, byteLimit: .max)
        var held = 0
        while let block = try walk.next(&reader) {
            times[block.track, default: BlockTimes()].add(block)
            guard !block.isInvisible else { continue }
            held += 1
            guard held <= Self.most else {
                isComplete = false
                break
            }
            tracks[block.track, default: Shown()].add(block)
        }
        isDamaged = walk.isDamaged
        if walk.isDamaged || walk.isOverLimit { isComplete = false }
    }

    /// What counting gave for a track; a track without a block has none.
    func facts(of track: MatroskaTrack, tick: Int64) -> SampleFacts? {
        guard isComplete else { return nil }
        let shown = tracks[track.number] ?? Shown()
        let moments = shown.moments.sorted()
        var facts = SampleFacts(shownCount: shown.frameCount, keyCount: shown.keyCount, isVariable: nil)
        let times = moments.map { $0 >> 1 }
        if !shown.isLaced, times.count > 1 {
            let steps = zip(times.dropFirst(), times).map { $0 - $1 }
            facts.isVariable = (steps.max() ?? 0) - (steps.min() ?? 0) > 1
        }
        let keys = moments.lazy.filter { $0 & 1 == 1 }.map { $0 >> 1 }
        let seconds = zip(keys.dropFirst(), keys).map { Double($0 - $1) * Double(tick) / 1e9 }
        if let longest = seconds.max() {
            facts.keyIntervals = (seconds.reduce(0, +) / Double(seconds.count), longest)
        }
        return facts
    }
}
