import CFFmpeg
public import PictureGeometry

/// Turns a decoded frame into packed RGB or RGBA of another size.
///
/// It scales in the frame's own format, with area averaging where the picture shrinks, and converts the small
/// picture by the matrix and range of the frame. The corresponding C type is `SwsContext`.
@safe public struct Scaler: ~Copyable {
    private let raw: OpaquePointer

    /// Packed pixels, row after row without padding.
    public struct Pixels: Sendable {
        /// Columns and rows.
        public let size: PixelSize
        /// Whether each pixel has a fourth byte, alpha.
        public let hasAlpha: Bool
        /// Red, green, blue (and alpha) of each pixel.
        public let bytes: [UInt8]
    }

    /// Converts `frame` to `size`; with alpha only where the frame has it.
    public static func convert(_ frame: borrowing Frame, to size: PixelSize) throws(FFmpegError) -> Pixels {
        let source = unsafe frame.raw.pointee
        let format = unsafe AVPixelFormat(source.format)
        // swscale ends the process over a format that is none.
        guard let known = PixelFormat(format), unsafe source.data.0 != nil else {
            throw FFmpegError(.invalidArgument, in: .makeScaler, detail: "a frame without pixels")
        }
        let hasAlpha = known.hasAlpha
        let target = hasAlpha ? AV_PIX_FMT_RGBA : AV_PIX_FMT_RGB24
        let shrinks = unsafe size.width < source.width || size.height < source.height
        let flags = (shrinks ? SWS_AREA : SWS_BICUBIC) | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT
        guard
            let raw = unsafe sws_getContext(
                source.width, source.height, format, Int32(size.width), Int32(size.height), target, flags, nil,
                nil,
                nil)
        else {
            throw FFmpegError(
                .notSupported, in: .makeScaler, detail: "no conversion from \(known.name)")
        }
        let scaler = unsafe Scaler(raw: raw)
        unsafe scaler.setColor(of: source)
        let picture = Frame()
        unsafe picture.raw.pointee.width = Int32(size.width)
        unsafe picture.raw.pointee.height = Int32(size.height)
        unsafe picture.raw.pointee.format = target.rawValue
        try check(.allocateFrame) { unsafe av_frame_get_buffer(picture.raw, 0) }
        try unsafe scaler.run(source, into: picture.raw.pointee)
        return picture.packed(size: size, hasAlpha: hasAlpha)
    }

    private init(raw: OpaquePointer) { unsafe self.raw = raw }

    /// Tells swscale which matrix and range the source has; the target is full range RGB.
    private borrowing func setColor(of frame: AVFrame) {
        let matrix = unsafe ColorMatrix.assumed(
            for: frame.colorspace.rawValue, width: Int(frame.width), height: Int(frame.height))
        let coefficients = unsafe sws_getCoefficients(matrix)
        let isFull = unsafe frame.color_range == AVCOL_RANGE_JPEG || Self.fullRange.contains(frame.format)
        // Formats without a matrix (RGB, palettes) refuse, and need none.
        _ = unsafe sws_setColorspaceDetails(
            raw, coefficients, isFull ? 1 : 0, sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16)
    }

    /// The deprecated formats whose name means full range.
    private static let fullRange: Set<Int32> = [
        AV_PIX_FMT_YUVJ420P.rawValue, AV_PIX_FMT_YUVJ422P.rawValue, AV_PIX_FMT_YUVJ444P.rawValue,
        AV_PIX_FMT_YUVJ440P.rawValue, AV_PIX_FMT_YUVJ411P.rawValue,
    ]

    private borrowing func run(_ source: AVFrame, into target: AVFrame) throws(FFmpegError) {
        var planes: [UnsafePointer<UInt8>?] = unsafe [
            .init(source.data.0), .init(source.data.1), .init(source.data.2), .init(source.data.3),
        ]
        var strides = unsafe [
            source.linesize.0, source.linesize.1, source.linesize.2, source.linesize.3,
        ]
        var output: [UnsafeMutablePointer<UInt8>?] = unsafe [target.data.0, nil, nil, nil]
        var outputStrides = unsafe [target.linesize.0, 0, 0, 0]
        try check(.scale) {
            unsafe sws_scale(raw, &planes, &strides, 0, source.height, &output, &outputStrides)
        }
    }

    deinit { unsafe sws_freeContext(raw) }
}

extension Frame {
    /// Copies the rows of a packed frame without their padding.
    fileprivate borrowing func packed(size: PixelSize, hasAlpha: Bool) -> Scaler.Pixels {
        let rowBytes = size.width * (hasAlpha ? 4 : 3)
        let stride = Int(unsafe raw.pointee.linesize.0)
        let start = unsafe UnsafePointer(raw.pointee.data.0!)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * size.height) { buffer, count in
            for row in 0..<size.height {
                unsafe (buffer.baseAddress! + row * rowBytes).update(
                    from: start + row * stride, count: rowBytes)
            }
            count = rowBytes * size.height
        }
        return Scaler.Pixels(size: size, hasAlpha: hasAlpha, bytes: bytes)
    }
}
