/// The samples of one track over all fragments that were read.
struct FragmentedTrack {
    /// The samples in decoding order, without those in the movie's own tables.
    var samples: [SampleOrder.Sample] = []
    /// Where they are, where that was asked for.
    var places = SamplePlaces()
    /// Whether some are described by another sample entry than the first.
    var isDescribedElsewhere = false
    /// When the next one is decoded, where its fragment does not say; at first, where the movie's own end.
    var next: Int64
    /// Whether all fragments said when theirs are decoded.
    private(set) var isPlaced = true
    /// The time that all take.
    var length: Int64 = 0
    /// Bytes that all take.
    var byteCount: Int64 = 0
    /// Offset and length of the first sample.
    var first: (offset: Int64, size: Int64)?

    /// Has no samples yet.
    init(next: Int64) { self.next = next }

    /// Adds what a fragment has of the track.
    mutating func add(_ part: Fragment.Part) {
        if part.decodeTime == nil { isPlaced = false }
        let origin = part.decodeTime ?? next
        // One by one, for there may be millions of them.
        for var sample in part.samples {
            sample.time = sample.time &+ origin
            samples.append(sample)
        }
        if part.isDescribedElsewhere { isDescribedElsewhere = true }
        places.add(part.places)
        next = origin.addingSaturated(part.length)
        length = length.addingSaturated(part.length)
        byteCount = byteCount.addingSaturated(part.byteCount)
        first = first ?? part.first
    }
}
