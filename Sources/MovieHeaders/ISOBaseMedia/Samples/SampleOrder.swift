/// The samples of a track in the order they are shown, edits not yet applied.
struct SampleOrder {
    /// One sample.
    struct Sample {
        /// Presentation time in ticks of the track.
        var time: Int64
        private let shortDuration: UInt32
        /// Whether decoding can begin here.
        let isKey: Bool

        /// Its own duration in decoding order, which files write in 32 bits.
        var duration: Int64 { Int64(shortDuration) }

        init(time: Int64, duration: Int64, isKey: Bool) {
            self.time = time
            shortDuration = UInt32(clamping: duration)
            self.isKey = isKey
        }
    }

    /// The samples by presentation time; equal times in decoding order.
    private(set) var samples: [Sample] = []
    /// Presentation time of the sample that is decoded last: writers often do not know how long it lasts.
    private(set) var lastDecoded: Int64?

    /// Puts samples that are listed in decoding order in the order they are shown.
    init(_ samples: consuming [Sample]) {
        lastDecoded = samples.last?.time
        self.samples = samples
        sort()
    }

    /// Samples that are put in order; a day at 24 frames a second has as many.
    static let mostSamples = 2_100_000

    /// Lists the samples of `tables`, or gives nil where they are too many.
    init?(_ tables: SampleTables) {
        guard tables.count <= Self.mostSamples else { return nil }
        samples.reserveCapacity(tables.count)
        var durations = RunReader(tables.durations)
        var offsets = RunReader(tables.offsets)
        var keys = KeyReader(tables.keys)
        var decoding: Int64 = 0
        for _ in 0..<tables.count {
            let duration = durations.next()
            samples.append(
                Sample(time: decoding &+ offsets.next(), duration: duration, isKey: keys.next())
            )
            decoding = decoding.addingSaturated(duration)
        }
        lastDecoded = samples.last?.time
        if tables.offsets != nil { sort() }
    }

    /// Puts the samples in order.
    ///
    /// They nearly are: a picture moves past the few that it was predicted from.
    private mutating func sort() {
        var moves = 32 * samples.count
        for index in samples.indices.dropFirst() {
            let sample = samples[index]
            var place = index
            while place > 0, samples[place - 1].time > sample.time {
                samples[place] = samples[place - 1]
                (place, moves) = (place - 1, moves - 1)
            }
            samples[place] = sample
            if moves < 0 { break }
        }
        if moves < 0 { samples.sort { $0.time < $1.time } }
    }
}

/// Tells sample by sample whether it is in a list of keyframes.
private struct KeyReader {
    private let keys: ArraySlice<UInt8>?
    private var index = 0
    private var sample: Int64 = 0

    init(_ keys: ArraySlice<UInt8>?) { self.keys = keys }

    mutating func next() -> Bool {
        guard let keys else { return true }
        sample += 1
        while let key = keys.unsigned(at: index, count: 4), key < sample { index += 4 }
        return keys.unsigned(at: index, count: 4) == sample
    }
}
