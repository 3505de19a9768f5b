/// The samples of a track in the order they are shown, edits not yet applied.
struct SampleOrder {
    /// One sample.
    struct Sample {
        /// Presentation time in ticks of the track.
        var time: Int64
        /// Its own duration in decoding order.
        var duration: Int64
        /// Whether decoding can begin here.
        var isKey: Bool
    }

    /// The samples by presentation time; equal times in decoding order.
    private(set) var samples: [Sample] = []
    /// Presentation time of the sample that is decoded last: writers often do not know how long it lasts.
    private(set) var lastDecoded: Int64?

    /// Puts samples that are listed in decoding order in the order they are shown.
    init(_ samples: [Sample]) {
        self.samples = samples
        lastDecoded = samples.last?.time
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
