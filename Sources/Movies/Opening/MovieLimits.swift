public import FFmpeg

/// What opening and decoding one movie may cost.
public struct MovieLimits: Hashable, Sendable {
    /// Bytes and streams while it is found out what the file is.
    public var demuxer = DemuxerLimits()
    /// Most pixels in a decoded picture.
    public var maximumPixels = 16384 * 16384
    /// Most samples of a movie that are listed in memory to tell its facts.
    ///
    /// A day of pictures and sound has six million.
    public var mostSamples: Int64 = 8_000_000
    /// How long one call may take; nil for as long as it needs.
    public var timeLimit: Duration?

    /// The default limits, without a time limit.
    public init() {}
}

extension MovieLimits {
    /// The same where only facts are asked for, for which few bytes of a file are enough.
    var bounded: MovieLimits {
        var limits = self
        limits.demuxer.openSize = demuxer.openSize ?? 128 << 20
        return limits
    }
}
