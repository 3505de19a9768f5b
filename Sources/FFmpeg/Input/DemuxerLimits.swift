/// How much of an input may be read or kept before it is known what it is.
public struct DemuxerLimits: Hashable, Sendable {
    /// Bytes read to tell the container.
    public var probeSize: Int32 = 1 << 20
    /// Bytes read to learn the streams' parameters.
    public var analyzeSize: Int64 = 5_000_000
    /// Bytes read before the streams' parameters are known, whatever is read again; nil for as many as it takes.
    ///
    /// Some demuxers look for a beginning through the whole file, however long. Of a JPEG, whose first bytes tell all, a
    /// file ends there; any other input is refused.
    public var openSize: Int64?
    /// Bytes that a JPEG is read for, at most, where `openSize` is set.
    public var pictureSize: Int64 = 8 << 20
    /// Streams that one input may have: each takes a megabyte and more once it is looked at.
    public var maximumStreams: Int32 = 200

    /// The default limits.
    public init() {}
}
