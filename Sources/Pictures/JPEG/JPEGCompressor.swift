import CTurboJPEG
import PictureGeometry

/// A compressor of TurboJPEG.
///
/// Owner: exactly one, which destroys it at the end of its life.
@safe
struct JPEGCompressor: ~Copyable {
    private let handle: tjhandle

    private static let noGapBetweenRows: Int32 = 0

    /// Sets up a compressor.
    ///
    /// The corresponding C function is `tjInitCompress`.
    init() throws(PictureError) {
        guard let handle = unsafe tjInitCompress() else {
            throw PictureError(.startJPEG, unsafe String(cString: tjGetErrorStr2(nil)))
        }
        unsafe self.handle = unsafe handle
    }

    deinit { unsafe tjDestroy(handle) }

    /// Compresses a picture without alpha.
    ///
    /// The corresponding C function is `tjCompress2`.
    mutating func compress(_ bitmap: Bitmap, quality: Int) throws(PictureError) -> [UInt8] {
        guard (1...100).contains(quality) else {
            throw PictureError(.compressJPEG, "quality \(quality) is not 1 to 100")
        }
        var file = JPEGBytes()
        let status = unsafe bitmap.bytes.span.withUnsafeBufferPointer { pixels in
            unsafe tjCompress2(
                handle, pixels.baseAddress, Int32(clamping: bitmap.size.width), Self.noGapBetweenRows,
                Int32(clamping: bitmap.size.height), TJPF_RGB.rawValue, &file.start, &file.count,
                Int32(TJSAMP_420.rawValue), Int32(quality), TJFLAG_ACCURATEDCT)
        }
        guard status == 0 else {
            throw PictureError(.compressJPEG, unsafe String(cString: tjGetErrorStr2(handle)))
        }
        return file.copied()
    }
}

/// A file in memory that TurboJPEG allocated.
///
/// Owner: exactly one. The pointer is nil until there is a file; TurboJPEG may move it, even when it fails.
@safe
private struct JPEGBytes: ~Copyable {
    var start: UnsafeMutablePointer<UInt8>? = nil
    var count: UInt = 0

    deinit { unsafe tjFree(start) }

    func copied() -> [UInt8] {
        unsafe [UInt8](UnsafeBufferPointer(start: start, count: Int(count)))
    }
}
