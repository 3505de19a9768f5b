import CFFmpeg

/// The samples of one stream as the container's index lists them; times are decoding times.
///
/// It looks into the demuxer, so use it before the next read or seek. Empty where the container has no index
/// or FFmpeg has no functions to ask it. The corresponding C type is `AVIndexEntry`.
@safe public struct SampleTable {
    private let stream: UnsafeMutablePointer<AVStream>
    /// Number of samples.
    public let count: Int

    /// One sample.
    public struct Sample: Hashable, Sendable {
        /// Decoding time in ticks of the stream, edit list applied.
        public let ticks: Int64
        /// Offset of its first byte in the file.
        public let offset: Int64
        /// Length in bytes.
        public let byteCount: Int
        /// Whether decoding may begin here.
        public let isKey: Bool
        /// Whether it is shown, and not only decoded for others (before the start of an edit).
        public let isShown: Bool
    }

    init(_ demuxer: Demuxer, stream: Int) {
        unsafe self.stream = demuxer.raw.pointee.streams[stream]!
        let isThere =
            FFmpegLibrary.has("avformat_index_get_entries_count")
            && FFmpegLibrary.has("avformat_index_get_entry")
        count = isThere ? max(0, Int(unsafe avformat_index_get_entries_count(self.stream))) : 0
    }

    /// The sample at `index`, in the order of decoding.
    public subscript(index: Int) -> Sample? {
        guard index >= 0, index < count, let entry = unsafe avformat_index_get_entry(stream, Int32(index))
        else {
            return nil
        }
        return unsafe Sample(
            ticks: entry.pointee.timestamp, offset: entry.pointee.pos, byteCount: Int(entry.pointee.size),
            isKey: entry.pointee.flags & AVINDEX_KEYFRAME != 0,
            isShown: entry.pointee.flags & AVINDEX_DISCARD_FRAME == 0)
    }
}

extension Demuxer {
    /// The container's index of a stream, as far as it is known by now.
    public func samples(of stream: Int) -> SampleTable { SampleTable(self, stream: stream) }
}
