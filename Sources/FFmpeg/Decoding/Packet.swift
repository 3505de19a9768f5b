public import Bytes
import CFFmpeg

/// One packet of compressed data, reused from read to read.
///
/// The corresponding C type is `AVPacket`.
@safe public struct Packet: ~Copyable {
    let raw: UnsafeMutablePointer<AVPacket>

    /// An empty packet.
    public init() { unsafe raw = av_packet_alloc()! }

    /// The stream it belongs to.
    public var stream: Int { Int(unsafe raw.pointee.stream_index) }
    /// Presentation timestamp in ticks of the stream, or nil where the container tells none.
    public var presentationTicks: Int64? { ticks(unsafe raw.pointee.pts) }
    /// Decoding timestamp in ticks of the stream, or nil where the container tells none.
    public var decodingTicks: Int64? { ticks(unsafe raw.pointee.dts) }
    /// How long it is shown, in ticks of the stream; 0 where that is not known.
    public var durationTicks: Int64 { max(0, unsafe raw.pointee.duration) }
    /// Length of its data in bytes.
    public var byteCount: Int { max(0, Int(unsafe raw.pointee.size)) }
    /// Whether the container says that decoding may begin here.
    public var isKey: Bool { unsafe raw.pointee.flags & AV_PKT_FLAG_KEY != 0 }
    /// Whether it must be decoded but not shown (before the start of an edit).
    public var isDiscarded: Bool { unsafe raw.pointee.flags & AV_PKT_FLAG_DISCARD != 0 }

    /// Whether its bytes are encrypted, by a scheme that needs a key (ISO/IEC 23001-7).
    public var isEncrypted: Bool {
        unsafe av_packet_get_side_data(raw, AV_PKT_DATA_ENCRYPTION_INFO, nil) != nil
    }

    /// Reads a sample out of a movie's bytes; false where they end before it does.
    ///
    /// - Parameters:
    ///   - source: The bytes of the movie.
    ///   - offset: Where the sample begins.
    ///   - count: Its length in bytes.
    ///   - ticks: Its presentation timestamp, which the decoded picture gets.
    /// - Throws: The source's own error, or `FFmpegError`.
    public mutating func read(
        _ source: any ByteSource, at offset: Int64, count: Int, presentationTicks: Int64
    ) throws -> Bool {
        unsafe av_packet_unref(raw)
        let size = Int32(clamping: count)
        try check(.allocatePacket) { unsafe av_new_packet(raw, size) }
        unsafe raw.pointee.pts = presentationTicks
        unsafe raw.pointee.dts = CFF_NO_TIMESTAMP
        var filled = 0
        while filled < Int(size) {
            var rest = unsafe MutableSpan(_unsafeStart: raw.pointee.data + filled, count: Int(size) - filled)
            let got = try source.read(at: offset + Int64(filled), into: &rest)
            guard got > 0 else { return false }
            filled += got
        }
        return filled == count
    }

    /// Takes the contents of another packet, which is empty then.
    public mutating func take(_ other: inout Packet) {
        unsafe av_packet_unref(raw)
        unsafe av_packet_move_ref(raw, other.raw)
    }

    deinit {
        var pointer: UnsafeMutablePointer<AVPacket>? = unsafe raw
        unsafe av_packet_free(&pointer)
    }
}

/// A timestamp, or nil where C says that there is none.
func ticks(_ value: Int64) -> Int64? { value == CFF_NO_TIMESTAMP ? nil : value }
