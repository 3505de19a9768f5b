/// One movie fragment: the samples that a `moof` box lists for each track (ISO/IEC 14496-12, 8.8).
struct Fragment {
    /// The samples of one track.
    struct Part {
        /// Identifier of the track.
        let track: Int
        /// When its first sample is decoded, in ticks; nil where it goes on from the fragment before.
        let decodeTime: Int64?
        /// How much of its samples is kept.
        let keeping: Keeping
        /// Whether its samples are described by another sample entry than the first.
        let isDescribedElsewhere: Bool
        /// Number of samples.
        var count = 0
        /// The samples in decoding order, times counted from the part's own beginning.
        var samples: [SampleOrder.Sample] = []
        /// Where they are.
        var places = SamplePlaces()
        /// The time they take.
        var length: Int64 = 0
        /// Bytes they take.
        var byteCount: Int64 = 0
        /// Offset and length of the first one.
        var first: (offset: Int64, size: Int64)?
        /// Offset of the byte behind the last one.
        var end: Int64 = 0
        /// What is not sure of them.
        var doubts: Set<MovieHeader.Doubt> = []
    }

    /// How much of a track's samples is kept.
    enum Keeping {
        case nothing
        case times
        case timesAndPlaces
    }

    /// What a sample is where a run does not say.
    struct Defaults {
        var duration: Int64 = 0
        var size: Int64 = 0
        var flags: UInt64 = 0
        /// The number of the sample entry, from 1.
        var description: Int64 = 1
        /// The track's groups of samples that decoding becomes right after.
        var rolls: SampleGroup.Descriptions?

        /// Reads the fields of a `trex` box behind the track's identifier.
        init(_ box: ArraySlice<UInt8>? = nil) {
            guard let box else { return }
            description = box.unsigned(at: 8, count: 4) ?? 1
            duration = box.unsigned(at: 12, count: 4) ?? 0
            size = box.unsigned(at: 16, count: 4) ?? 0
            flags = box.bigEndian(at: 20, count: 4) ?? 0
        }
    }

    /// The parts in file order.
    private(set) var parts: [Part] = []
    /// Samples that may still be read.
    private var left: Int

    /// Reads the content of a `moof` box that begins at `offset` of a file of `fileSize` bytes.
    ///
    /// - Parameter keeping: How much is kept of a track, by its identifier.
    init(
        _ content: ArraySlice<UInt8>, at offset: Int64, of fileSize: Int64?, defaults: [Int: Defaults],
        mostSamples: Int, keeping: (Int) -> Keeping
    ) {
        var base = offset
        // Each has a byte.
        left = Int(max(0, min(Int64(mostSamples), fileSize ?? .max)))
        for box in content.boxes where box.type == "traf" {
            guard let part = part(box.content, moof: offset, base: base, defaults, keeping) else {
                continue
            }
            if part.count > 0 { base = part.end }
            parts.append(part)
        }
    }

    private mutating func part(
        _ content: ArraySlice<UInt8>, moof: Int64, base: Int64, _ defaults: [Int: Defaults],
        _ keeping: (Int) -> Keeping
    ) -> Part? {
        guard let header = content.box("tfhd"), let id = header.unsigned(at: 4, count: 4) else { return nil }
        var fields = FieldReader(header.dropFirst(8))
        let flags = header.flags
        var usual = defaults[Int(id)] ?? Defaults()
        var base = flags & 0x20000 != 0 ? moof : base
        if flags & 0x1 != 0 { base = fields.next(8) ?? base }
        if flags & 0x2 != 0 { usual.description = fields.next(4) ?? 1 }
        if flags & 0x8 != 0 { usual.duration = fields.next(4) ?? 0 }
        if flags & 0x10 != 0 { usual.size = fields.next(4) ?? 0 }
        if flags & 0x20 != 0 { usual.flags = UInt64(fields.next(4) ?? 0) }
        let time = content.box("tfdt").flatMap { $0.unsigned(at: 4, count: $0.version == 1 ? 8 : 4) }
        var part = Part(
            track: Int(id), decodeTime: time, keeping: keeping(Int(id)),
            isDescribedElsewhere: usual.description > 1, end: base)
        for box in content.boxes where box.type == "trun" {
            part.add(box.content, base: base, usual, &left)
        }
        part.addGroups(content, usual)
        return part
    }
}

extension Fragment.Part {
    /// Adds the samples of a `trun` box.
    fileprivate mutating func add(
        _ box: ArraySlice<UInt8>, base: Int64, _ usual: Fragment.Defaults, _ left: inout Int
    ) {
        let flags = box.flags
        var fields = FieldReader(box.dropFirst(8))
        var place = end
        if flags & 0x1 != 0, let word = fields.next(4) {
            place = base &+ Int64(Int32(truncatingIfNeeded: word))
        }
        let firstFlags = flags & 0x4 != 0 ? fields.next(4) : nil
        let claimed = box.unsigned(at: 4, count: 4) ?? 0
        let width = [0x100, 0x200, 0x400, 0x800].reduce(0) { $0 + (flags & $1 != 0 ? 4 : 0) }
        // Samples without fields of their own cost the box nothing.
        let there = width > 0 ? Int64(fields.count / width) : claimed
        let count = Int(min(claimed, there, Int64(left)))
        left -= count
        self.count += count
        if claimed > there { doubts.insert(.damaged) }
        if Int64(count) < min(claimed, there) { doubts.insert(.limit) }
        if keeping != .nothing { samples.reserveCapacity(samples.count + count) }
        for index in 0..<count {
            let duration = flags & 0x100 != 0 ? fields.next(4) ?? 0 : usual.duration
            let size = flags & 0x200 != 0 ? fields.next(4) ?? 0 : usual.size
            var kind = flags & 0x400 != 0 ? UInt64(fields.next(4) ?? 0) : usual.flags
            if index == 0, let firstFlags, flags & 0x400 == 0 { kind = UInt64(firstFlags) }
            let offset = flags & 0x800 != 0 ? Int64(Int32(truncatingIfNeeded: fields.next(4) ?? 0)) : 0
            if keeping != .nothing {
                samples.append(
                    SampleOrder.Sample(
                        time: length &+ offset, duration: duration, isKey: kind & 0x101_0000 == 0))
            }
            if keeping == .timesAndPlaces {
                // `sample_is_depended_on` of 2: no other sample depends on it.
                places.add(offset: place, length: size, isDisposable: kind >> 22 & 3 == 2)
            }
            if first == nil { first = (place, size) }
            length = length.addingSaturated(duration)
            byteCount = byteCount.addingSaturated(size)
            place = place.addingSaturated(size)
        }
        end = place
    }

    /// Applies groups of samples that decoding can begin at, or becomes right after.
    fileprivate mutating func addGroups(_ content: ArraySlice<UInt8>, _ usual: Fragment.Defaults) {
        if var points = SampleGroup("rap ", in: content)?.indices {
            for index in samples.indices where points.next() > 0 { samples[index].isKey = true }
        }
        guard keeping == .timesAndPlaces else { return }
        places.add(SampleGroup("roll", in: content, track: usual.rolls), from: 0, count: places.count)
    }
}

/// Reads fields one after the other.
private struct FieldReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Bytes that are left.
    var count: Int { rest.count }

    mutating func next(_ width: Int) -> Int64? {
        guard rest.count >= width else { return nil }
        var value: UInt64 = 0
        for index in rest.startIndex..<rest.startIndex + width { value = value << 8 | UInt64(rest[index]) }
        rest = rest.dropFirst(width)
        return Int64(clamping: value)
    }
}
