import PictureGeometry
import Timing

/// A track entry, with what is needed to read its blocks.
struct MatroskaTrack {
    /// The number that blocks carry.
    let number: UInt64
    /// The identifier that tags name.
    let uid: UInt64?
    /// Nanoseconds that its decoder delays, which are taken off every time.
    let codecDelay: Int64
    /// Nanoseconds of a frame, where it says so.
    let frameDuration: Int64?
    /// Bytes that every frame begins with and that the file leaves out; nil where frames are packed otherwise.
    let strippedBytes: [UInt8]?
    /// What the header value says so far.
    var header: TrackHeader
    /// What the entry leaves in doubt.
    private(set) var doubts: Set<MovieHeader.Doubt> = []

    private enum Field {
        static let number: UInt64 = 0xD7
        static let uid: UInt64 = 0x73C5
        static let type: UInt64 = 0x83
        static let isEnabled: UInt64 = 0xB9
        static let isDefault: UInt64 = 0x88
        static let isForced: UInt64 = 0x55AA
        static let frameDuration: UInt64 = 0x23E383
        static let fieldDuration: UInt64 = 0x234E7A
        static let name: UInt64 = 0x536E
        static let language: UInt64 = 0x22B59C
        static let languageTag: UInt64 = 0x22B59D
        static let codec: UInt64 = 0x86
        static let codecPrivate: UInt64 = 0x63A2
        static let codecDelay: UInt64 = 0x56AA
        static let video: UInt64 = 0xE0
        static let audio: UInt64 = 0xE1
        static let operation: UInt64 = 0xE2
    }

    /// Nanoseconds of the usual tick.
    private static let longestTick: Int64 = 1_000_000

    /// Reads a track entry; nil for kinds of tracks that no player knows, and for entries without a codec.
    init?(_ entry: ElementList) {
        guard let type = entry.number(Field.type), let codecID = entry.text(Field.codec) else { return nil }
        number = entry.number(Field.number) ?? 0
        uid = entry.number(Field.uid)
        codecDelay = entry.number(Field.codecDelay).flatMap { $0 < 1 << 40 ? Int64($0) : nil } ?? 0
        let frame = entry.number(Field.frameDuration).flatMap { (1..<(1 << 50)).contains($0) ? Int64($0) : nil }
        frameDuration = frame

        let packing = FramePacking(entry)
        strippedBytes = packing.prefixOfFrames
        let stored = [UInt8](entry.first(Field.codecPrivate) ?? [])
        let unpacked = packing.unpacked(configuration: stored)
        let audio = entry.list(Field.audio)
        let coding = MatroskaCoding(codecID, privateData: unpacked ?? [], audio: audio)
        if unpacked == nil { doubts.insert(.missing) }

        let kind: TrackHeader.Kind
        switch type {
        case 1:
            guard let video = entry.first(Field.video) else {
                kind = .video(VideoHeader(size: PixelSize(width: 0, height: 0)))
                doubts.insert(.missing)
                break
            }
            kind = .video(VideoHeader(matroska: ElementList(video), entry: entry))
        case 2: kind = .audio(coding.audio(audio))
        case 0x11: kind = .subtitle
        case 0x21: kind = .data
        default: return nil
        }
        header = TrackHeader(id: Int(clamping: number), kind: kind, codec: coding.codec, entry: codecID)
        header.configuration = coding.configuration
        if coding.codec == "none" && kind != .data { doubts.insert(.unknownCodec) }
        header.language = entry.text(Field.languageTag) ?? entry.text(Field.language) ?? "eng"
        header.title = entry.text(Field.name)
        header.isDefault = entry.flag(Field.isDefault, or: true)
        header.isEnabled = entry.flag(Field.isEnabled, or: true)
        header.isForced = entry.flag(Field.isForced)
        header.isEncrypted = packing.isEncrypted
        if type == 1 {
            let fields = entry.number(Field.fieldDuration)
            // Fields in blocks of their own: two make a frame.
            let blocksInFrame: Int64 = frame != nil && fields == frame.map { UInt64($0) } ? 2 : 1
            // A tick for a frame is what writers leave that know no rate.
            header.averageFrameRate = frame.flatMap { $0 > Self.longestTick ? $0 : nil }.flatMap {
                Ratio.nearest(1_000_000_000, over: $0 * blocksInFrame, termLimit: 30_000)
            }
            header.nominalFrameRate = header.averageFrameRate
            header.details = VideoHeader.matroskaDetails(entry.list(Field.video))
        }
        if entry.first(Field.operation) != nil { header.details["trackOperation"] = "true" }
        if codecDelay > 0 { header.details["codecDelay"] = String(codecDelay) }
    }
}
