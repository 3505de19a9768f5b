/// How much of an input may be read or kept before it is known what it is.
public struct DemuxerLimits: Hashable, Sendable {
    /// Bytes read to tell the container.
    public var probeSize: Int32 = 1 << 20
    /// Bytes read to learn the streams' parameters.
    public var analyzeSize: Int64 = 5_000_000
    /// Streams that one input may have: each takes a megabyte and more once it is looked at.
    public var maximumStreams: Int32 = 200

    /// The default limits.
    public init() {}
}
