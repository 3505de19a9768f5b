public import PictureGeometry

/// What a decoder configuration says that FFmpeg keeps to itself.
public struct CodecConfiguration: Hashable, Sendable {
    /// The size that is coded, before cropping, in luma samples: 1920 × 1088 for most 1080p video in H.264.
    ///
    /// Nil where no parameter set is there or readable, as in streams that carry theirs in band.
    public let codedSize: PixelSize?
    /// The codec with its profile and level for a MIME type (RFC 6381), such as `avc1.640028`.
    ///
    /// Always with the name of the sample entry whose parameter sets are out of band, `avc1` or `hvc1`.
    public let codecString: String?
    /// How samples are laid out; told for H.264 only.
    public internal(set) var samples: SampleLayout?
    /// How pictures are to be shown; told for H.264 only.
    public internal(set) var usability: VideoUsability?
}

extension CodecConfiguration {
    /// Sides beyond this many samples are taken for damage; the largest level of either codec stays below 17,000.
    static var largestSide: Int { 65_536 }

    /// Reads the configuration of a stream, or nil for other codecs and for bytes that hold none.
    ///
    /// - Parameters:
    ///   - codec: FFmpeg's name for the codec: `h264` or `hevc`.
    ///   - extradata: The configuration record of ISO/IEC 14496-15, or parameter sets between start codes.
    public static func read(codec: String, extradata: [UInt8]) -> CodecConfiguration? {
        switch codec {
        case "h264": h264(extradata)
        case "hevc": hevc(extradata)
        default: nil
        }
    }
}
