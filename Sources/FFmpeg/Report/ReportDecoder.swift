import CFFmpeg

/// What a decoder tells of a stream once it is open, and before its first packet.
struct ReportDecoder {
    /// Numbers of the decoder.
    struct Facts {
        let codedWidth: Int32
        let codedHeight: Int32
        let hasClosedCaptions: Bool
        let hasFilmGrain: Bool
        let references: Int32
        let bitsPerRawSample: Int32
        let maximumBitRate: Int64
    }

    /// Nil where there is no decoder, or it does not take the stream.
    private(set) var facts: Facts?
    /// What the decoder exports beside them, such as `is_avc`.
    private(set) var exports: [String: String] = [:]

    init(_ stream: UnsafeMutablePointer<AVStream>) {
        let parameters = unsafe stream.pointee.codecpar!
        guard let codec = unsafe avcodec_find_decoder(parameters.pointee.codec_id),
            unsafe !FFmpegLibrary.isHidden(String(cString: codec.pointee.name))
        else { return }
        var context = unsafe avcodec_alloc_context3(codec)
        defer { unsafe avcodec_free_context(&context) }
        guard let decoder = unsafe context, unsafe avcodec_parameters_to_context(decoder, parameters) >= 0
        else {
            return
        }
        unsafe decoder.pointee.pkt_timebase = stream.pointee.time_base
        unsafe decoder.pointee.framerate = stream.pointee.avg_frame_rate
        unsafe decoder.pointee.thread_count = 1
        guard unsafe avcodec_open2(decoder, codec, nil) >= 0 else { return }
        let opened = unsafe decoder.pointee
        unsafe facts = Facts(
            codedWidth: opened.coded_width, codedHeight: opened.coded_height,
            hasClosedCaptions: CFF_has_closed_captions(decoder), hasFilmGrain: CFF_has_film_grain(decoder),
            references: opened.refs, bitsPerRawSample: opened.bits_per_raw_sample,
            maximumBitRate: opened.rc_max_rate)
        if unsafe codec.pointee.priv_class != nil { unsafe exports = Self.exports(of: opened.priv_data) }
    }

    private static func exports(of decoder: UnsafeMutableRawPointer?) -> [String: String] {
        var result: [String: String] = [:]
        var option: UnsafePointer<AVOption>?
        while let next = unsafe av_opt_next(decoder, option) {
            unsafe option = next
            guard unsafe next.pointee.flags & AV_OPT_FLAG_EXPORT != 0 else { continue }
            var text: UnsafeMutablePointer<UInt8>?
            if unsafe av_opt_get(decoder, next.pointee.name, 0, &text) >= 0, let text = unsafe text {
                unsafe result[String(cString: next.pointee.name)] = String(cString: text)
                unsafe av_free(text)
            }
        }
        return result
    }
}
