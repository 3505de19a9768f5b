public import Bytes

extension FrameTable {
    /// Reads the samples of a track of pictures in an ISO base media or QuickTime file.
    ///
    /// Gives nil for other containers and kinds of tracks, for samples in other files or of several codings, for tables
    /// that contradict themselves, and where a limit hides samples: a demuxer knows more then.
    ///
    /// - Parameters:
    ///   - source: The bytes of the whole file.
    ///   - track: The track's place in `MovieHeader.tracks`.
    ///   - limits: How much is read at most.
    /// - Throws: What `source` throws, and nothing else.
    public static func read(
        _ source: any ByteSource, track: Int, limits: HeaderLimits = HeaderLimits()
    ) throws -> FrameTable? {
        var reader = HeaderReader(source, limits: limits.whole)
        var layout = BoxLayout()
        guard try ContainerOutline.isoBaseMedia(&layout, &reader) != nil, !layout.isOverLimit,
            let place = layout.movie
        else { return nil }
        var doubts: Set<MovieHeader.Doubt> = []
        let content = try MovieHeader.content(of: place, limit: limits.tableBytes, &reader, &doubts)
        // A list of keyframes that is cut off would make keyframes of all samples.
        guard let movie = content, doubts.isEmpty else { return nil }
        let clock = MovieClock(movie.box("mvhd"))
        let tracks = MovieTrack.tracks(in: movie, clock, limits: limits, &doubts)
        guard tracks.indices.contains(track), tracks[track].isTable,
            var samples = tracks[track].tables.samples
        else { return nil }
        var places = SamplePlaces(tracks[track].tables)
        var edits = tracks[track].edits
        if layout.isFragmented, let id = tracks[track].header.id {
            var walk = FragmentWalk(movie, tracks, limits) { $0 == id ? .timesAndPlaces : .nothing }
            var found: Set<MovieHeader.Doubt> = []
            for fragment in layout.fragments { try walk.take(fragment, &reader, &found) }
            guard found.isEmpty else { return nil }
            if let part = walk.tracks[id] {
                guard !part.isDescribedElsewhere else { return nil }
                samples += part.samples
                places.add(part.places)
                edits = edits.extended
            }
        }
        guard samples.count <= SampleOrder.mostSamples else { return nil }
        let order = SampleOrder(samples)
        return FrameTable(
            order, places,
            tracks[track].stretches(of: order, edits, movieTimescale: clock.timescale),
            timescale: tracks[track].timescale,
            // Samples of fragments have flags of their own.
            listsKeyframes: tracks[track].tables.count == 0 || tracks[track].tables.keys.sync != nil)
    }
}

extension MovieTrack {
    /// Whether its tables are whole, and about pictures in this file.
    fileprivate var isTable: Bool {
        guard case .video = header.kind else { return false }
        return isInFile && !tables.isDamaged && tables.chunks.hasOneDescription
    }
}
