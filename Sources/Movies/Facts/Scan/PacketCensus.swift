import Jobs
import MovieHeaders
import Timing

/// What reading every packet of one track tells, without decoding any.
struct PacketCensus {
    /// One packet's times in ticks of its track.
    struct Entry: Hashable {
        /// Presentation time.
        var presentation: Int64?
        /// Decoding time.
        var decoding: Int64?
        /// How long it is shown; 0 where the container does not say.
        var duration: Int64 = 0
        /// Whether decoding may begin here.
        var isKey = false
        /// Whether it is decoded for others only.
        var isDiscarded = false
        /// Length in bytes.
        var byteCount = 0
    }

    /// Packets that are shown.
    private(set) var shownCount = 0
    /// Bytes of all packets.
    private(set) var byteCount: Int64 = 0
    /// Presentation time of the first shown packet.
    private(set) var start: Int64?
    /// When the last shown packet ends.
    var end: Int64? { last.map { $0.time.addingSaturated($0.duration > 0 ? $0.duration : lastGap) } }

    private var keyCount = 0
    private var times: [Int64] = []
    private var keyTimes: [Int64] = []
    private var unplaced: [(decoding: Int64, duration: Int64, isKey: Bool)] = []
    /// The times from decoding to presentation.
    private var delays: (shortest: Int64, longest: Int64)?
    private var last: (time: Int64, duration: Int64)?
    /// Where a packet without any time stands: behind the one before it.
    private var clock: Int64 = 0
    private let capacity: Int
    private let tellsDurations: Bool

    /// Makes an empty census; of more than `capacity` packets no intervals are told.
    ///
    /// - Parameter tellsDurations: Whether the file says of each frame how long it is shown, of the last one too.
    init(capacity: Int = 1 << 22, tellsDurations: Bool = false) {
        self.capacity = capacity
        self.tellsDurations = tellsDurations
    }

    /// Counts a packet, in file order.
    mutating func add(_ entry: Entry) {
        byteCount = byteCount.addingSaturated(Int64(entry.byteCount))
        let time = entry.presentation ?? entry.decoding ?? clock
        clock = time.addingSaturated(max(0, entry.duration))
        guard !entry.isDiscarded else { return }
        shownCount += 1
        if entry.isKey { keyCount += 1 }
        if entry.presentation == nil, let decoding = entry.decoding, unplaced.count < capacity {
            unplaced.append((decoding, entry.duration, entry.isKey))
        } else {
            place(time, entry.duration, isKey: entry.isKey)
            if let decoding = entry.decoding, entry.presentation != nil {
                note(delay: time.subtractingSaturated(decoding))
            }
        }
    }

    private mutating func note(delay: Int64) {
        delays = delays.map { (min($0.shortest, delay), max($0.longest, delay)) } ?? (delay, delay)
    }

    /// Finds times of presentation for packets that have but one of decoding; to be called behind the last packet.
    ///
    /// Where all others wait as long to be shown, so does such a packet; else it is shown at once, or, where
    /// another one is, in the next place that is free.
    mutating func finish() {
        guard !unplaced.isEmpty else { return }
        defer { unplaced = [] }
        if let delays, delays.shortest == delays.longest {
            for packet in unplaced {
                place(packet.decoding.addingSaturated(delays.shortest), packet.duration, isKey: packet.isKey)
            }
            return
        }
        var taken = Set(times)
        for (decoding, duration, isKey) in unplaced {
            var time = decoding
            // Codecs hold back sixteen pictures at most.
            for _ in 0..<16 where duration > 0 && taken.contains(time) { time = time.addingSaturated(duration) }
            taken.insert(time)
            place(time, duration, isKey: isKey)
        }
    }

    private mutating func place(_ time: Int64, _ duration: Int64, isKey: Bool) {
        start = min(start ?? time, time)
        if last.map({ time >= $0.time }) ?? true { last = (time, max(0, duration)) }
        if times.count < capacity { times.append(time) }
        if isKey, keyTimes.count < capacity { keyTimes.append(time) }
    }

    /// The time from the last shown packet but one to the last.
    private var lastGap: Int64 {
        guard let last, shownCount <= capacity, let before = times.filter({ $0 < last.time }).max() else {
            return 0
        }
        return last.time.subtractingSaturated(before)
    }

    /// Whether durations differ by more than one tick; nil for fewer than two packets.
    var isVariable: Bool? {
        guard shownCount > 1, shownCount <= capacity else { return nil }
        let gaps = Self.gaps(times + (tellsDurations ? [end].compactMap(\.self) : []))
        guard let shortest = gaps.min(), let longest = gaps.max() else { return nil }
        return longest.subtractingSaturated(shortest) > 1
    }

    /// Frames in a second, a usual rate where rounded times cannot tell it from that.
    ///
    /// They are counted from the first to the last, and to its end where the file tells that.
    func averageRate(_ timeBase: TimeBase) -> Ratio? {
        guard shownCount > 1, let start, let end = tellsDurations ? end : last?.time,
            let span = timeBase.time(end.subtractingSaturated(start)), span > .zero
        else { return nil }
        let frames = Int64(shownCount - (tellsDurations ? 0 : 1))
        let (count, overflow) = frames.multipliedReportingOverflow(by: span.timescale)
        guard !overflow, let rate = Ratio(count, over: span.value) else { return nil }
        return rate.usual(within: (timeBase.time(1)?.seconds ?? 0) / span.seconds)
    }

    /// Number of keyframes, and the time from one to the next in order of presentation.
    func keyframes(timeBase: TimeBase) -> KeyframeFacts {
        guard keyCount <= capacity else { return KeyframeFacts(count: keyCount) }
        let gaps = Self.gaps(keyTimes).compactMap { timeBase.time($0)?.seconds }
        guard let longest = gaps.max() else { return KeyframeFacts(count: keyCount) }
        return KeyframeFacts(
            count: keyCount, averageInterval: gaps.reduce(0, +) / Double(gaps.count), maxInterval: longest)
    }

    private static func gaps(_ times: [Int64]) -> [Int64] {
        let sorted = times.sorted()
        return zip(sorted, sorted.dropFirst()).map { $1.subtractingSaturated($0) }
    }
}
