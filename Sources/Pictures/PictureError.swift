/// Why a picture could not be encoded.
public struct PictureError: Error, Hashable, Sendable {
    /// What failed; the raw value is the name of the C function where there is one.
    public enum Operation: String, CaseIterable, Sendable {
        /// To set up a JPEG compressor.
        case startJPEG = "tjInitCompress"
        /// To compress a JPEG.
        case compressJPEG = "tjCompress2"
        /// To set up a PNG compressor.
        case startPNG = "libdeflate_alloc_compressor"
        /// To compress a PNG.
        case compressPNG = "libdeflate_zlib_compress"
    }

    /// What failed.
    public let operation: Operation
    /// The library's message, or ours: one line without a full stop.
    public let reason: String

    init(_ operation: Operation, _ reason: String) {
        self.operation = operation
        self.reason = reason
    }
}

extension PictureError: CustomStringConvertible {
    /// The reason, and the C function behind it in parentheses.
    public var description: String { "\(reason) (\(operation.rawValue))" }
}
