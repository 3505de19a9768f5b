/// One member of a Range field: which bytes of a representation whose length is not known yet (RFC 9110 §14.1.2).
///
/// Numbers too great for 64 bits have become `Int64.max`, which no file reaches.
public enum RangeSpecifier: Hashable, Sendable {
    /// `first-last`, or `first-` to the end; `last` is included and not less than `first`.
    case from(Int64, through: Int64?)
    /// `-length`: that many bytes from the end.
    case suffix(Int64)

    /// The bytes this is of a representation of `size` bytes, or nil where it has none of them.
    public func span(of size: Int64) -> ByteSpan? {
        switch self {
        case .from(let first, let last):
            guard first < size else { return nil }
            let end = last.map { $0 < size ? $0 + 1 : size } ?? size
            return ByteSpan(offset: first, count: end - first)
        case .suffix(let length):
            let count = min(length, size)
            return count > 0 ? ByteSpan(offset: size - count, count: count) : nil
        }
    }
}
