import MovieHeaders

/// A track laid out by hand: ten pictures of 40 ms each, unless said otherwise.
struct BuiltTrack {
    var id = 1
    var flags = 7
    var headerVersion: UInt8 = 0
    var matrix = identityMatrix
    /// The size at which it is shown, 16.16.
    var shownSize = (width: 320 << 16, height: 180 << 16)
    /// The edits and the version of their box; no box for nil.
    var edits: (version: UInt8, list: [[UInt8]])?
    var handler = "vide"
    var timescale = 1000
    var mediaVersion: UInt8 = 0
    var mediaDuration = 400
    var language = 0x55C4
    var entry = pictureEntry()
    /// So many samples with such a duration each.
    var durations = [(10, 40)]
    /// So many samples with such an offset each, and the version of their box; no box for nil.
    var offsets: (version: UInt8, runs: [(Int, Int)])?
    /// Numbers of keyframes; no box for nil.
    var keys: [Int]? = [1, 6]
    /// The box of lengths.
    var sizes = fullBox("stsz", words(20, 10))
    /// First chunk, samples in each, description.
    var runs = [(1, 10)]
    /// The box of places.
    var places = listBox("stco", [big(Self.dataOffset)])
    /// Boxes behind the others in the table of samples, the media and the track.
    var moreOfTable: [UInt8] = []
    var moreOfMedia: [UInt8] = []
    var more: [UInt8] = []

    /// The type of a box that is left out of the table of samples; none for an empty one.
    var leftOut = ""

    /// Where sample data begin in files of `movieFile`.
    static let dataOffset = 32

    init(_ change: (inout Self) -> Void = { _ in }) { change(&self) }

    /// A track without samples of its own, as fragments have it.
    static func empty(_ change: (inout Self) -> Void = { _ in }) -> Self {
        var track = Self {
            ($0.durations, $0.keys, $0.runs, $0.mediaDuration) = ([], nil, [], 0)
            $0.sizes = fullBox("stsz", words(0, 0))
            $0.places = listBox("stco", [])
        }
        change(&track)
        return track
    }

    /// A track of sound: 20 samples of 1024 at 48,000 Hz.
    static func sound(_ change: (inout Self) -> Void = { _ in }) -> Self {
        var track = Self {
            ($0.id, $0.handler, $0.timescale, $0.entry) = (2, "soun", 48_000, soundEntry())
            ($0.durations, $0.keys, $0.mediaDuration) = ([(20, 1024)], nil, 20_480)
            ($0.sizes, $0.runs) = (fullBox("stsz", words(10, 20)), [(1, 20)])
        }
        change(&track)
        return track
    }

    /// The `trak` box.
    var bytes: [UInt8] {
        box(
            "trak", header, edits.map { box("edts", listBox("elst", version: $0.version, $0.list)) } ?? [],
            box(
                "mdia", mediaHeader, fullBox("hdlr", words(0), Array(handler.utf8), words(0, 0, 0), [0]),
                box("minf", box("stbl", table)), moreOfMedia),
            more)
    }

    private var header: [UInt8] {
        let width = headerVersion == 1 ? 8 : 4
        return fullBox(
            "tkhd", version: headerVersion, flags: flags, big(0, width), big(0, width), words(id, 0),
            big(0, width), words(0, 0, 0, 0), matrix.flatMap { big(Int($0)) },
            words(shownSize.width, shownSize.height))
    }

    private var mediaHeader: [UInt8] {
        let width = mediaVersion == 1 ? 8 : 4
        return fullBox(
            "mdhd", version: mediaVersion, big(0, width), big(0, width), big(timescale),
            big(mediaDuration, width), big(language, 2), big(0, 2))
    }

    private var table: [UInt8] {
        let moved = offsets.map { listBox("ctts", version: $0.version, $0.runs.map { words($0.0, $0.1) }) }
        let synced = keys.map { listBox("stss", $0.map { big($0) }) }
        let parts = [
            listBox("stsd", entry.isEmpty ? [] : [entry]), listBox("stts", durations.map { words($0.0, $0.1) }),
            moved, synced, listBox("stsc", runs.map { words($0.0, $0.1, 1) }), sizes, places,
        ]
        let kept = parts.compactMap(\.self).filter {
            leftOut.isEmpty || !$0.dropFirst(4).starts(with: leftOut.utf8)
        }
        return kept.flatMap { $0 } + moreOfTable
    }
}

/// A file with its samples in front, from `BuiltTrack.dataOffset` on, and its movie behind them.
func movieFile(header: [UInt8] = movieHeader(), _ tracks: BuiltTrack..., more: [UInt8] = []) -> [UInt8] {
    fileType("isom", "iso2", "mp41") + box("mdat", filling(1000))
        + box("moov", header, tracks.flatMap(\.bytes), more)
}
