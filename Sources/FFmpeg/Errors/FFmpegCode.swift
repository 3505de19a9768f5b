import CFFmpeg

/// A result code of FFmpeg's C functions; the set is open.
public struct FFmpegCode: RawRepresentable, Hashable, Sendable {
    /// The number that C returned.
    public let rawValue: Int32

    /// Wraps a number that C returned.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Nothing more to read: AVERROR_EOF.
    public static let endOfFile = FFmpegCode(rawValue: CFF_ERROR_EOF)
    /// The input makes no sense: AVERROR_INVALIDDATA.
    public static let invalidData = FFmpegCode(rawValue: CFF_ERROR_INVALID_DATA)
    /// No demuxer of that kind: AVERROR_DEMUXER_NOT_FOUND.
    public static let demuxerNotFound = FFmpegCode(rawValue: CFF_ERROR_DEMUXER_NOT_FOUND)
    /// No decoder for that codec: AVERROR_DECODER_NOT_FOUND.
    public static let decoderNotFound = FFmpegCode(rawValue: CFF_ERROR_DECODER_NOT_FOUND)
    /// A variant that FFmpeg does not do: AVERROR_PATCHWELCOME.
    public static let notImplemented = FFmpegCode(rawValue: CFF_ERROR_PATCHWELCOME)
    /// No memory of that size: AVERROR(ENOMEM).
    public static let noMemory = FFmpegCode(rawValue: CFF_ERROR_NO_MEMORY)
    /// A read or write failed: AVERROR(EIO).
    public static let inputOutput = FFmpegCode(rawValue: CFF_ERROR_IO)
    /// An argument, often a number from the file, is out of range: AVERROR(EINVAL).
    public static let invalidArgument = FFmpegCode(rawValue: CFF_ERROR_INVALID_ARGUMENT)
    /// The operation does not exist for this input: AVERROR(ENOSYS).
    public static let notSupported = FFmpegCode(rawValue: CFF_ERROR_NOT_SUPPORTED)

    /// A result that is no error: call again when more has been given.
    static let again = FFmpegCode(rawValue: CFF_ERROR_AGAIN)
}

extension FFmpegCode: CustomStringConvertible {
    /// FFmpeg's own words for the code.
    ///
    /// The corresponding C function is `av_strerror`.
    public var description: String {
        // A function of a library that is not loaded would end the process.
        guard (try? FFmpegLibrary.load()) != nil else { return "error \(rawValue)" }
        var text = [CChar](repeating: 0, count: Int(AV_ERROR_MAX_STRING_SIZE))
        guard unsafe av_strerror(rawValue, &text, text.count) >= 0 else { return "error \(rawValue)" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
