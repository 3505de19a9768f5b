/// The bytes of a movie, read at any offset.
///
/// Sources never move a shared position, so several readers may use one at a time.
public protocol ByteSource: Sendable {
    /// Length in bytes; nil while it is not known.
    var size: Int64? { get }

    /// Reads up to `destination.count` bytes from `offset` and returns how many it got; 0 means the end.
    ///
    /// A source fills as much as it can: fewer bytes than asked for come only at the end.
    func read(at offset: Int64, into destination: inout MutableSpan<UInt8>) throws -> Int
}
