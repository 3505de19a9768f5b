public import FFmpeg

/// What opening and decoding one movie may cost.
public struct MovieLimits: Hashable, Sendable {
    /// Bytes and streams while it is found out what the file is.
    public var demuxer = DemuxerLimits()
    /// Most pixels in a decoded picture.
    public var maximumPixels = 16384 * 16384
    /// How long one call may take; nil for as long as it needs.
    public var timeLimit: Duration?

    /// The default limits, without a time limit.
    public init() {}
}
