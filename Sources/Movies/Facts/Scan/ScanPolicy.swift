import FFmpeg
import Jobs

/// Whether every packet of a movie is read though nobody asked for it.
enum ScanPolicy {
    /// Largest file that is read whole unasked.
    static let smallFile: Int64 = 8 << 20

    /// Whether a small file must be read because nothing in it tells its length.
    ///
    /// - Parameters:
    ///   - format: FFmpeg's name for the demuxer.
    ///   - size: Length of the file, nil while that is not known.
    ///   - source: Where the duration comes from; nil where there is none.
    static func scansUnasked(format: String, size: Int64?, duration source: Demuxer.DurationSource?) -> Bool {
        guard let size, size <= smallFile else { return false }
        return source == nil || source == .bitRate || silent.contains(format)
    }

    /// Formats that are frames one after the other, with no table and no length in front of them.
    private static let silent: Set<String> = [
        "gif", "apng", "h264", "hevc", "vvc", "av1", "obu", "m4v", "mpegvideo", "h261", "h263", "vc1", "dirac",
        "mjpeg", "mjpeg_2000", "cavsvideo", "avs2", "avs3", "yuv4mpegpipe", "aac", "ac3", "eac3", "dts",
        "truehd", "mlp",
    ]
}
