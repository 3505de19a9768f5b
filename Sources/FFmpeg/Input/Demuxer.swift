public import Bytes
import CFFmpeg

/// An open movie: its streams, and its packets one after the other.
///
/// A class, since C holds pointers back to it. Not for use from two tasks at once; `Movie` is its actor.
/// The corresponding C type is `AVFormatContext`.
@safe public final class Demuxer {
    /// FFmpeg's name for the container, such as `mov,mp4,m4a,3gp,3g2,mj2`.
    public let formatName: String
    /// FFmpeg's words for the container, such as `QuickTime / MOV`.
    public let formatLongName: String
    /// How sure FFmpeg is of the container, up to 100.
    public let probeScore: Int
    /// What was learnt about each stream; index is the stream's number.
    public private(set) var streams: [StreamInfo] = []

    // Deinit closes the input; the I/O context, a stored property, goes after it.
    private let io: IOContext
    private let interrupt: Interrupt
    /// Whether an input that is longer than may be read for it is taken as far as that.
    private var isCutShort = false
    private var context: UnsafeMutablePointer<AVFormatContext>?

    /// Opens a movie and reads its header.
    ///
    /// - Throws: `RefusedInput`, `FFmpegError`, `Interrupt.Reason`, or the source's own error.
    public init(_ source: any ByteSource, limits: DemuxerLimits = .init(), interrupt: Interrupt) throws {
        if source.size == 0 { throw RefusedInput.empty }
        try FFmpegLibrary.load()
        let io = IOContext(source, interrupt: interrupt)
        let (format, score) = try unsafe Self.format(of: io, limits: limits, interrupt: interrupt)
        probeScore = score
        unsafe formatName = String(cString: format.pointee.name)
        unsafe formatLongName = String(cString: format.pointee.long_name)
        self.io = io
        self.interrupt = interrupt
        unsafe context = avformat_alloc_context()
        // From here on deinit runs when something throws.
        unsafe context!.pointee.pb = self.io.raw
        unsafe context!.pointee.interrupt_callback = interrupt.callback
        unsafe context!.pointee.max_streams = limits.maximumStreams
        unsafe context!.pointee.probesize = limits.analyzeSize
        if let openSize = limits.openSize {
            isCutShort = formatName == "jpeg_pipe"
            self.io.reader.allowance = isCutShort ? min(openSize, limits.pictureSize) : openSize
        }
        // A second file that a movie names is never opened, whatever the demuxer thinks of it.
        unsafe context!.pointee.io_open = { _, _, _, _, _ in CFF_ERROR_NOT_PERMITTED }
        try ask { try check(.open) { unsafe avformat_open_input(&context, "", format, nil) } }
        copyStreams()
    }

    /// Tells the container by its first bytes alone, and refuses what is no movie.
    private static func format(
        of io: borrowing IOContext, limits: DemuxerLimits, interrupt: Interrupt
    ) throws -> (UnsafePointer<AVInputFormat>, score: Int) {
        var format: UnsafePointer<AVInputFormat>?
        let score = unsafe av_probe_input_buffer2(io.raw, &format, "", nil, 0, UInt32(limits.probeSize))
        if let failure = io.reader.failure { throw failure }
        try interrupt.check()
        // Phones put a movie behind a picture, and FFmpeg then no longer knows the picture.
        if unsafe format == nil, io.reader.begins(with: [0xFF, 0xD8, 0xFF]) {
            unsafe format = av_find_input_format("jpeg_pipe")
        }
        guard let format = unsafe format else { throw RefusedInput.unknown }
        let name = unsafe String(cString: format.pointee.name)
        switch ContainerPolicy.verdict(on: name) {
        case .movie: return unsafe (format, max(0, Int(score)))
        case .playlist: throw RefusedInput.playlist(name)
        case .subtitles: throw RefusedInput.subtitles(name)
        case .refused: throw RefusedInput.container(name)
        }
    }

    /// Runs a call and tells the true reason of its failure: the interrupt's or the source's before FFmpeg's.
    private func ask<Result>(_ body: () throws -> Result) throws -> Result {
        let result = Swift.Result { try body() }
        try interrupt.check()
        if let failure = io.reader.failure { throw failure }
        if io.reader.isExhausted, !isCutShort { throw RefusedInput.tooLong }
        return try result.get()
    }

    /// Reads on until the streams' parameters are known.
    ///
    /// Without decoding, pixel formats and what else only decoders tell may stay unknown.
    /// The corresponding C function is `avformat_find_stream_info`.
    ///
    /// - Parameter decoding: Whether pictures may be decoded for it, which costs as much as a keyframe.
    public func analyze(decoding: Bool = true) throws {
        var options = unsafe [OpaquePointer?](repeating: nil, count: Int(context!.pointee.nb_streams))
        defer { for index in unsafe options.indices { unsafe av_dict_free(&options[index]) } }
        if !decoding {
            for (index, stream) in streams.enumerated() {
                if case .video = stream.kind { unsafe av_dict_set(&options[index], "skip_frame", "all", 0) }
            }
        }
        try ask { try check(.analyze) { unsafe avformat_find_stream_info(context, &options) } }
        io.reader.allowance = nil
        copyStreams()
    }

    private func copyStreams() {
        streams = unsafe (0..<Int(context!.pointee.nb_streams)).map { index in
            unsafe StreamInfo(context!, context!.pointee.streams[index]!)
        }
    }

    /// Bytes that were read of the source so far.
    public var bytesRead: Int64 { io.reader.bytesRead }

    deinit { unsafe avformat_close_input(&context) }
}

extension Demuxer {
    /// The open input, for the files of this module that read it.
    var raw: UnsafeMutablePointer<AVFormatContext> { unsafe context! }

    /// Reads the next packet; false at the end of the movie.
    ///
    /// The corresponding C function is `av_read_frame`.
    public func read(into packet: inout Packet) throws -> Bool {
        unsafe av_packet_unref(packet.raw)
        do {
            try ask { try check(.read) { unsafe av_read_frame(context, packet.raw) } }
            return true
        } catch let error as FFmpegError where error.code == .endOfFile || error.code == .again {
            return false
        }
    }

    /// Seeks so that the next packets of `stream` begin with a keyframe not after `ticks`, if the container can.
    ///
    /// What it does is a guess for many containers: look at the packets that follow.
    /// The corresponding C function is `avformat_seek_file`.
    public func seek(stream: Int, notAfter ticks: Int64) throws {
        try ask {
            try check(.seek) { unsafe avformat_seek_file(context, Int32(stream), .min, ticks, ticks, 0) }
        }
    }

    /// Goes on reading from the byte at `offset`, for containers that can be read from anywhere.
    ///
    /// The corresponding C function is `avformat_seek_file` with `AVSEEK_FLAG_BYTE`.
    public func seek(toByte offset: Int64) throws {
        try ask {
            try check(.seek) {
                unsafe avformat_seek_file(context, -1, .min, offset, offset, AVSEEK_FLAG_BYTE)
            }
        }
    }

    /// Delivers packets of one stream only.
    public func select(stream: Int) {
        for index in streams.indices {
            unsafe context!.pointee.streams[index]!.pointee.discard =
                index == stream ? AVDISCARD_DEFAULT : AVDISCARD_ALL
        }
    }
}
