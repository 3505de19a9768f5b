/// Where samples are, how long, and what may be left out, in decoding order.
struct SamplePlaces {
    /// Offsets of first bytes in the file.
    private(set) var offsets: [Int64] = []
    /// Lengths in bytes.
    private(set) var lengths: [UInt32] = []
    /// Whether no other sample needs it, where the file says so.
    private(set) var isDisposable: [Bool] = []
    /// Samples that decoding becomes right at, and the ones it has to begin at for that.
    private(set) var recoveries: [Recovery] = []

    /// A place where decoding becomes right though it began at no keyframe, or began before it.
    struct Recovery: Hashable {
        /// The first sample that is right.
        let sample: UInt32
        /// The sample that decoding begins at.
        let start: UInt32
    }

    /// Number of samples.
    var count: Int { offsets.count }

    /// Adds a sample.
    mutating func add(offset: Int64, length: Int64, isDisposable: Bool) {
        offsets.append(offset)
        lengths.append(UInt32(clamping: length))
        self.isDisposable.append(isDisposable)
    }

    /// Adds the samples that come next.
    mutating func add(_ more: SamplePlaces) {
        let first = UInt32(clamping: count)
        recoveries += more.recoveries.map {
            Recovery(sample: $0.sample &+ first, start: $0.start &+ first)
        }
        offsets += more.offsets
        lengths += more.lengths
        isDisposable += more.isDisposable
    }

    /// Adds the recoveries of a group that begins with a sample, so many samples long.
    mutating func add(_ rolls: SampleGroup?, from first: Int, count: Int) {
        guard let rolls else { return }
        var indices = rolls.indices
        for sample in first..<first + count {
            guard let distance = rolls.number(at: indices.next()) else { continue }
            let other = Int64(sample) + distance
            recoveries.append(
                Recovery(
                    sample: UInt32(clamping: max(other, Int64(sample))),
                    start: UInt32(clamping: min(other, Int64(sample)))))
        }
    }
}

extension SamplePlaces {
    /// Takes the samples of a track's own tables.
    init(_ tables: SampleTables) {
        offsets.reserveCapacity(tables.count)
        lengths.reserveCapacity(tables.count)
        isDisposable.reserveCapacity(tables.count)
        let dependencies = tables.dependencies
        tables.forEachPlace(atMost: tables.count) { offset, length in
            let place = dependencies.startIndex + offsets.count
            let byte = place < dependencies.endIndex ? dependencies[place] : 0
            // `sample_is_depended_on` of 2: no other sample depends on it.
            add(offset: offset, length: length, isDisposable: byte >> 2 & 3 == 2)
        }
        add(tables.rolls, from: 0, count: count)
    }
}
