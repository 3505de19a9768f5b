/// Which containers are opened.
///
/// What is not listed is refused: above all lists of other files.
enum ContainerPolicy {
    /// What a demuxer's name says about the input.
    enum Verdict: Equatable {
        case movie
        /// A text that names other files to open.
        case playlist
        case subtitles
        case refused
    }

    /// Judges an input by FFmpeg's name for its demuxer, such as `mov,mp4,m4a,3gp,3g2,mj2`.
    static func verdict(on demuxer: String) -> Verdict {
        let names = demuxer.split(separator: ",").map(String.init)
        if names.contains(where: playlists.contains) { return .playlist }
        if names.contains(where: subtitles.contains) { return .subtitles }
        return names.contains { movies.contains($0) || pictures.contains($0) } ? .movie : .refused
    }

    /// Containers and raw streams that hold their own sound and pictures.
    static let movies: Set<String> = [
        "mov", "mp4", "matroska", "webm", "mpegts", "mpeg", "avi", "flv", "live_flv", "asf", "ogg", "mxf",
        "gxf",
        "nut", "rm", "ivf", "dv", "swf", "gif", "apng", "yuv4mpegpipe", "3dostr", "4xm", "bink",
        "smk", "flic", "roq", "nsv", "nuv", "wtv", "xwma", "pva", "film_cpk", "ea", "thp", "idcin", "wsvqa",
        "vmd",
        // Raw video.
        "h264", "hevc", "vvc", "av1", "obu", "m4v", "mpegvideo", "h261", "h263", "vc1", "vc1test", "dirac",
        "mjpeg", "mjpeg_2000", "cavsvideo", "avs2", "avs3",
        // Sound.
        "mp3", "aac", "ac3", "eac3", "dts", "dtshd", "truehd", "mlp", "flac", "wav", "w64", "aiff", "au", "caf",
        "amr", "amrnb", "amrwb", "ape", "wv", "tta", "tak", "mpc", "mpc8", "oma", "voc", "loas", "ircam", "sox",
        "shn", "dsf", "iff", "adx", "gsm", "spdif", "codec2", "qcp", "rso", "act", "sbc", "aptx",
    ]

    /// Single pictures, told by their first bytes.
    static let pictures: Set<String> = [
        "jpeg_pipe", "png_pipe", "bmp_pipe", "webp_pipe", "tiff_pipe", "j2k_pipe", "jpegls_pipe", "jpegxl_pipe",
        "exr_pipe", "dpx_pipe", "dds_pipe", "gem_pipe", "hdr_pipe", "pam_pipe", "pbm_pipe", "pcx_pipe",
        "pfm_pipe",
        "pgm_pipe", "pgmyuv_pipe", "pgx_pipe", "phm_pipe", "photocd_pipe", "pictor_pipe", "ppm_pipe",
        "psd_pipe",
        "qdraw_pipe", "qoi_pipe", "sgi_pipe", "sunrast_pipe", "vbn_pipe", "xbm_pipe", "xpm_pipe", "xwd_pipe",
        "cri_pipe", "gif_pipe", "ico",
    ]

    /// Lists of other files, told so that the refusal can say why.
    static let playlists: Set<String> = [
        "hls", "applehttp", "dash", "concat", "concatf", "sdp", "rtsp", "rtp", "imf", "webm_dash_manifest",
        "ism",
        "lavfi", "image2", "vapoursynth", "avisynth",
    ]

    /// Subtitles alone.
    static let subtitles: Set<String> = [
        "srt", "ass", "ssa", "webvtt", "sami", "subviewer", "subviewer1", "microdvd", "mpl2", "mpsub",
        "jacosub",
        "realtext", "stl", "vplayer", "pjs", "aqtitle", "scc", "sup", "vobsub", "lrc", "mcc", "ttml",
    ]
}
