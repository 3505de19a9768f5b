import FoundationEssentials
import HTTPRanges
import Origins

/// An item as JSON tells it; addresses are paths.
struct ItemRecord: Codable, Hashable {
    let id, name, path, url, thumb, type: String
    /// Length in bytes.
    let size: Int64
    /// When it was last changed, as `2020-01-01T00:00:00Z`.
    let modified: String

    init(_ item: MovieItem) {
        (id, name, url, thumb, type) = (item.id, item.name, item.url, item.poster, item.type.name)
        path = String(decoding: item.path, as: UTF8.self)
        size = item.stamp.size
        modified = Self.time(item.stamp.modified)
    }

    /// A time in nanoseconds since 1970.
    static func time(_ nanoseconds: Int64) -> String {
        Date(timeIntervalSince1970: Double(HTTPDate(nanoseconds: nanoseconds).seconds)).formatted(.iso8601)
    }
}
