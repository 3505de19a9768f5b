import CFFmpeg
public import Timing

extension Demuxer {
    /// The container's metadata, keys in lower case.
    public var tags: [String: String] { unsafe metadata(raw.pointee.metadata) }

    /// Presentation time of the first thing shown, over all streams.
    public var start: MediaTime? { microseconds(unsafe raw.pointee.start_time) }

    /// Length of the movie as the header or an estimate gives it.
    public var duration: MediaTime? {
        microseconds(unsafe raw.pointee.duration).flatMap { $0 > .zero ? $0 : nil }
    }

    /// Bits in a second of the whole movie.
    public var bitRate: Int64? { unsafe raw.pointee.bit_rate > 0 ? raw.pointee.bit_rate : nil }

    /// One chapter of a movie.
    public struct Chapter: Hashable, Sendable {
        /// Where it begins.
        public let start: MediaTime
        /// Where it ends.
        public let end: MediaTime
        /// What it is called.
        public let title: String?
    }

    /// The chapters in file order.
    public var chapters: [Chapter] {
        unsafe (0..<Int(raw.pointee.nb_chapters)).compactMap { index in
            let chapter = unsafe raw.pointee.chapters[index]!.pointee
            guard let base = unsafe TimeBase(chapter.time_base.num, over: chapter.time_base.den),
                let start = unsafe ticks(chapter.start).flatMap(base.time),
                let end = unsafe ticks(chapter.end).flatMap(base.time)
            else { return nil }
            return unsafe Chapter(start: start, end: end, title: metadata(chapter.metadata)["title"])
        }
    }

    private func microseconds(_ value: Int64) -> MediaTime? {
        ticks(value).map { MediaTime(value: $0, timescale: Int64(AV_TIME_BASE)).reduced }
    }
}

extension Demuxer {
    /// Width of a sample over its height in a frame of `stream`; the container goes before the codec.
    ///
    /// The corresponding C function is `av_guess_sample_aspect_ratio`.
    public func sampleAspectRatio(of stream: Int, _ frame: borrowing Frame) -> Fraction? {
        Fraction(unsafe av_guess_sample_aspect_ratio(raw, raw.pointee.streams[stream], frame.raw))
    }

    /// Where `duration` comes from.
    public enum DurationSource: Hashable, Sendable {
        /// The header of the container or of its streams.
        case header
        /// Timestamps at both ends.
        case timestamps
        /// The file's size and a bit rate.
        case bitRate
    }

    /// Where `duration` comes from.
    public var durationSource: DurationSource {
        switch unsafe raw.pointee.duration_estimation_method {
        case AVFMT_DURATION_FROM_STREAM: .header
        case AVFMT_DURATION_FROM_BITRATE: .bitRate
        default: .timestamps
        }
    }
}
