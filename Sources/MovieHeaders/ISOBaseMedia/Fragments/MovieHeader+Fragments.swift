import Timing

extension MovieHeader {
    /// Bytes of one `moof` box that are read; those of an hour of sound and pictures have fewer.
    private static var longestFragment: Int { 4 << 20 }

    /// Fills in what fragments tell: all of them where nothing else tells the duration, else the first alone.
    mutating func addFragments(
        _ layout: BoxLayout, _ movie: ArraySlice<UInt8>, _ clock: MovieClock, _ tracks: inout [MovieTrack],
        _ reader: inout HeaderReader
    ) throws {
        let extends = movie.box("mvex") ?? []
        var defaults: [Int: Fragment.Defaults] = [:]
        for box in extends.boxes where box.type == "trex" {
            if let id = box.content.unsigned(at: 4, count: 4) { defaults[Int(id)] = .init(box.content) }
        }
        if let claim = extends.box("mehd"),
            let length = claim.unsigned(at: 4, count: claim.version == 1 ? 8 : 4),
            length > 0
        {
            duration = MediaTime(value: length, timescale: clock.timescale).reduced
        } else if let length = try Self.indexed(layout, &reader) {
            duration = length
            durationSource = .index
        }
        if layout.segmentIndex != nil { details["sidx"] = "true" }
        let isWalk = duration == nil
        if isWalk { durationSource = .index }
        var parts: [Int: FragmentedTrack] = [:]
        for fragment in isWalk ? layout.fragments[...] : layout.fragments.prefix(1) {
            guard
                let content = try Self.content(of: fragment, limit: Self.longestFragment, &reader, &doubts)
            else { continue }
            let total = parts.values.reduce(0) { $0 + $1.samples.count }
            let read = Fragment(
                content, at: fragment.offset, defaults: defaults, mostSamples: SampleOrder.mostSamples - total)
            for part in read.parts { parts[part.track, default: FragmentedTrack()].add(part) }
        }
        for index in tracks.indices {
            if let part = tracks[index].header.id.flatMap({ parts.removeValue(forKey: $0) }) {
                tracks[index].setTimes(part, isComplete: isWalk, movieTimescale: clock.timescale)
            } else if !isWalk {
                tracks[index].header.census = nil
            }
        }
    }

    /// The duration that a segment index gives, where it covers the movie by itself.
    private static func indexed(_ layout: BoxLayout, _ reader: inout HeaderReader) throws -> MediaTime? {
        guard let place = layout.segmentIndex, let end = place.end, end - place.content <= 1 << 20,
            let bytes = try reader.bytes(at: place.content, count: Int(end - place.content))
        else { return nil }
        let box = bytes[...]
        let width = box.version == 1 ? 8 : 4
        let list = 12 + 2 * width
        guard let timescale = box.unsigned(at: 8, count: 4), timescale > 0,
            let count = box.unsigned(at: list + 2, count: 2), count > 0
        else { return nil }
        var length: Int64 = 0
        var covered = end.addingSaturated(box.unsigned(at: 12 + width, count: width) ?? 0)
        for index in 0..<Int(count) {
            let entry = list + 4 + 12 * index
            guard let reference = box.bigEndian(at: entry, count: 4), reference >> 31 == 0,
                let duration = box.unsigned(at: entry + 4, count: 4)
            else { return nil }
            length = length.addingSaturated(duration)
            covered = covered.addingSaturated(Int64(reference & 0x7FFF_FFFF))
        }
        // Later fragments have an index of their own, and this one is not the movie's.
        guard let last = layout.fragments.last, last.offset < covered, length > 0 else { return nil }
        return MediaTime(value: length, timescale: timescale).reduced
    }
}

extension MovieTrack {
    /// Fills in times and counts from fragments, the movie's own samples before them.
    fileprivate mutating func setTimes(
        _ part: consuming FragmentedTrack, isComplete: Bool, movieTimescale: Int64
    ) {
        let (length, byteCount, first, count) = (part.length, part.byteCount, part.first, part.samples.count)
        var samples = part.samples
        if tables.count > 0, let own = SampleOrder(tables) { samples = own.samples + samples }
        let isSound = if case .audio = header.kind { true } else { false }
        let timescale = timescale
        // Fragments go on past the edit that stood when the header was written.
        var edits = edits
        if let last = edits.edits.indices.last { edits.edits[last].length = 0 }
        let presentation = Presentation(
            SampleOrder(samples), edits, ticks: { Self.rescale($0, timescale, movieTimescale) },
            isSound: isSound)
        if let start = presentation.start {
            header.start = MediaTime(value: start, timescale: timescale).reduced
        }
        firstSample = tables.firstSample ?? first
        setRates(
            count: tables.count + count, length: tables.duration.addingSaturated(length),
            byteCount: tables.sizes.sum(0..<tables.count).addingSaturated(byteCount), presentation)
        guard isComplete else {
            // The first fragment tells the rate of frames, but not how many there are or how large.
            header.census = nil
            header.duration = nil
            header.bitRate = nil
            return
        }
        if let start = presentation.start, let end = presentation.end {
            header.duration = MediaTime(value: max(0, end &- start), timescale: timescale).reduced
        }
        header.census = presentation.facts(timescale: timescale)
    }
}
