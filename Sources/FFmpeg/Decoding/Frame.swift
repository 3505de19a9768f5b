import CFFmpeg
public import PictureGeometry

/// One decoded picture.
///
/// Owner: exactly one. Dropping the frame gives its buffers back to FFmpeg. The corresponding C type is `AVFrame`.
@safe public struct Frame: ~Copyable {
    let raw: UnsafeMutablePointer<AVFrame>

    /// An empty frame.
    public init() { unsafe raw = av_frame_alloc()! }

    /// Size in coded pixels, conformance cropping applied.
    public var size: PixelSize {
        PixelSize(width: Int(unsafe raw.pointee.width), height: Int(unsafe raw.pointee.height))
    }

    /// Presentation timestamp in ticks of the stream, guessed from the packets' order where they have none.
    public var presentationTicks: Int64? { ticks(unsafe raw.pointee.best_effort_timestamp) }

    /// Width of a sample over its height, as the codec tells; nil where it does not.
    public var sampleAspectRatio: Fraction? { Fraction(unsafe raw.pointee.sample_aspect_ratio) }

    /// How long it is shown, in ticks of the stream, or nil where that is not known.
    public var durationTicks: Int64? {
        let duration = unsafe CFF_frame_duration(raw)
        return duration > 0 ? duration : nil
    }

    /// Whether the decoder calls it a keyframe.
    public var isKey: Bool { unsafe CFF_frame_is_key(raw) }

    /// Whether parts of it could not be decoded.
    public var isDamaged: Bool {
        unsafe raw.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0 || raw.pointee.decode_error_flags != 0
    }

    /// The display matrix that came with this picture (EXIF orientation of a JPEG), as nine fixed-point numbers.
    public var displayMatrix: [Int32]? {
        guard let data = unsafe av_frame_get_side_data(raw, AV_FRAME_DATA_DISPLAYMATRIX),
            unsafe data.pointee.size >= 9 * MemoryLayout<Int32>.size
        else { return nil }
        return unsafe matrixNumbers(UnsafeRawPointer(data.pointee.data))
    }

    /// Takes the contents of another frame, which is empty then.
    public mutating func take(_ other: inout Frame) {
        unsafe av_frame_unref(raw)
        unsafe av_frame_move_ref(raw, other.raw)
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVFrame>? = unsafe raw
        unsafe av_frame_free(&pointer)
    }
}

/// Copies the nine numbers of a display matrix.
func matrixNumbers(_ start: UnsafeRawPointer) -> [Int32] {
    (0..<9).map { unsafe start.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self) }
}
