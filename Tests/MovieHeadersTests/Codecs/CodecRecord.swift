import MovieHeaders
import Testing

/// What a container keeps of a codec and the beginning of its first sample, with a name for the log of tests.
struct CodecRecord: CustomTestStringConvertible {
    let testDescription: String
    let codec: String
    var entry = ""
    var configuration: [UInt8] = []
    var firstSample: [UInt8] = []

    init(
        _ name: String, codec: String, entry: String = "", configuration: [UInt8] = [],
        firstSample: [UInt8] = []
    ) {
        testDescription = name
        self.codec = codec
        self.entry = entry
        self.configuration = configuration
        self.firstSample = firstSample
    }

    /// What is read from it.
    var facts: CodecFacts? {
        CodecFacts.read(codec: codec, entry: entry, configuration: configuration, firstSample: firstSample)
    }
}

extension CodecRecord {
    /// One or more of each codec, laid out by the standards.
    static let all: [CodecRecord] = pictures + sound

    private static let pictures: [CodecRecord] = [
        CodecRecord("avcC", codec: "h264", configuration: H264Set().record),
        CodecRecord("hvcC", codec: "hevc", configuration: HEVCSet().record(HEVCSet().unit(), hevcLight)),
        CodecRecord("av1C", codec: "av1", configuration: AV1Set().record),
        CodecRecord("av1C of HDR", codec: "av1", configuration: AV1Set.hdr.record),
        CodecRecord("vpcC", codec: "vp9", configuration: vp9Record(), firstSample: vp9Frame),
        CodecRecord("vpcC alone", codec: "vp9", configuration: vp9Record(profile: 2, packed: 0xA2)),
        CodecRecord("features of VP9", codec: "vp9", configuration: [1, 1, 2, 2, 1, 31, 3, 1, 10, 4, 1, 1]),
        CodecRecord(
            "VP8 frame", codec: "vp8", firstSample: [0x10, 2, 0, 0x9D, 1, 0x2A, 0x40, 1, 0xB4, 0, 9, 9]),
        CodecRecord("JPEG frame", codec: "mjpeg", firstSample: jpeg),
        CodecRecord("PNG", codec: "png", firstSample: png),
        CodecRecord("ProRes frame", codec: "prores", entry: "apch", firstSample: prores),
        CodecRecord("MPEG-2 headers", codec: "mpeg2video", firstSample: mpeg2),
        CodecRecord("MPEG-4 headers", codec: "mpeg4", configuration: mpeg4),
        CodecRecord("Theora header", codec: "theora", configuration: theora),
    ]

    private static let sound: [CodecRecord] = [
        CodecRecord("AAC LC", codec: "aac", configuration: [0x11, 0x90]),
        CodecRecord("AAC with elements", codec: "aac", configuration: aacElements),
        CodecRecord("dOps", codec: "opus", entry: "Opus", configuration: opusRecord),
        CodecRecord("OpusHead", codec: "opus", configuration: Array("OpusHead".utf8) + opusRecord),
        CodecRecord("dac3", codec: "ac3", configuration: dac3),
        CodecRecord(
            "AC-3 frame", codec: "ac3", firstSample: [0x0B, 0x77, 1, 2, 0x14, 0x40, 0xE1, 0xFF, 0, 0]),
        CodecRecord("dec3", codec: "eac3", configuration: dec3),
        CodecRecord("dfLa", codec: "flac", entry: "fLaC", configuration: [0, 0, 0, 0, 0x80, 0, 0, 34] + flac),
        CodecRecord(
            "fLaC", codec: "flac", configuration: Array("fLaC".utf8) + [0x80, 0, 0, 34] + flac),
        CodecRecord("alac", codec: "alac", configuration: alac),
        CodecRecord("alac in its box", codec: "alac", configuration: box("alac", [0, 0, 0, 0] + alac)),
        CodecRecord("Vorbis header", codec: "vorbis", configuration: vorbis),
        CodecRecord("MP3 frame", codec: "mp3", firstSample: [0xFF, 0xFB, 0x90, 0x64, 0, 0]),
    ]
}

/// Supplemental information of HEVC: mastering display and light, each with the numbers of most HDR10 movies.
let hevcLight: [UInt8] = {
    let points = [8500, 39850, 6550, 2300, 35400, 14600, 15635, 16450].flatMap { bigEndian($0, 2) }
    let display = [137, 24] + points + bigEndian(10_000_000, 4) + bigEndian(1, 4)
    let light: [UInt8] = [144, 4] + bigEndian(1000, 2) + bigEndian(400, 2)
    let more: [UInt8] = [4, 7, 0xB5, 0x00, 0x3C, 0x00, 0x01, 0x04, 0x01]
    return [39 << 1, 1] + escaped(display + light + more + [0x80])
}()

/// `vpcC` with version and flags.
func vp9Record(
    profile: UInt8 = 0, level: UInt8 = 31, packed: UInt8 = 0x82, colors: [UInt8] = [1, 1, 1]
) -> [UInt8] {
    [1, 0, 0, 0, profile, level, packed] + colors + [0, 0]
}

/// A key frame of profile 0, 320 by 180.
private let vp9Frame: [UInt8] = {
    var bits = Bits()
    for (value, count) in [(2, 2), (0, 2), (0, 2), (0, 2), (0x498342, 24), (1, 3), (0, 1)] as [(UInt64, Int)] {
        bits.put(value, count)
    }
    bits.put(319, 16)
    bits.put(179, 16)
    return bits.bytes
}()

private let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 180, 1, 64, 3]
    + [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xDA]

private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(320, 4)
    + bigEndian(180, 4) + [8, 2, 0, 0, 0]

private let prores: [UInt8] =
    bigEndian(1000, 4) + Array("icpf".utf8) + [0, 148, 0, 0] + Array("abcd".utf8) + bigEndian(320, 2)
    + bigEndian(180, 2) + [0x84, 0, 1, 1, 1, 0, 0, 0]

/// Sequence, its extension and that of the first picture: 320 by 180, 16 to 9, top field first.
private let mpeg2: [UInt8] =
    [0, 0, 1, 0xB3, 0x14, 0x00, 0xB4, 0x33, 0, 0, 0, 0] + [0, 0, 1, 0xB5, 0x14, 0x82, 0, 1, 0, 0]
    + [0, 0, 1, 0xB5, 0x8F, 0xFF, 0xF3, 0x80, 0x00]

/// Advanced Simple at level 5, and a layer of 320 by 180.
private let mpeg4: [UInt8] = {
    var bits = Bits()
    let fields: [(UInt64, Int)] = [
        (0, 9), (0, 1), (1, 4), (0, 1), (0, 2), (1, 1), (25, 16), (1, 1), (0, 1), (1, 1), (320, 13), (1, 1),
        (180, 13),
    ]
    for (value, count) in fields { bits.put(value, count) }
    return [0, 0, 1, 0xB0, 0xF5, 0, 0, 1, 0x20] + bits.bytes
}()

private let theora: [UInt8] =
    [0, 42, 0x80] + Array("theora".utf8) + [3, 2, 1, 0, 20, 0, 12, 0, 1, 64, 0, 0, 180, 0, 0]
    + bigEndian(25, 4) + bigEndian(1, 4) + [0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0]

/// LC at 48 kHz whose channels a list of elements tells: one in front, a pair in front, a pair behind, a low one.
let aacElements: [UInt8] = {
    var bits = Bits()
    let fields: [(UInt64, Int)] = [
        (2, 5), (3, 4), (0, 4), (0, 3), (0, 4), (1, 2), (3, 4), (2, 4), (0, 4), (1, 4), (1, 2), (0, 3), (0, 4),
        (0, 3), (0, 1), (0, 4), (1, 1), (0, 4), (1, 1), (1, 4), (0, 4),
    ]
    for (value, count) in fields { bits.put(value, count) }
    return bits.bytes + [0, 0, 0]
}()

private let opusRecord: [UInt8] = [0, 6, 0x38, 1, 0x80, 0xBB, 0, 0, 0, 0, 1, 4, 2, 0, 4, 1, 2, 3, 5]

/// 48 kHz, version 8, three in front and two behind, a low one.
private let dac3: [UInt8] = {
    var bits = Bits()
    for (value, count) in [(0, 2), (8, 5), (0, 3), (7, 3), (1, 1), (15, 5)] as [(UInt64, Int)] {
        bits.put(value, count)
    }
    return bits.bytes
}()

private let dec3: [UInt8] = {
    var bits = Bits()
    let fields: [(UInt64, Int)] = [
        (640, 13), (0, 3), (0, 2), (16, 5), (0, 2), (0, 3), (7, 3), (1, 1), (0, 3), (0, 4), (0, 1),
    ]
    for (value, count) in fields { bits.put(value, count) }
    return bits.bytes
}()

/// 44.1 kHz, two channels, 16 bits.
private let flac: [UInt8] =
    [16, 0, 16, 0, 0, 0, 14, 0, 0, 99, 0x0A, 0xC4, 0x42, 0xF0, 0, 0, 0, 0] + [UInt8](repeating: 7, count: 16)

private let alac: [UInt8] =
    bigEndian(4096, 4) + [0, 16, 40, 10, 14, 2, 0, 255] + bigEndian(0, 4) + bigEndian(0, 4)
    + bigEndian(44_100, 4)

private let vorbis: [UInt8] =
    [0, 30, 1] + Array("vorbis".utf8) + [0, 0, 0, 0, 2, 0x44, 0xAC, 0, 0] + [UInt8](repeating: 0, count: 12)
    + [0xB8, 1]
