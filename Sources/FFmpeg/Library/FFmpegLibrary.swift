import CFFmpeg
import Glibc
import Synchronization

/// FFmpeg as it was found on this machine.
///
/// It is loaded by the first call that needs it.
public enum FFmpegLibrary {
    /// One C function that Mutoscope calls.
    public struct Function: Hashable, Sendable {
        /// The library's short name, `avcodec`.
        public let library: String
        /// The function's name.
        public let name: String
        /// Whether nothing works without it.
        public let isRequired: Bool
        /// Whether this FFmpeg has it.
        public let isPresent: Bool
    }

    /// Names that count as absent, from `MUTOSCOPE_HIDE`: shows what happens on a machine with less.
    static let hidden = unsafe getenv("MUTOSCOPE_HIDE").map { unsafe String(cString: $0) } ?? ""

    private static let failure: FFmpegError? = {
        if let message = unsafe CFF_load(hidden) {
            return FFmpegError(.notSupported, in: .load, detail: unsafe String(cString: message))
        }
        if let missing = census().first(where: { $0.isRequired && !$0.isPresent }) {
            let detail = "lib\(missing.library) has no function \(missing.name)"
            return FFmpegError(.notSupported, in: .load, detail: detail)
        }
        CFF_log_capture(isVerbose)
        return nil
    }()

    /// Whether FFmpeg's log goes to standard error; set it before the first use.
    public static var isVerbose: Bool {
        get { verbosity.load(ordering: .relaxed) }
        set { verbosity.store(newValue, ordering: .relaxed) }
    }
    private static let verbosity = Atomic<Bool>(false)

    /// Loads FFmpeg, once; throws where a library or a required function is missing.
    public static func load() throws(FFmpegError) {
        if let failure { throw failure }
    }

    /// Every C function that Mutoscope calls, present or absent; all are absent where loading failed.
    public static func functions() -> [Function] {
        _ = failure
        return census()
    }

    private static func census() -> [Function] {
        var count = 0
        let rows = unsafe CFF_functions(&count)
        return (0..<count).map { index in
            let row = unsafe rows[index]
            return Function(
                library: unsafe String(cString: row.library), name: unsafe String(cString: row.name),
                isRequired: unsafe row.required, isPresent: unsafe row.present)
        }
    }

    /// Whether this FFmpeg has a function that not every one has.
    static func has(_ name: String) -> Bool { optional[name] ?? false }
    private static let optional: [String: Bool] = Dictionary(
        uniqueKeysWithValues: functions().filter { !$0.isRequired }.map { ($0.name, $0.isPresent) })

    /// Versions of the loaded libraries, as `("libavformat", "59.27.100")`.
    public static func versions() throws(FFmpegError) -> [(library: String, version: String)] {
        try load()
        return [
            ("libavformat", avformat_version()), ("libavcodec", avcodec_version()),
            ("libavutil", avutil_version()), ("libswscale", swscale_version()),
        ].map { ($0.0, "\($0.1 >> 16).\($0.1 >> 8 & 0xff).\($0.1 & 0xff)") }
    }

    /// The licence that the loaded FFmpeg was built under.
    ///
    /// The corresponding C function is `avutil_license`.
    public static func licence() throws(FFmpegError) -> String {
        try load()
        return unsafe String(cString: avutil_license())
    }

    /// Whether a decoder is present, by FFmpeg's name for it (`h264`, `libdav1d`).
    public static func hasDecoder(_ name: String) throws(FFmpegError) -> Bool {
        try load()
        return unsafe !isHidden(name) && avcodec_find_decoder_by_name(name) != nil
    }

    /// Whether a demuxer is present, by FFmpeg's name for it (`matroska`).
    public static func hasDemuxer(_ name: String) throws(FFmpegError) -> Bool {
        try load()
        return unsafe !isHidden(name) && av_find_input_format(name) != nil
    }

    /// Whether `name` is to count as absent.
    static func isHidden(_ name: String) -> Bool { hidden.split(separator: " ").contains { $0 == name } }
}
