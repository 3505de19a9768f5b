import CFFmpeg
public import PictureGeometry

/// How a track of pictures is coded: what a decoder needs to know before the first packet.
///
/// The corresponding C type is `AVCodecParameters`.
public struct PictureCoding: Hashable, Sendable {
    /// FFmpeg's name of the codec, such as `h264`.
    public var codec: String
    /// The four characters by which the container names it; some decoders tell variants by them.
    public var tag: String
    /// The codec's own configuration, as the container stores it.
    public var configuration: [UInt8]
    /// The size that the container tells.
    public var size: PixelSize
    /// H.273's number for the matrix that the container tells, for pictures that do not tell themselves.
    public var matrix: UInt8?
    /// Whether samples use all their values, as the container tells.
    public var isFullRange: Bool?
    /// How many pictures may be decoded before one that is shown before them.
    public var reordering: Int

    /// Describes a coding.
    public init(codec: String, tag: String, configuration: [UInt8], size: PixelSize, reordering: Int) {
        (self.codec, self.tag, self.configuration) = (codec, tag, configuration)
        (self.size, self.reordering) = (size, reordering)
    }

    /// Tells a decoder that is not open yet.
    func configure(_ context: UnsafeMutablePointer<AVCodecContext>) {
        let characters = Array(tag.utf8)
        if characters.count == 4 {
            unsafe context.pointee.codec_tag = characters.reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        unsafe context.pointee.width = Int32(clamping: size.width)
        unsafe context.pointee.height = Int32(clamping: size.height)
        unsafe context.pointee.has_b_frames = Int32(clamping: reordering)
        if let matrix { unsafe context.pointee.colorspace = AVColorSpace(UInt32(matrix)) }
        if let isFullRange {
            unsafe context.pointee.color_range = isFullRange ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG
        }
        guard !configuration.isEmpty else { return }
        // The decoder frees it; readers of bits look a little beyond the end.
        let padding = Int(AV_INPUT_BUFFER_PADDING_SIZE)
        let bytes = unsafe av_malloc(configuration.count + padding)!.assumingMemoryBound(to: UInt8.self)
        for (index, byte) in configuration.enumerated() { unsafe bytes[index] = byte }
        for index in 0..<padding { unsafe bytes[configuration.count + index] = 0 }
        unsafe context.pointee.extradata = unsafe bytes
        unsafe context.pointee.extradata_size = Int32(configuration.count)
    }
}
