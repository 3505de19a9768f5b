import PictureGeometry
import Timing

/// A `trak` box in parts: what is said of the track, and the tables of its samples.
struct MovieTrack {
    /// What is known so far.
    var header: TrackHeader
    /// The tables of its samples.
    let tables: SampleTables
    /// What is said of groups of samples that decoding becomes right after.
    let rolls: SampleGroup.Descriptions?
    /// Ticks in a second; positive.
    let timescale: Int64
    /// The stretches of it that are shown.
    let edits: EditList
    /// Whether its samples are in this file.
    let isInFile: Bool
    /// Length of all samples in ticks as the media's header has it.
    let mediaDuration: Int64
    /// Identifiers of the tracks that hold its chapters.
    let chapterTracks: [Int]
    /// Code of its sample entry.
    let entry: FourCharacterCode
    /// The sample entry's own fields and boxes.
    let fields: ArraySlice<UInt8>
    /// Offset and length of its first sample.
    var firstSample: (offset: Int64, size: Int64)?

    /// Reads the content of a `trak` box; nil where it has no media.
    ///
    /// - Parameter movieMatrix: The matrix of the whole movie.
    init?(_ track: ArraySlice<UInt8>, movieMatrix: [Int32]) {
        guard let media = track.box("mdia"), let mediaHeader = MediaHeader(media.box("mdhd")) else {
            return nil
        }
        let table = media.box("minf", "stbl") ?? []
        let trackHeader = FullTrackHeader(track.box("tkhd"))
        let handler = media.box("hdlr")?.code(at: 8)
        tables = SampleTables(table)
        isInFile = DataReference.isOwnFile(media.box("minf", "dinf", "dref"), table.box("stsd"))
        rolls = SampleGroup.Descriptions("roll", in: table)
        firstSample = tables.firstSample
        timescale = mediaHeader.timescale
        mediaDuration = mediaHeader.duration
        edits = EditList(track.box("edts", "elst"))
        chapterTracks = (track.box("tref", "chap") ?? []).numbers
        let entry = SampleEntry(table.box("stsd"))
        self.entry = entry?.code ?? FourCharacterCode(0)
        fields = entry?.fields ?? []
        header = Self.header(handler, entry, trackHeader, movieMatrix: movieMatrix)
        header.id = trackHeader?.id
        header.isDefault = trackHeader?.isEnabled ?? false
        header.isEnabled = trackHeader?.isEnabled ?? true
        // A tag of BCP 47 goes before three letters.
        header.language = media.box("elng").flatMap { $0.dropFirst(4).text } ?? mediaHeader.language
        header.title = track.box("udta", "name").flatMap(\.text)
    }

    /// The tracks in the content of a `moov` box, in file order.
    static func tracks(
        in movie: ArraySlice<UInt8>, _ clock: MovieClock, limits: HeaderLimits,
        _ doubts: inout Set<MovieHeader.Doubt>
    ) -> [MovieTrack] {
        let boxes = movie.boxes.filter { $0.type == "trak" }
        let tracks = boxes.prefix(limits.mostTracks).compactMap {
            MovieTrack($0.content, movieMatrix: clock.matrix)
        }
        if boxes.count > limits.mostTracks { doubts.insert(.limit) }
        if tracks.count < min(boxes.count, limits.mostTracks) { doubts.insert(.damaged) }
        for track in tracks { doubts.formUnion(track.doubts) }
        return tracks
    }

    /// What is not sure of it.
    private var doubts: Set<MovieHeader.Doubt> {
        tables.isDamaged ? edits.doubts.union([.damaged]) : edits.doubts
    }

    /// What kind of track it is, with all that its sample entry says.
    private static func header(
        _ handler: FourCharacterCode?, _ entry: SampleEntry?, _ track: FullTrackHeader?, movieMatrix: [Int32]
    ) -> TrackHeader {
        let code = entry?.code.description ?? ""
        var header: TrackHeader
        switch handler {
        case "vide", "pict", "auxv":
            guard let entry, var video = entry.video(trackSize: track?.size) else {
                let nothing = VideoHeader(size: PixelSize(width: 0, height: 0))
                return TrackHeader(id: nil, kind: .video(nothing), codec: "none", entry: code)
            }
            video.matrix = track.flatMap { Matrix.product($0.matrix, movieMatrix) }
            header = TrackHeader(id: nil, kind: .video(video), codec: "none", entry: code)
            header.describe(entry, boxes: entry.videoBoxes)
            header.setDetails(entry.videoBoxes, size: video.size)
            return header
        case "soun":
            guard let entry, let audio = entry.audio else {
                let nothing = AudioHeader(channels: nil, sampleRate: nil)
                return TrackHeader(id: nil, kind: .audio(nothing), codec: "none", entry: code)
            }
            header = TrackHeader(id: nil, kind: .audio(audio), codec: "none", entry: code)
            header.describe(entry, boxes: entry.audioBoxes)
            if header.codec == "none",
                let samples = EntryCodec.samples(
                    entry.code, bits: audio.bitsPerSample ?? 0, sound: entry.audioBoxes)
            {
                header.codec = samples
            }
            return header
        case "subt", "sbtl", "text", "clcp", "subp":
            header = TrackHeader(id: nil, kind: .subtitle, codec: "none", entry: code)
            if let entry { header.describe(entry, boxes: []) }
            return header
        default: break
        }
        return TrackHeader(id: nil, kind: .data, codec: code == "gpmd" ? "bin_data" : "none", entry: code)
    }
}

extension ArraySlice<UInt8> {
    /// The numbers of 32 bits that these bytes are, as many as a box of references may have.
    fileprivate var numbers: [Int] {
        (0..<Swift.min(count / 4, 256)).compactMap { unsigned(at: 4 * $0, count: 4).map { Int($0) } }
    }

    /// The bytes up to a zero as text; nil where there are none.
    var text: String? {
        let bytes = prefix { $0 != 0 }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}
