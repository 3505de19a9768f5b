/// What a URL stands for at the moment: its length, its validators and how it is described.
public struct Representation: Hashable, Sendable {
    /// Length in bytes; never negative.
    public let size: Int64
    /// The entity tag, where there is one.
    public let entityTag: EntityTag?
    /// When it was last changed, where that is known.
    public let lastModified: HTTPDate?
    /// Value of `Content-Type`.
    public let contentType: String
    /// Value of `Cache-Control`, the same on 200, 206 and 304.
    public let cacheControl: String?

    /// Makes a representation whose validators come from elsewhere, such as a remote origin.
    public init(
        size: Int64, entityTag: EntityTag?, lastModified: HTTPDate?, contentType: String,
        cacheControl: String? = nil
    ) {
        precondition(size >= 0, "a length is not negative")
        self.size = size
        self.entityTag = entityTag
        self.lastModified = lastModified
        self.contentType = contentType
        self.cacheControl = cacheControl
    }

    /// Makes the representation of a file from what the file system says.
    ///
    /// Both times are in nanoseconds since 1970 UTC.
    public init(
        size: Int64, modifiedNanoseconds: Int64, nowNanoseconds: Int64, contentType: String,
        cacheControl: String? = nil
    ) {
        self.init(
            size: size,
            entityTag: EntityTag(
                size: size, modifiedNanoseconds: modifiedNanoseconds, nowNanoseconds: nowNanoseconds),
            lastModified: HTTPDate(nanoseconds: modifiedNanoseconds), contentType: contentType,
            cacheControl: cacheControl)
    }
}
