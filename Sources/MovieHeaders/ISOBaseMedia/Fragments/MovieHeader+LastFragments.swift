import Timing

extension MovieHeader {
    /// Fragments at the end that are looked at: a writer may make one for each track.
    private static var mostLastFragments: Int { 8 }
    /// What a claim and the samples may differ by.
    private static var tolerance: MediaTime { MediaTime(value: 50, timescale: 1000) }

    /// Whether bytes are known to be missing, so that the last fragment is not the movie's last.
    var isCut: Bool { outline.isTruncated || namesMissingBytes }

    /// Fills in where tracks end by the last fragments, and lets a claim go that they contradict.
    mutating func addEnds(
        _ layout: BoxLayout, _ movie: ArraySlice<UInt8>, _ clock: MovieClock,
        _ tracks: inout [MovieTrack], _ reader: inout HeaderReader, _ limits: HeaderLimits
    ) throws {
        for fragment in layout.fragments.suffix(Self.mostLastFragments).reversed() {
            guard tracks.contains(where: \.lacksEnd) else { break }
            var found: Set<Doubt> = []
            var walk = FragmentWalk(movie, tracks, limits) { _ in .times }
            try walk.take(fragment, &reader, &found)
            // One that is too long to be read says nothing, and what is known stays.
            doubts.formUnion(found.subtracting([.limit]))
            for index in tracks.indices where tracks[index].lacksEnd {
                guard let part = tracks[index].header.id.flatMap({ walk.tracks[$0] }) else { continue }
                tracks[index].setEnd(part, movieTimescale: clock.timescale)
            }
        }
        checkClaim(tracks.map(\.header))
    }

    private mutating func checkClaim(_ tracks: [TrackHeader]) {
        let timed = tracks.filter(\.isTimed)
        let shown = (timed.isEmpty ? tracks : timed).filter { $0.start != nil }
        let ends = shown.compactMap { track in
            track.start.flatMap { start in track.duration.map { start + $0 } }
        }
        // One of which the last fragments have nothing ended before.
        guard let claim = duration, let start = shown.compactMap(\.start).min(), let end = ends.max() else {
            return
        }
        let length = end - start
        guard length > claim + Self.tolerance || claim > length + Self.tolerance else { return }
        duration = length.reduced
        durationSource = .index
    }
}

extension MovieTrack {
    /// Whether it is known when it begins, and not when it ends.
    fileprivate var lacksEnd: Bool { header.start != nil && header.duration == nil }

    /// Ends with the last samples of a fragment that says when they are decoded.
    fileprivate mutating func setEnd(_ part: FragmentedTrack, movieTimescale: Int64) {
        guard let start = header.start, part.isPlaced else { return }
        let timescale = timescale
        let order = SampleOrder(part.samples)
        let presentation = Presentation(
            order, stretches(of: order, edits.extended, movieTimescale: movieTimescale))
        guard let end = presentation.end.map({ MediaTime(value: $0, timescale: timescale) }), end > start else {
            return
        }
        header.duration = (end - start).reduced
    }
}
