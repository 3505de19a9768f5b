import CFFmpeg

/// A decoder of one video stream.
///
/// `mutating` methods keep two tasks from using it at once. The corresponding C type is `AVCodecContext`.
@safe public struct Decoder: ~Copyable {
    /// What a call for a picture gave.
    public enum Step: Hashable, Sendable {
        /// A picture.
        case frame
        /// No picture before another packet.
        case needsInput
        /// No picture any more.
        case end
    }

    private let raw: UnsafeMutablePointer<AVCodecContext>
    /// Packets that were given to the decoder.
    public private(set) var packetsSent = 0
    /// Pictures that came out of it.
    public private(set) var framesDecoded = 0

    /// Opens a decoder for a stream of an open movie.
    ///
    /// - Parameters:
    ///   - stream: The stream's number.
    ///   - demuxer: The movie.
    ///   - maximumPixels: Pictures with more pixels are refused.
    ///   - threads: Threads to decode with; one gives the first picture soonest.
    public static func open(
        stream: Int, of demuxer: Demuxer, maximumPixels: Int, threads: Int = 1
    ) throws(FFmpegError) -> Decoder {
        let parameters = unsafe demuxer.raw.pointee.streams[stream]!.pointee.codecpar!
        guard let codec = unsafe Self.codec(for: parameters, of: demuxer.streams[stream]) else {
            let name = demuxer.streams[stream].codec
            throw FFmpegError(.decoderNotFound, in: .findDecoder, detail: "no decoder for \(name)")
        }
        let decoder = unsafe Decoder(raw: avcodec_alloc_context3(codec)!)
        try check(.openDecoder) { unsafe avcodec_parameters_to_context(decoder.raw, parameters) }
        unsafe decoder.raw.pointee.thread_count = Int32(threads)
        unsafe decoder.raw.pointee.max_pixels = Int64(maximumPixels)
        unsafe decoder.raw.pointee.pkt_timebase = demuxer.raw.pointee.streams[stream]!.pointee.time_base
        try check(.openDecoder) { unsafe avcodec_open2(decoder.raw, codec, nil) }
        return decoder
    }

    /// Opens a decoder for a coding that is known without a demuxer.
    ///
    /// - Parameters:
    ///   - coding: The codec, and what it needs to know before the first packet.
    ///   - maximumPixels: Pictures with more pixels are refused.
    ///   - threads: Threads to decode with; one gives the first picture soonest.
    public static func open(
        _ coding: PictureCoding, maximumPixels: Int, threads: Int = 1
    ) throws -> Decoder {
        try FFmpegLibrary.load()
        guard let descriptor = unsafe avcodec_descriptor_get_by_name(coding.codec),
            let codec = unsafe avcodec_find_decoder(descriptor.pointee.id),
            unsafe !FFmpegLibrary.isHidden(String(cString: codec.pointee.name))
        else {
            throw FFmpegError(.decoderNotFound, in: .findDecoder, detail: "no decoder for \(coding.codec)")
        }
        let decoder = unsafe Decoder(raw: avcodec_alloc_context3(codec)!)
        unsafe coding.configure(decoder.raw)
        unsafe decoder.raw.pointee.thread_count = Int32(threads)
        unsafe decoder.raw.pointee.max_pixels = Int64(maximumPixels)
        try check(.openDecoder) { unsafe avcodec_open2(decoder.raw, codec, nil) }
        return decoder
    }

    private init(raw: UnsafeMutablePointer<AVCodecContext>) { unsafe self.raw = raw }

    /// The decoder to use; libvpx where there is alpha, which FFmpeg's own VP8 and VP9 decoders drop.
    private static func codec(
        for parameters: UnsafePointer<AVCodecParameters>, of stream: StreamInfo
    ) -> UnsafePointer<AVCodec>? {
        if stream.tags["alpha_mode"] == "1", let name = ["vp8": "libvpx", "vp9": "libvpx-vp9"][stream.codec],
            !FFmpegLibrary.isHidden(name), let codec = unsafe avcodec_find_decoder_by_name(name)
        {
            return unsafe codec
        }
        guard let codec = unsafe avcodec_find_decoder(parameters.pointee.codec_id),
            unsafe !FFmpegLibrary.isHidden(String(cString: codec.pointee.name))
        else { return nil }
        return unsafe codec
    }

    /// Whether packets are only read for what later ones need of them: pictures that no other refers to are passed over.
    ///
    /// The corresponding C field is `AVCodecContext.skip_frame`.
    public var passesUnreferenced: Bool {
        get { unsafe raw.pointee.skip_frame == AVDISCARD_NONREF }
        set { unsafe raw.pointee.skip_frame = newValue ? AVDISCARD_NONREF : AVDISCARD_DEFAULT }
    }

    /// Gives a packet; every picture must have been taken before.
    ///
    /// The corresponding C function is `avcodec_send_packet`.
    public mutating func send(_ packet: borrowing Packet) throws(FFmpegError) {
        packetsSent += 1
        try check(.send) { unsafe avcodec_send_packet(raw, packet.raw) }
    }

    /// Says that no packet follows, so that the pictures still held back come out.
    public mutating func finish() throws(FFmpegError) {
        try check(.send) { unsafe avcodec_send_packet(raw, nil) }
    }

    /// Takes the next picture in presentation order.
    ///
    /// The corresponding C function is `avcodec_receive_frame`.
    public mutating func receive(into frame: inout Frame) throws(FFmpegError) -> Step {
        CFF_log_forget()
        let code = FFmpegCode(rawValue: unsafe avcodec_receive_frame(raw, frame.raw))
        switch code {
        case .again: return .needsInput
        case .endOfFile: return .end
        case _ where code.rawValue < 0: throw FFmpegError(code, in: .receive)
        default:
            framesDecoded += 1
            return .frame
        }
    }

    /// Forgets everything, as before the first packet; for use after a seek.
    ///
    /// The corresponding C function is `avcodec_flush_buffers`.
    public mutating func reset() { unsafe avcodec_flush_buffers(raw) }

    deinit {
        var pointer: UnsafeMutablePointer<AVCodecContext>? = unsafe raw
        unsafe avcodec_free_context(&pointer)
    }
}
