/// The samples of one track over all fragments that were read.
struct FragmentedTrack {
    /// The samples in decoding order, the movie's own first.
    var samples: [SampleOrder.Sample] = []
    /// When the next one is decoded, where its fragment does not say; at first, where the movie's own end.
    var next: Int64
    /// The time that all take.
    var length: Int64 = 0
    /// Bytes that all take.
    var byteCount: Int64 = 0
    /// Offset and length of the first sample.
    var first: (offset: Int64, size: Int64)?
    /// Whether no fragment has any of it.
    var isEmpty = true

    /// Has no samples yet.
    init(next: Int64) { self.next = next }

    /// Adds what a fragment has of the track.
    mutating func add(_ part: Fragment.Part) {
        isEmpty = false
        let origin = part.decodeTime ?? next
        samples += part.samples.map { sample in
            var sample = sample
            sample.time = sample.time &+ origin
            return sample
        }
        next = origin.addingSaturated(part.length)
        length = length.addingSaturated(part.length)
        byteCount = byteCount.addingSaturated(part.byteCount)
        first = first ?? part.first
    }
}
