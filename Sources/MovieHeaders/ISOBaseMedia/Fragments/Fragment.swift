/// One movie fragment: the samples that a `moof` box lists for each track (ISO/IEC 14496-12, 8.8).
struct Fragment {
    /// The samples of one track.
    struct Part {
        /// Identifier of the track.
        let track: Int
        /// When its first sample is decoded, in ticks; nil where it goes on from the fragment before.
        let decodeTime: Int64?
        /// The samples in decoding order, times counted from the part's own beginning.
        var samples: [SampleOrder.Sample] = []
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

    /// What a sample is where a run does not say.
    struct Defaults {
        var duration: Int64 = 0
        var size: Int64 = 0
        var flags: UInt64 = 0

        /// Reads the fields of a `trex` box behind the track's identifier.
        init(_ box: ArraySlice<UInt8>? = nil) {
            guard let box else { return }
            duration = box.unsigned(at: 12, count: 4) ?? 0
            size = box.unsigned(at: 16, count: 4) ?? 0
            flags = box.bigEndian(at: 20, count: 4) ?? 0
        }
    }

    /// The parts in file order.
    private(set) var parts: [Part] = []

    /// Reads the content of a `moof` box that begins at `offset`.
    init(_ content: ArraySlice<UInt8>, at offset: Int64, defaults: [Int: Defaults], mostSamples: Int) {
        var base = offset
        var left = mostSamples
        for box in content.boxes where box.type == "traf" {
            guard let part = Self.part(box.content, moof: offset, base: base, defaults, &left) else { continue }
            if !part.samples.isEmpty { base = part.end }
            parts.append(part)
        }
    }

    private static func part(
        _ content: ArraySlice<UInt8>, moof: Int64, base: Int64, _ defaults: [Int: Defaults], _ left: inout Int
    ) -> Part? {
        guard let header = content.box("tfhd"), let id = header.unsigned(at: 4, count: 4) else { return nil }
        var fields = FieldReader(header.dropFirst(8))
        let flags = header.flags
        var usual = defaults[Int(id)] ?? Defaults()
        var base = flags & 0x20000 != 0 ? moof : base
        if flags & 0x1 != 0 { base = fields.next(8) ?? base }
        if flags & 0x2 != 0 { _ = fields.next(4) }
        if flags & 0x8 != 0 { usual.duration = fields.next(4) ?? 0 }
        if flags & 0x10 != 0 { usual.size = fields.next(4) ?? 0 }
        if flags & 0x20 != 0 { usual.flags = UInt64(fields.next(4) ?? 0) }
        let time = content.box("tfdt").flatMap { $0.unsigned(at: 4, count: $0.version == 1 ? 8 : 4) }
        var part = Part(track: Int(id), decodeTime: time, end: base)
        for box in content.boxes where box.type == "trun" { part.add(box.content, base: base, usual, &left) }
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
        // Samples without fields of their own cost the file nothing, so that their number proves nothing.
        let there = width > 0 ? Int64(fields.count / width) : claimed
        let count = Int(min(claimed, there, Int64(left)))
        left -= count
        if claimed > there { doubts.insert(.damaged) }
        if Int64(count) < min(claimed, there) { doubts.insert(.limit) }
        for index in 0..<count {
            let duration = flags & 0x100 != 0 ? fields.next(4) ?? 0 : usual.duration
            let size = flags & 0x200 != 0 ? fields.next(4) ?? 0 : usual.size
            var kind = flags & 0x400 != 0 ? UInt64(fields.next(4) ?? 0) : usual.flags
            if index == 0, let firstFlags, flags & 0x400 == 0 { kind = UInt64(firstFlags) }
            let offset = flags & 0x800 != 0 ? Int64(Int32(truncatingIfNeeded: fields.next(4) ?? 0)) : 0
            samples.append(
                SampleOrder.Sample(
                    time: length &+ offset, duration: duration, isKey: kind & 0x101_0000 == 0))
            if first == nil { first = (place, size) }
            length = length.addingSaturated(duration)
            byteCount = byteCount.addingSaturated(size)
            place = place.addingSaturated(size)
        }
        end = place
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
