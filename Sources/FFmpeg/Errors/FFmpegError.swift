import CFFmpeg

/// A failed call of FFmpeg: what it answered, which function, and the last line it logged.
public struct FFmpegError: Error, Hashable, Sendable {
    /// The C functions whose failure is reported; the raw value is the function's name.
    public enum Operation: String, CaseIterable, Sendable {
        case load = "dlopen"
        case probe = "av_probe_input_buffer2"
        case open = "avformat_open_input"
        case analyze = "avformat_find_stream_info"
        case read = "av_read_frame"
        case seek = "avformat_seek_file"
        case findDecoder = "avcodec_find_decoder"
        case openDecoder = "avcodec_open2"
        case send = "avcodec_send_packet"
        case receive = "avcodec_receive_frame"
        case allocateFrame = "av_frame_get_buffer"
        case allocatePacket = "av_new_packet"
        case makeScaler = "sws_getContext"
        case scale = "sws_scale"
    }

    /// What the function answered.
    public let code: FFmpegCode
    /// The function that failed.
    public let operation: Operation
    /// What FFmpeg logged about it on this thread, or what we know better; may be empty.
    public let detail: String

    /// Describes a failure.
    public init(_ code: FFmpegCode, in operation: Operation, detail: String? = nil) {
        self.code = code
        self.operation = operation
        self.detail = unsafe detail ?? String(cString: CFF_log_last())
    }
}

extension FFmpegError: CustomStringConvertible {
    /// One line: FFmpeg's words, its log line, the function and the number.
    public var description: String {
        let words = operation == .load ? detail : detail.isEmpty ? "\(code)" : "\(code): \(detail)"
        return "\(words) (\(operation.rawValue), \(code.rawValue))"
    }
}

/// Runs a C function and throws unless its result is 0 or more.
@inline(__always)
func check(_ operation: FFmpegError.Operation, _ body: () -> Int32) throws(FFmpegError) {
    CFF_log_forget()
    let result = body()
    if result < 0 { throw FFmpegError(FFmpegCode(rawValue: result), in: operation) }
}
