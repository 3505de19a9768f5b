/// The samples of a track in the order they are shown, edits not yet applied.
struct SampleOrder {
    /// One sample.
    struct Sample {
        /// Presentation time in ticks of the track.
        var time: Int64
        private let shortDuration: UInt32
        /// The place in decoding order, and in the highest bit whether decoding can begin here: sixteen bytes in all.
        private var packed: UInt32

        /// Whether decoding can begin here.
        var isKey: Bool {
            get { packed >> 31 == 1 }
            set { packed = packed & 0x7FFF_FFFF | (newValue ? 1 << 31 : 0) }
        }
        /// Its place in decoding order.
        var index: UInt32 {
            get { packed & 0x7FFF_FFFF }
            set { packed = packed & 1 << 31 | newValue & 0x7FFF_FFFF }
        }
        /// Its own duration in decoding order, which files write in 32 bits.
        var duration: Int64 { Int64(shortDuration) }

        init(time: Int64, duration: Int64, isKey: Bool) {
            self.time = time
            shortDuration = UInt32(clamping: duration)
            packed = isKey ? 1 << 31 : 0
        }
    }

    /// The samples by presentation time; equal times in decoding order.
    private(set) var samples: [Sample]
    /// Presentation time of the sample that is decoded last: writers often do not know how long it lasts.
    let lastDecoded: Int64?

    /// Samples that are put in order; a day at 24 frames a second has as many.
    static let mostSamples = 2_100_000

    /// Puts samples that are listed in decoding order in the order they are shown.
    init(_ samples: consuming [Sample]) {
        lastDecoded = samples.last?.time
        self.samples = samples
        for index in self.samples.indices { self.samples[index].index = UInt32(truncatingIfNeeded: index) }
        sort()
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
            if place < index { samples[place] = sample }
            if moves < 0 { break }
        }
        if moves < 0 { samples.sort { ($0.time, $0.index) < ($1.time, $1.index) } }
    }
}
