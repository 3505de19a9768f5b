import CFFmpeg

/// What is told of one stream, gathered key by key.
@safe struct StreamReport {
    private let context: UnsafeMutablePointer<AVFormatContext>
    private let stream: UnsafeMutablePointer<AVStream>
    private let parameters: AVCodecParameters
    private(set) var section: [String: ReportValue] = [:]

    init(_ context: UnsafeMutablePointer<AVFormatContext>, _ stream: UnsafeMutablePointer<AVStream>) {
        unsafe self.context = context
        unsafe self.stream = stream
        unsafe parameters = stream.pointee.codecpar.pointee
        let decoder = unsafe ReportDecoder(stream)
        addCodec()
        switch unsafe parameters.codec_type {
        case AVMEDIA_TYPE_VIDEO: addVideo(decoder)
        case AVMEDIA_TYPE_AUDIO: addAudio()
        case AVMEDIA_TYPE_SUBTITLE where unsafe parameters.width > 0:
            section.set("width", unsafe parameters.width)
            section.set("height", unsafe parameters.height)
        default: break
        }
        section.merge(decoder.exports.mapValues(ReportValue.text)) { ours, _ in ours }
        addTimes()
        section.set("max_bit_rate", positive: decoder.facts?.maximumBitRate ?? 0)
        section.set("bits_per_raw_sample", positive: decoder.facts?.bitsPerRawSample ?? 0)
        addRest()
    }

    private mutating func addCodec() {
        let codec = unsafe parameters.codec_id
        section.set("index", unsafe stream.pointee.index)
        if let description = unsafe avcodec_descriptor_get(codec) {
            section.set("codec_name", text: unsafe String(cString: description.pointee.name))
            section.set(
                "codec_long_name",
                text: unsafe description.pointee.long_name.map { unsafe String(cString: $0) } ?? "unknown")
        }
        if let profile = unsafe avcodec_profile_name(codec, parameters.profile) {
            section.set("profile", text: unsafe String(cString: profile))
        } else if unsafe parameters.profile != Self.unknownProfile {
            section.set("profile", text: String(unsafe parameters.profile))
        }
        section.set(
            "codec_type",
            text: unsafe av_get_media_type_string(parameters.codec_type).map { unsafe String(cString: $0) })
        section.set("codec_tag_string", text: ReportText.fourCharacters(unsafe parameters.codec_tag))
        section.set("codec_tag", text: ReportText.hexadecimal(unsafe parameters.codec_tag, width: 4))
    }

    private mutating func addVideo(_ decoder: ReportDecoder) {
        let (width, height) = unsafe (parameters.width, parameters.height)
        section.set("width", width)
        section.set("height", height)
        if let facts = decoder.facts {
            section.set("coded_width", facts.codedWidth)
            section.set("coded_height", facts.codedHeight)
            section.set("closed_captions", flag: facts.hasClosedCaptions)
            section.set("film_grain", flag: facts.hasFilmGrain)
            section.set("refs", facts.references)
        }
        section.set("has_b_frames", unsafe parameters.video_delay)
        let sample = unsafe av_guess_sample_aspect_ratio(context, stream, nil)
        if sample.num != 0 {
            section.set("sample_aspect_ratio", text: ReportText.ratio(sample, ":"))
            section.set("display_aspect_ratio", text: Self.shape(width, height, sample))
        }
        section.set("pix_fmt", text: PixelFormat(AVPixelFormat(unsafe parameters.format))?.name)
        section.set("level", unsafe parameters.level)
        section.set("color_range", text: unsafe known(av_color_range_name(parameters.color_range)))
        section.set("color_space", text: unsafe known(av_color_space_name(parameters.color_space)))
        section.set("color_transfer", text: unsafe known(av_color_transfer_name(parameters.color_trc)))
        section.set("color_primaries", text: unsafe known(av_color_primaries_name(parameters.color_primaries)))
        section.set(
            "chroma_location", text: unsafe known(av_chroma_location_name(parameters.chroma_location)))
        section.set("field_order", text: unsafe VideoParameters(context, stream).fieldOrder)
    }

    /// Width to height of the shown picture, both below a million.
    private static func shape(_ width: Int32, _ height: Int32, _ sample: AVRational) -> String {
        var numerator: Int32 = 0
        var denominator: Int32 = 0
        unsafe av_reduce(
            &numerator, &denominator, Int64(width) * Int64(sample.num), Int64(height) * Int64(sample.den),
            1 << 20)
        return "\(numerator):\(denominator)"
    }

    private mutating func addAudio() {
        let audio = unsafe AudioParameters(stream.pointee.codecpar)
        section.set(
            "sample_fmt",
            text: unsafe av_get_sample_fmt_name(AVSampleFormat(parameters.format))
                .map { unsafe String(cString: $0) })
        section.set("sample_rate", text: String(unsafe parameters.sample_rate))
        section.set("channels", unsafe parameters.ch_layout.nb_channels)
        if unsafe parameters.ch_layout.order != AV_CHANNEL_ORDER_UNSPEC {
            section.set("channel_layout", text: audio.layout)
        }
        section.set("bits_per_sample", unsafe av_get_bits_per_sample(parameters.codec_id))
    }

    private mutating func addTimes() {
        let stream = unsafe stream.pointee
        let base = unsafe stream.time_base
        section.set("r_frame_rate", text: ReportText.ratio(unsafe stream.r_frame_rate))
        section.set("avg_frame_rate", text: ReportText.ratio(unsafe stream.avg_frame_rate))
        section.set("time_base", text: ReportText.ratio(base))
        if let start = ticks(unsafe stream.start_time) { section.set("start_pts", start) }
        section.set("start_time", text: ReportText.seconds(unsafe stream.start_time, base))
        if let duration = ticks(unsafe stream.duration) { section.set("duration_ts", duration) }
        section.set("duration", text: ReportText.seconds(unsafe stream.duration, base))
        section.set("bit_rate", positive: unsafe parameters.bit_rate)
        section.set("nb_frames", positive: unsafe stream.nb_frames)
    }

    private mutating func addRest() {
        if unsafe CFF_format_flags(context) & AVFMT_SHOW_IDS != 0 {
            section.set("id", text: ReportText.hexadecimal(UInt32(bitPattern: unsafe stream.pointee.id)))
        }
        if unsafe parameters.extradata_size > 0 {
            section.set("extradata_size", unsafe parameters.extradata_size)
        }
        section["disposition"] = .section(
            Self.dispositions.mapValues { bit in
                .integer(unsafe stream.pointee.disposition >> bit & 1 == 1 ? 1 : 0)
            })
        section.set("tags", section: unsafe reportedTags(stream.pointee.metadata))
        let sideData = unsafe SideDataReport.sections(of: stream)
        if !sideData.isEmpty { section["side_data_list"] = .list(sideData.map(ReportValue.section)) }
    }

    /// What FFmpeg writes for a profile that it does not know.
    private static let unknownProfile: Int32 = -99

    /// The dispositions that ffprobe 5.1 tells, by their bits.
    private static let dispositions: [String: Int32] = [
        "default": 0, "dub": 1, "original": 2, "comment": 3, "lyrics": 4, "karaoke": 5, "forced": 6,
        "hearing_impaired": 7, "visual_impaired": 8, "clean_effects": 9, "attached_pic": 10,
        "timed_thumbnails": 11, "captions": 16, "descriptions": 17, "metadata": 18, "dependent": 19,
        "still_image": 20,
    ]
}
