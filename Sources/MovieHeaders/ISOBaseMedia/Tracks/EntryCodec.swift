/// What the codes of sample entries stand for, in FFmpeg's words.
enum EntryCodec {
    /// The codec of a sample entry; nil for unknown ones.
    static func name(_ entry: FourCharacterCode) -> String? { names[entry] }

    private static let names: [FourCharacterCode: String] = {
        var names: [FourCharacterCode: String] = [:]
        for row in table {
            for entry in row.entries.split(separator: "|") {
                names[FourCharacterCode(stringLiteral: String(entry))] = row.codec
            }
        }
        return names
    }()

    private static let table: [(codec: String, entries: String)] = [
        ("h264", "avc1|avc2|avc3|avc4|AVC1|AVin|ai5p|dva1|dvav"),
        ("hevc", "hvc1|hev1|dvh1|dvhe"), ("av1", "av01"), ("vp9", "vp09"), ("vp8", "vp08"),
        ("mpeg4", "mp4v|DIVX|XVID|3IV1|3IV2"), ("h263", "h263|s263|H263"),
        (
            "mpeg2video",
            "mp2v|mpg2|mx3n|mx3p|mx4n|mx4p|mx5n|mx5p|hdv2|hdv3|hdv5|hdv6|hdv7|xdv2|xdv3|xdvb|xdvc|m2v1"
        ),
        ("mpeg1video", "mpeg|mp1v|m1v1"), ("mjpeg", "jpeg|mjpa|AVDJ|AVRn|dmb1"), ("mjpegb", "mjpb"),
        ("prores", "apco|apcs|apcn|apch|ap4h|ap4x"), ("dnxhd", "AVdn|AVdh"), ("cfhd", "CFHD"),
        ("png", "png |MPNG"), ("qtrle", "rle "), ("rpza", "rpza|azpr"), ("cinepak", "cvid"),
        ("svq1", "SVQ1|svq1"), ("svq3", "SVQ3"), ("theora", "XiTh"), ("jpeg2000", "mjp2|MJP2"),
        ("dvvideo", "dvc |dvcp|dvpp|dv5p|dv5n|dvhp|dvhq|dvh5|dvh6|AVdv|dvh3|dvh2"),
        ("rawvideo", "raw |2vuy|yuv2|yuvs|v308|v408"), ("v210", "v210"), ("v410", "v410"), ("vc1", "vc-1"),
        ("hap", "Hap1|Hap5|HapY|HapM"), ("gif", "gif "), ("tiff", "tiff"), ("bmp", "WRLE"), ("ffv1", "FFV1"),
        ("aac", "mp4a"), ("ac3", "ac-3|sac3"), ("eac3", "ec-3"), ("ac4", "ac-4"), ("opus", "Opus"),
        ("flac", "fLaC"), ("alac", "alac"), ("mp3", ".mp3|mp3 |MP3 "), ("mp2", ".mp2"),
        ("dts", "dtsc|dtsh|dtsl|dtse|DTS "), ("truehd", "mlpa"), ("amr_nb", "samr"), ("amr_wb", "sawb"),
        ("qcelp", "Qclp|Qclq|sqcp"), ("qdm2", "QDM2"), ("qdmc", "QDMC"), ("adpcm_ima_qt", "ima4"),
        ("adpcm_ms", "ms\u{0}\u{2}"), ("pcm_mulaw", "ulaw"), ("pcm_alaw", "alaw"), ("gsm", "agsm"),
        ("mace3", "MAC3"), ("mace6", "MAC6"), ("speex", "spex"), ("vorbis", "XiVs"), ("ilbc", "ilbc"),
        ("mov_text", "tx3g|text"), ("webvtt", "wvtt"), ("ttml", "stpp|dfxp"), ("eia_608", "c608"),
        ("dvd_subtitle", "mp4s"),
    ]

    /// The codec that an elementary stream's object type stands for; nil where the entry is right.
    static func name(objectType: UInt8) -> String? {
        switch objectType {
        case 0x20: "mpeg4"
        case 0x21: "h264"
        case 0x23: "hevc"
        case 0x40, 0x66, 0x67, 0x68: "aac"
        case 0x60...0x65: "mpeg2video"
        case 0x69, 0x6B: "mp3"
        case 0x6A: "mpeg1video"
        case 0x6C: "mjpeg"
        case 0x6D: "png"
        case 0x6E: "jpeg2000"
        case 0xA5: "ac3"
        case 0xA6: "eac3"
        case 0xA9: "dts"
        case 0xAD: "opus"
        case 0xB1: "vp9"
        case 0xC1: "flac"
        case 0xDD: "vorbis"
        case 0xE0: "dvd_subtitle"
        case 0xE1: "qcelp"
        default: nil
        }
    }

    /// The codec of plain samples by how the sample entry describes them; nil for other entries.
    static func samples(_ entry: FourCharacterCode, bits: Int, sound: ArraySlice<UInt8>) -> String? {
        switch entry {
        case "twos": bits == 8 ? "pcm_s8" : "pcm_s\(bits == 24 || bits == 32 ? bits : 16)be"
        case "sowt": bits == 8 ? "pcm_s8" : "pcm_s\(bits == 24 || bits == 32 ? bits : 16)le"
        case "raw ", "NONE": bits == 16 ? "pcm_s16be" : "pcm_u8"
        case "in24": isLittle(sound) ? "pcm_s24le" : "pcm_s24be"
        case "in32": isLittle(sound) ? "pcm_s32le" : "pcm_s32be"
        case "fl32": isLittle(sound) ? "pcm_f32le" : "pcm_f32be"
        case "fl64": isLittle(sound) ? "pcm_f64le" : "pcm_f64be"
        default: nil
        }
    }

    private static func isLittle(_ sound: ArraySlice<UInt8>) -> Bool {
        (sound.box("wave", "enda") ?? sound.box("enda"))?.bigEndian(at: 0, count: 2) == 1
    }
}
