extension CodecFacts {
    /// How many bytes of a track's first sample `read` wants; 0 where the configuration tells all.
    public static func sampleBytesWanted(codec: String, configuration: [UInt8]) -> Int {
        switch codec {
        case "h264": h264NeedsSample(configuration) ? 16_384 : 0
        // Dynamic metadata stands in front of the pictures themselves.
        case "hevc", "av1": 4096
        case "mpeg4": configuration.isEmpty ? 1024 : 0
        case "mpeg2video", "mpeg1video": 1024
        // Metadata of up to a segment's length each may stand in front.
        case "mjpeg": 131_072
        case "vp9", "vp8", "prores", "png", "mp3", "mp2", "ac3": 256
        default: 0
        }
    }

    /// Reads what a codec's bytes say, or gives nil for codecs that are not read here.
    ///
    /// - Parameters:
    ///   - codec: FFmpeg's name for the codec.
    ///   - entry: How the container names it; see `TrackHeader.entry`.
    ///   - configuration: The codec's own configuration, or parameter sets between start codes.
    ///   - firstSample: The beginning of the first sample in decoding order, as long as `sampleBytesWanted` says;
    ///     empty where it was not read.
    public static func read(
        codec: String, entry: String, configuration: [UInt8], firstSample: [UInt8] = []
    ) -> CodecFacts? {
        switch codec {
        case "h264": h264(entry: entry, configuration: configuration, firstSample: firstSample)
        case "hevc": hevc(entry: entry, configuration: configuration, firstSample: firstSample)
        case "av1": av1(configuration: configuration, firstSample: firstSample)
        case "vp9": vp9(configuration: configuration, firstSample: firstSample)
        case "vp8": vp8(firstSample: firstSample)
        case "theora": theora(configuration: configuration)
        case "mpeg4": mpeg4(configuration: configuration, firstSample: firstSample)
        case "mpeg2video", "mpeg1video":
            mpegVideo(codec: codec, configuration: configuration, firstSample: firstSample)
        case "h263": h263()
        case "mjpeg": mjpeg(firstSample: firstSample)
        case "png": png(firstSample: firstSample)
        case "prores": prores(entry: entry, firstSample: firstSample)
        default: sound(codec: codec, entry: entry, configuration: configuration, firstSample: firstSample)
        }
    }
}
