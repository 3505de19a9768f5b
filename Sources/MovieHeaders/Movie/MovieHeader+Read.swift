public import Bytes

extension MovieHeader {
    /// Reads the headers of a movie, or gives nil where it is no ISO base media file, no Matroska file, no JPEG,
    /// no PNG and no WebP.
    ///
    /// - Parameters:
    ///   - source: The bytes of the whole file.
    ///   - limits: How much is read at most.
    /// - Throws: What `source` throws, and nothing else.
    public static func read(
        _ source: any ByteSource, limits: HeaderLimits = HeaderLimits()
    ) throws -> MovieHeader? {
        var reader = HeaderReader(source, limits: limits.whole)
        return try matroska(&reader, limits: limits) ?? picture(&reader)
            ?? isoBaseMedia(&reader, limits: limits)
    }
}

/// How much of a movie is read for its header.
public struct HeaderLimits: Hashable, Sendable {
    /// Structures whose headers are read, at most.
    public var boxes = 100_000
    /// Bytes of one table or index that are held in memory, at most.
    public var tableBytes = 24 << 20
    /// Bytes from either end of the file that are read for what no index tells.
    public var endBytes = 1 << 20

    /// Samples of all tracks together that are counted, at most; one track has room for a quarter of the default.
    public var samples = 4 * SampleOrder.mostSamples

    /// The default limits.
    public init() {}

    /// The limits of all reading together: two tables at their longest, and what is read around them.
    var whole: OutlineLimits {
        let bytes = 2 * max(0, min(tableBytes, 1 << 40)) + 8 * max(0, min(endBytes, 1 << 40))
        return OutlineLimits(boxes: boxes, bytes: bytes)
    }
}
