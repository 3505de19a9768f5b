public import Bytes

/// The top level of a container: what kind it is, how it is laid out, and where it says that it ends.
///
/// Only the headers of top-level structures are read, a few bytes each, and no length is believed before it is
/// compared with the source. See `OutlineLimits` for the bounds.
public struct ContainerOutline: Hashable, Sendable {
    /// A family of containers, with the facts that only this family has.
    public enum Family: Hashable, Sendable {
        /// ISO base media files (ISO/IEC 14496-12) and QuickTime files.
        ///
        /// - `brands`: The major brand, then the compatible ones, each once, as four characters with their spaces
        ///   (`qt  `); empty for old QuickTime files, which have none.
        /// - `fastStart`: Whether `moov` comes before the first sample data.
        /// - `fragmented`: Whether `moov` announces fragments (`mvex`) or there are some (`moof`).
        case isoBaseMedia(brands: [String], fastStart: Bool, fragmented: Bool)
        /// EBML files (RFC 8794), by the document type in their header, such as `matroska` or `webm`.
        case matroska(docType: String)
        /// RIFF files, by their form as four characters with their spaces, such as `AVI `, `WAVE` or `WEBP`.
        case riff(form: String)
        /// Pictures that are files of their own, by FFmpeg's name for the format: `jpeg` or `webp`.
        case picture(format: String)
    }

    /// The family and its facts.
    public let family: Family
    /// Offset of the first byte after the last structure, in bytes, as its length declares it.
    ///
    /// Nil where the container does not say (live recordings, boxes that reach to the end of the file, whatever its
    /// length), and where a limit ended the reading. May be less than the source's size: some files carry a trailer.
    public let declaredEnd: Int64?
    /// Whether the source is known to end before `declaredEnd`.
    ///
    /// A file cut exactly between two structures cannot be told from a whole one here.
    public let isTruncated: Bool

    init(family: Family, declaredEnd: Int64?, size: Int64?) {
        self.family = family
        self.declaredEnd = declaredEnd
        if let declaredEnd, let size { isTruncated = size < declaredEnd } else { isTruncated = false }
    }
}

extension ContainerOutline {
    /// Reads the outline of `source`, or nil where it belongs to none of the families.
    ///
    /// - Parameters:
    ///   - source: The bytes of the whole file.
    ///   - limits: How much is read at most.
    /// - Throws: What `source` throws, and nothing else.
    public static func read(
        _ source: any ByteSource, limits: OutlineLimits = OutlineLimits()
    ) throws -> ContainerOutline? {
        var reader = HeaderReader(source, limits: limits)
        return try matroska(&reader) ?? riff(&reader) ?? isoBaseMedia(&reader)
    }
}
