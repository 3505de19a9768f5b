import CFFmpeg
import Timing

// The only place where streams are read from C.

extension StreamInfo {
    init(_ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>) {
        let parameters = unsafe stream.pointee.codecpar!
        let codec = unsafe parameters.pointee.codec_id
        unsafe index = Int(stream.pointee.index)
        unsafe id = stream.pointee.id > 0 ? Int(stream.pointee.id) : nil
        unsafe self.codec = String(cString: avcodec_get_name(codec))
        profile = unsafe text(avcodec_profile_name(codec, parameters.pointee.profile))
        level = unsafe parameters.pointee.level > 0 ? Int(parameters.pointee.level) : nil
        let byteCount = max(0, Int(unsafe parameters.pointee.extradata_size))
        unsafe configuration = Array(
            UnsafeBufferPointer(start: parameters.pointee.extradata, count: byteCount))
        unsafe timeBase =
            TimeBase(stream.pointee.time_base.num, over: stream.pointee.time_base.den) ?? TimeBase(
                1, over: 90_000)!
        startTicks = ticks(unsafe stream.pointee.start_time)
        durationTicks = ticks(unsafe stream.pointee.duration).flatMap { $0 > 0 ? $0 : nil }
        frameCount = unsafe stream.pointee.nb_frames > 0 ? Int(stream.pointee.nb_frames) : nil
        bitRate = unsafe parameters.pointee.bit_rate > 0 ? parameters.pointee.bit_rate : nil
        let disposition = unsafe stream.pointee.disposition
        isDefault = disposition & AV_DISPOSITION_DEFAULT != 0
        isForced = disposition & AV_DISPOSITION_FORCED != 0
        unsafe tags = metadata(stream.pointee.metadata)
        switch unsafe parameters.pointee.codec_type {
        case AVMEDIA_TYPE_VIDEO where disposition & AV_DISPOSITION_ATTACHED_PIC != 0:
            unsafe kind = .cover(
                VideoParameters(context, stream), byteCount: max(0, Int(CFF_cover_size(stream))))
        case AVMEDIA_TYPE_VIDEO: unsafe kind = .video(VideoParameters(context, stream))
        case AVMEDIA_TYPE_AUDIO: unsafe kind = .audio(AudioParameters(parameters))
        case AVMEDIA_TYPE_SUBTITLE: kind = .subtitle
        default: kind = .data
        }
    }
}

extension VideoParameters {
    init(_ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>) {
        let parameters = unsafe stream.pointee.codecpar.pointee
        width = max(0, Int(unsafe parameters.width))
        height = max(0, Int(unsafe parameters.height))
        sampleAspectRatio = Fraction(unsafe av_guess_sample_aspect_ratio(context, stream, nil))
        averageFrameRate = Fraction(unsafe stream.pointee.avg_frame_rate)
        nominalFrameRate = Fraction(unsafe stream.pointee.r_frame_rate)
        pixelFormat = PixelFormat(AVPixelFormat(unsafe parameters.format))
        colorRange = unsafe known(av_color_range_name(parameters.color_range))
        colorPrimaries = unsafe known(av_color_primaries_name(parameters.color_primaries))
        colorTransfer = unsafe known(av_color_transfer_name(parameters.color_trc))
        colorMatrix = unsafe known(av_color_space_name(parameters.color_space))
        fieldOrder =
            switch unsafe parameters.field_order {
            case AV_FIELD_PROGRESSIVE: "progressive"
            case AV_FIELD_TT: "tt"
            case AV_FIELD_BB: "bb"
            case AV_FIELD_TB: "tb"
            case AV_FIELD_BT: "bt"
            default: nil
            }
        var size = 0
        if let matrix = unsafe CFF_stream_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size),
            size >= 9 * MemoryLayout<Int32>.size
        {
            displayMatrix = unsafe matrixNumbers(matrix)
        } else {
            displayMatrix = nil
        }
        hasMasteringDisplay =
            unsafe CFF_stream_side_data(stream, AV_PKT_DATA_MASTERING_DISPLAY_METADATA, &size) != nil
        hasDolbyVision = unsafe CFF_stream_side_data(stream, AV_PKT_DATA_DOVI_CONF, &size) != nil
        reorderDepth = max(0, Int(unsafe parameters.video_delay))
        significantBits = unsafe parameters.bits_per_raw_sample > 0 ? Int(parameters.bits_per_raw_sample) : nil
    }
}

extension PixelFormat {
    /// The format of that name, or nil where FFmpeg knows none.
    public init?(named name: String) { self.init(unsafe av_get_pix_fmt(name)) }

    init?(_ format: AVPixelFormat) {
        guard let description = unsafe av_pix_fmt_desc_get(format) else { return nil }
        let details = unsafe description.pointee
        unsafe name = String(cString: details.name)
        let depths = unsafe [
            details.comp.0.depth, details.comp.1.depth, details.comp.2.depth, details.comp.3.depth,
        ]
        bitDepth = Int(depths.prefix(unsafe Int(details.nb_components)).max() ?? 0)
        hasAlpha = unsafe details.flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
        let isColor = unsafe details.flags & UInt64(AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL) != 0
        chroma =
            switch unsafe (isColor, details.nb_components, details.log2_chroma_w, details.log2_chroma_h) {
            case (true, _, _, _): nil
            case (_, 1...2, _, _): "gray"
            case (_, _, 0, 0): "4:4:4"
            case (_, _, 1, 0): "4:2:2"
            case (_, _, 1, 1): "4:2:0"
            case (_, _, 2, 0): "4:1:1"
            case (_, _, 2, 2): "4:1:0"
            case (_, _, 0, 1): "4:4:0"
            default: nil
            }
    }
}

extension AudioParameters {
    init(_ parameters: UnsafeMutablePointer<AVCodecParameters>) {
        channels = max(0, Int(unsafe parameters.pointee.ch_layout.nb_channels))
        sampleRate = max(0, Int(unsafe parameters.pointee.sample_rate))
        var name = [CChar](repeating: 0, count: 64)
        let length = unsafe av_channel_layout_describe(&parameters.pointee.ch_layout, &name, name.count)
        layout =
            length > 0
            ? String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}

extension Fraction {
    init?(_ ratio: AVRational) {
        guard ratio.num > 0, ratio.den > 0 else { return nil }
        let time = MediaTime(value: Int64(ratio.num), timescale: Int64(ratio.den)).reduced
        self.init(numerator: Int(time.value), denominator: Int(time.timescale))
    }
}

/// A C string as text, or nil.
private func text(_ string: UnsafePointer<CChar>?) -> String? {
    unsafe string.map { unsafe String(cString: $0) }
}

/// One of FFmpeg's colour words, or nil where it says that it does not know.
func known(_ string: UnsafePointer<CChar>?) -> String? {
    unsafe text(string).flatMap { ["unknown", "unspecified"].contains($0) ? nil : $0 }
}

/// Copies a dictionary of FFmpeg's; keys are folded to lower case, the first of equal keys stays.
func metadata(_ dictionary: OpaquePointer?) -> [String: String] {
    var result: [String: String] = [:]
    var entry: UnsafeMutablePointer<AVDictionaryEntry>?
    while let next = unsafe av_dict_get(dictionary, "", entry, AV_DICT_IGNORE_SUFFIX) {
        let key = unsafe String(cString: next.pointee.key).lowercased()
        if result[key] == nil { result[key] = unsafe String(cString: next.pointee.value) }
        unsafe entry = next
    }
    return result
}
