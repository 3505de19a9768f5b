import Timing

extension MovieHeader {
    /// Fills in what fragments tell: all of them where nothing else tells the duration, else the first and the last.
    mutating func addFragments(
        _ layout: BoxLayout, _ movie: ArraySlice<UInt8>, _ clock: MovieClock, _ tracks: inout [MovieTrack],
        _ reader: inout HeaderReader, _ limits: HeaderLimits
    ) throws {
        let extends = movie.box("mvex") ?? []
        if let index = try Self.indexed(layout, &reader) {
            duration = index.length
            durationSource = .index
            if let size = reader.size, index.end > size { namesMissingBytes = true }
        } else if let claim = extends.box("mehd"),
            let length = claim.unsigned(at: 4, count: claim.version == 1 ? 8 : 4),
            length > 0
        {
            // The claim counts from 0, not from the first thing that is shown.
            let pause = tracks.filter(\.header.isTimed).map(\.edits.leadingPause).min() ?? 0
            let shown = length > pause ? length - pause : length
            duration = MediaTime(value: shown, timescale: clock.timescale).reduced
        }
        // Fragments may be lost behind it.
        if layout.isDisordered { doubts.insert(.damaged) }
        if layout.segmentIndex != nil { details["sidx"] = "true" }
        let isWalk = duration == nil
        if isWalk { durationSource = .index }
        let isComplete = isWalk || layout.fragments.count == 1 && !isCut
        var walk = FragmentWalk(movie, tracks, limits) { _ in .times }
        // Of a file that is cut, the last one may be there in part.
        let fragments = layout.fragments.filter { $0.end ?? 0 <= reader.size ?? .max }
        for fragment in isWalk ? fragments[...] : fragments.prefix(1) {
            try walk.take(fragment, &reader, &doubts)
        }
        if walk.namesMissingBytes { namesMissingBytes = true }
        for index in tracks.indices {
            if let part = tracks[index].header.id.flatMap({ walk.remove($0) }) {
                tracks[index].setTimes(part, isComplete: isComplete, movieTimescale: clock.timescale)
            } else if !isWalk {
                tracks[index].header.census = nil
            }
        }
        if !isWalk, !isCut { try addEnds(layout, movie, clock, &tracks, &reader, limits) }
    }

    /// The duration that a segment index gives, where it covers the movie by itself, and where its bytes end.
    private static func indexed(
        _ layout: BoxLayout, _ reader: inout HeaderReader
    ) throws -> (length: MediaTime, end: Int64)? {
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
        let isMovies = layout.fragments.last.map { $0.offset < covered } ?? true
        guard isMovies, length > 0 else { return nil }
        return (MediaTime(value: length, timescale: timescale).reduced, covered)
    }
}

extension MovieTrack {
    /// Fills in times and counts from fragments, the movie's own samples before them.
    fileprivate mutating func setTimes(
        _ part: consuming FragmentedTrack, isComplete: Bool, movieTimescale: Int64
    ) {
        let (length, byteCount, first, count) = (part.length, part.byteCount, part.first, part.samples.count)
        let own = tables.count > 0 ? tables.samples ?? [] : []
        // Not copied where there are none, for there may be millions of the others.
        let order = SampleOrder(own.isEmpty ? part.samples : own + part.samples)
        let presentation = Presentation(
            order, stretches(of: order, edits.extended, movieTimescale: movieTimescale))
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
