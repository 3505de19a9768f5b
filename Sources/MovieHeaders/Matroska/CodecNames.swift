/// FFmpeg's names for codecs by Matroska's identifiers.
enum CodecNames {
    /// The name, or `none`.
    static func codec(ofMatroska identifier: String) -> String {
        if let name = exact[identifier] { return name }
        // Identifiers may go on after a slash (`A_DTS/MA`, `A_AC3/BSID9`).
        return prefixes.first { identifier.hasPrefix($0.0) }?.1 ?? "none"
    }

    private static let exact = [
        "V_AV1": "av1", "V_VP8": "vp8", "V_VP9": "vp9", "V_MPEG4/ISO/AVC": "h264", "V_MPEGH/ISO/HEVC": "hevc",
        "V_MPEGI/ISO/VVC": "vvc", "V_MPEG4/ISO/SP": "mpeg4", "V_MPEG4/ISO/ASP": "mpeg4",
        "V_MPEG4/ISO/AP": "mpeg4", "V_MPEG4/MS/V3": "msmpeg4v3", "V_MPEG1": "mpeg1video",
        "V_MPEG2": "mpeg2video",
        "V_PRORES": "prores", "V_MJPEG": "mjpeg", "V_FFV1": "ffv1", "V_THEORA": "theora", "V_DIRAC": "dirac",
        "V_SNOW": "snow", "V_UNCOMPRESSED": "rawvideo", "V_AVS2": "avs2", "V_AVS3": "avs3",
        "V_REAL/RV10": "rv10", "V_REAL/RV20": "rv20", "V_REAL/RV30": "rv30", "V_REAL/RV40": "rv40",
        "A_OPUS": "opus", "A_OPUS/EXPERIMENTAL": "opus", "A_VORBIS": "vorbis", "A_FLAC": "flac",
        "A_ALAC": "alac",
        "A_AC3": "ac3", "A_EAC3": "eac3", "A_DTS": "dts", "A_TRUEHD": "truehd", "A_MLP": "mlp",
        "A_MPEG/L1": "mp1", "A_MPEG/L2": "mp2", "A_MPEG/L3": "mp3", "A_TTA1": "tta", "A_WAVPACK4": "wavpack",
        "A_QUICKTIME/QDM2": "qdm2", "A_QUICKTIME/QDMC": "qdmc", "A_REAL/14_4": "ra_144",
        "A_REAL/28_8": "ra_288",
        "A_REAL/ATRC": "atrac3", "A_REAL/COOK": "cook", "A_REAL/SIPR": "sipr",
        "S_TEXT/UTF8": "subrip", "S_TEXT/ASCII": "text", "S_TEXT/ASS": "ass", "S_TEXT/SSA": "ass",
        "S_ASS": "ass",
        "S_SSA": "ass", "S_TEXT/WEBVTT": "webvtt", "D_WEBVTT/SUBTITLES": "webvtt",
        "D_WEBVTT/CAPTIONS": "webvtt",
        "D_WEBVTT/DESCRIPTIONS": "webvtt", "D_WEBVTT/METADATA": "webvtt", "S_HDMV/PGS": "hdmv_pgs_subtitle",
        "S_HDMV/TEXTST": "hdmv_text_subtitle", "S_VOBSUB": "dvd_subtitle", "S_DVBSUB": "dvb_subtitle",
        "S_ARIBSUB": "arib_caption",
    ]

    private static let prefixes = [
        ("A_DTS", "dts"), ("A_AC3", "ac3"), ("A_EAC3", "eac3"), ("A_TRUEHD", "truehd"), ("A_OPUS", "opus"),
        ("A_VORBIS", "vorbis"), ("V_VP9", "vp9"), ("V_VP8", "vp8"), ("V_MPEG4/ISO/AVC", "h264"),
        ("V_MPEGH/ISO/HEVC", "hevc"), ("S_VOBSUB", "dvd_subtitle"),
    ]
}

/// FFmpeg's names for codecs by four characters that other systems gave them.
enum VideoCodes {
    /// By a code of Video for Windows, in any case.
    static func codec(ofVideoForWindows code: String) -> String? {
        let upper = code.uppercased()
        return windows.first { $0.value.contains(upper) }?.key
    }

    /// By a code of QuickTime.
    static func codec(ofQuickTime code: String) -> String? {
        quickTime[code] ?? codec(ofVideoForWindows: code)
    }

    private static let windows: [String: Set<String>] = [
        "mpeg4": ["DIVX", "DX50", "XVID", "MP4V", "FMP4", "3IV2", "M4S2", "MP4S", "DIV1", "RMP4", "SEDG"],
        "msmpeg4v1": ["MPG4", "MP41"], "msmpeg4v2": ["MP42", "DIV2"],
        "msmpeg4v3": ["DIV3", "MP43", "DIV4", "DIV5", "DIV6", "MPG3", "AP41", "COL1"],
        "h264": ["H264", "X264", "AVC1", "DAVC", "VSSH"], "hevc": ["HEVC", "H265", "HVC1", "X265"],
        "wmv1": ["WMV1"], "wmv2": ["WMV2"], "wmv3": ["WMV3"], "vc1": ["WVC1", "WMVA"],
        "mjpeg": ["MJPG", "JPEG", "AVRN", "LJPG"], "mpeg1video": ["MPG1", "PIM1"],
        "mpeg2video": ["MPG2", "MPEG"],
        "dvvideo": ["DVSD", "DVHD", "DV25", "DV50", "CDVC"], "huffyuv": ["HFYU"], "ffvhuff": ["FFVH"],
        "ffv1": ["FFV1"],
        "utvideo": ["ULRA", "ULRG", "ULY0", "ULY2", "ULY4", "ULH0", "ULH2", "ULH4"], "lagarith": ["LAGS"],
        "magicyuv": ["M8RG", "M8RA", "M8Y0", "M8Y2", "M8Y4", "M8YA", "M8G0", "MAGY"],
        "h263": ["H263", "U263", "X263"],
        "vp3": ["VP30", "VP31"], "vp5": ["VP50"], "vp6": ["VP60", "VP61", "VP62"], "vp8": ["VP80"],
        "vp9": ["VP90"],
        "av1": ["AV01"], "theora": ["THEO"], "snow": ["SNOW"], "cinepak": ["CVID"], "indeo3": ["IV31", "IV32"],
        "indeo4": ["IV41"], "indeo5": ["IV50"], "dirac": ["DRAC"], "png": ["MPNG"],
        "rawvideo": ["I420", "IYUV", "YV12", "NV12", "NV21", "YUY2", "YUYV", "UYVY", "Y800", "\0\0\0\0"],
    ]

    private static let quickTime = [
        "apch": "prores", "apcn": "prores", "apcs": "prores", "apco": "prores", "ap4h": "prores",
        "ap4x": "prores",
        "SVQ1": "svq1", "SVQ3": "svq3", "avc1": "h264", "hvc1": "hevc", "hev1": "hevc", "mp4v": "mpeg4",
        "jpeg": "mjpeg", "mjpa": "mjpeg", "rle ": "qtrle", "rpza": "rpza", "smc ": "smc", "png ": "png",
        "cvid": "cinepak", "AVdn": "dnxhd", "CFHD": "cfhd", "2vuy": "rawvideo", "v210": "v210",
    ]
}
