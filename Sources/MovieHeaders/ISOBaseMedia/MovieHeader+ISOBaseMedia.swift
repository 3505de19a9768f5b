import Bytes
import Timing

extension MovieHeader {
    /// Reads the header of an ISO base media or QuickTime file, or gives nil where there is none.
    static func isoBaseMedia(_ reader: inout HeaderReader, limits: HeaderLimits) throws -> MovieHeader? {
        var layout = BoxLayout()
        guard let outline = try ContainerOutline.isoBaseMedia(&layout, &reader) else { return nil }
        var header = MovieHeader(outline: outline)
        guard let place = layout.movie else {
            header.doubts.insert(.noTracks)
            return header
        }
        guard let movie = try content(of: place, limit: limits.tableBytes, &reader, &header.doubts) else {
            return header
        }
        if !BoxStructure.isSound(movie, "moov") { header.doubts.insert(.damaged) }
        if layout.hasSecondMovie || movie.box("cmov") != nil { header.doubts.insert(.damaged) }
        header.setTags(of: movie, fileType: layout.fileType)
        let movieHeader = MovieClock(movie.box("mvhd"))
        var tracks = MovieTrack.tracks(in: movie, movieHeader, limits: limits, &header.doubts)
        var samplesLeft = limits.samples
        for index in tracks.indices {
            let isCounted = tracks[index].setTimes(
                movieTimescale: movieHeader.timescale, samplesLeft: &samplesLeft)
            if !isCounted { header.doubts.insert(.limit) }
        }
        if let size = reader.size { header.namesMissingBytes = tracks.contains { $0.tables.end > size } }
        if layout.isFragmented {
            try header.addFragments(layout, movie, movieHeader, &tracks, &reader, limits)
        }
        try header.readSamples(of: &tracks, &reader)
        try header.setChapters(movie, &tracks, &reader)
        header.timecode = try timecode(of: tracks, &reader)
        header.tracks = tracks.map(\.header) + covers(in: movie)
        header.setSpan(movieHeader)
        header.setDoubts()
        return header
    }

    /// The content of a box in memory; nil, with a doubt, where it is too long or cut.
    static func content(
        of box: BoxHeader, limit: Int, _ reader: inout HeaderReader, _ doubts: inout Set<Doubt>
    ) throws -> ArraySlice<UInt8>? {
        let end = min(box.end ?? .max, reader.size ?? .max)
        let length = end - box.content
        guard length > 0, length <= limit else {
            doubts.insert(length > 0 ? .limit : .damaged)
            return nil
        }
        guard let bytes = try reader.bytes(at: box.content, count: Int(length)) else {
            doubts.insert(.limit)
            return nil
        }
        if Int64(bytes.count) < (box.end ?? end) - box.content { doubts.insert(.damaged) }
        return bytes[...]
    }

    /// Start and duration: of the shown sound and pictures, or of the movie's header where no samples tell.
    private mutating func setSpan(_ clock: MovieClock) {
        let shown = tracks.filter { $0.isTimed && $0.start != nil }
        start = shown.compactMap(\.start).min()
        let ends = shown.compactMap { track in
            track.start.flatMap { start in track.duration.map { start + $0 } }
        }
        if let start, let end = ends.max() {
            if duration == nil { duration = (end - start).reduced }
        } else if duration == nil, clock.duration > 0 {
            duration = MediaTime(value: clock.duration, timescale: clock.timescale).reduced
        }
    }

    private mutating func setDoubts() {
        if tracks.isEmpty { doubts.insert(.noTracks) }
        let timed = tracks.filter(\.isTimed)
        if timed.contains(where: { $0.codec == "none" }) { doubts.insert(.unknownCodec) }
        if !timed.isEmpty, start == nil || duration == nil { doubts.insert(.missing) }
    }
}

extension TrackHeader {
    /// Whether it is sound or pictures.
    var isTimed: Bool {
        switch kind {
        case .video, .audio: true
        default: false
        }
    }
}

extension HeaderLimits {
    /// Tracks that are read; FFmpeg's own limit is near.
    var mostTracks: Int { 1000 }
}

/// The content of an `mvhd` box.
struct MovieClock {
    /// Ticks in a second.
    var timescale: Int64 = 1000
    /// Length in ticks; 0 where it is not known.
    var duration: Int64 = 0
    /// The matrix of the whole movie.
    var matrix = Matrix.identity
    /// When the movie was made, in seconds since 1904; 0 where that is not said.
    var creation: Int64 = 0

    /// Reads the box; without one the defaults stay.
    init(_ box: ArraySlice<UInt8>?) {
        guard let box else { return }
        let width = box.version == 1 ? 8 : 4
        let place = 4 + 2 * width
        creation = box.unsigned(at: 4, count: width) ?? 0
        if let scale = box.unsigned(at: place, count: 4), scale > 0 { timescale = scale }
        if let length = box.unsigned(at: place + 4, count: width) {
            duration = length == (width == 8 ? .max : 0xFFFF_FFFF) ? 0 : length
        }
        matrix = Matrix.numbers(box, at: place + 4 + width + 16)
    }
}
