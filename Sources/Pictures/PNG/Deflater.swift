import CDeflate

/// A compressor of libdeflate.
///
/// Owner: exactly one, which frees it at the end of its life.
@safe
struct Deflater: ~Copyable {
    private let compressor: OpaquePointer

    /// Sets up a compressor of `level` 0 (stores only) to 12 (slowest).
    ///
    /// The corresponding C function is `libdeflate_alloc_compressor`.
    init(level: Int32) throws(PictureError) {
        guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
            throw PictureError(.startPNG, "out of memory")
        }
        unsafe self.compressor = compressor
    }

    deinit { unsafe libdeflate_free_compressor(compressor) }

    /// `bytes` as one zlib stream.
    ///
    /// The corresponding C function is `libdeflate_zlib_compress`.
    mutating func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](capacity: bound) { output in
            let input = bytes.span
            unsafe output.withUnsafeMutableBufferPointer { buffer, count in
                unsafe input.withUnsafeBytes { input in
                    // Into this bound it always fits, so that there is no failure to report.
                    count = unsafe libdeflate_zlib_compress(
                        compressor, input.baseAddress, input.count, buffer.baseAddress, bound)
                }
            }
        }
    }
}
