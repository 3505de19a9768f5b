/// Reads movie fragments one after the other, and gathers what they have of each track.
struct FragmentWalk {
    /// What was read, by the tracks' identifiers; tracks without a sample in any fragment have nothing.
    private(set) var tracks: [Int: FragmentedTrack] = [:]
    /// Whether samples stand beyond the end of the file.
    private(set) var namesMissingBytes = false
    private let defaults: [Int: Fragment.Defaults]
    /// When the movie's own samples end.
    private let origins: [Int: Int64]
    private let keeping: (Int) -> Fragment.Keeping
    private var left: Int

    /// Bytes of one `moof` box that are read; those of an hour of sound and pictures have fewer.
    private static let longestFragment = 4 << 20
    /// Samples of all tracks that are read; a day of pictures and of sound has half as many.
    private static let mostSamples = 12_000_000

    /// Knows what the content of a `moov` box says of all fragments.
    ///
    /// - Parameter keeping: How much is kept of a track, by its identifier.
    init(
        _ movie: ArraySlice<UInt8>, _ tracks: [MovieTrack], _ limits: HeaderLimits,
        keeping: @escaping (Int) -> Fragment.Keeping
    ) {
        var defaults: [Int: Fragment.Defaults] = [:]
        for box in movie.box("mvex")?.boxes ?? [] where box.type == "trex" {
            if let id = box.content.unsigned(at: 4, count: 4) { defaults[Int(id)] = .init(box.content) }
        }
        var origins: [Int: Int64] = [:]
        for track in tracks {
            guard let id = track.header.id, origins[id] == nil else { continue }
            if let rolls = track.rolls { defaults[id, default: .init()].rolls = rolls }
            origins[id] = track.tables.duration
        }
        self.defaults = defaults
        self.origins = origins
        self.keeping = keeping
        left = max(0, min(limits.samples, Self.mostSamples))
    }

    /// Hands over what was read of a track.
    mutating func remove(_ id: Int) -> FragmentedTrack? { tracks.removeValue(forKey: id) }

    /// Reads one more `moof` box.
    mutating func take(
        _ box: BoxHeader, _ reader: inout HeaderReader, _ doubts: inout Set<MovieHeader.Doubt>
    ) throws {
        guard
            let content = try MovieHeader.content(of: box, limit: Self.longestFragment, &reader, &doubts)
        else { return }
        if !BoxStructure.isSound(content, "moof") { doubts.insert(.damaged) }
        let kept = tracks.values.reduce(0) { $0 + $1.samples.count }
        let fragment = Fragment(
            content, at: box.offset, of: reader.size, defaults: defaults,
            mostSamples: min(left, SampleOrder.mostSamples - kept), keeping: keeping)
        for part in fragment.parts {
            doubts.formUnion(part.doubts)
            left -= part.count
            if part.count > 0, let size = reader.size, part.end > size { namesMissingBytes = true }
            guard let origin = origins[part.track] else { continue }
            tracks[part.track, default: FragmentedTrack(next: origin)].add(part)
        }
    }
}
