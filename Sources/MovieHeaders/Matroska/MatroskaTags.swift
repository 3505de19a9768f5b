import Timing

/// What a segment's tags say, of the whole and of its tracks.
struct MatroskaTags {
    /// Of the whole, keys in lower case.
    private(set) var movie: [String: String] = [:]
    /// Of tracks, by their unique identifier.
    private(set) var tracks: [UInt64: [String: String]] = [:]

    private enum Field {
        static let tag: UInt64 = 0x7373
        static let targets: UInt64 = 0x63C0
        static let level: UInt64 = 0x68CA
        static let levelName: UInt64 = 0x63CA
        static let trackUID: UInt64 = 0x63C5
        static let editionUID: UInt64 = 0x63C9
        static let chapterUID: UInt64 = 0x63C4
        static let attachmentUID: UInt64 = 0x63C6
        static let simple: UInt64 = 0x67C8
        static let name: UInt64 = 0x45A3
        static let string: UInt64 = 0x4487
        static let language: UInt64 = 0x447A
        static let isDefault: UInt64 = 0x4484
    }

    /// Names that FFmpeg gives otherwise.
    private static let names = ["lead_performer": "performer", "part_number": "track"]

    /// Adds the tags of one `Tags` element.
    mutating func add(_ list: ElementList) {
        for tag in list.lists(Field.tag) {
            let targets = tag.list(Field.targets)
            let others = [Field.editionUID, Field.chapterUID, Field.attachmentUID]
            // 0 means all of them.
            guard !others.contains(where: { targets.number($0) ?? 0 != 0 }) else { continue }
            var found: [String: String] = [:]
            Self.collect(tag.lists(Field.simple), prefix: Self.prefix(targets), depth: 0, into: &found)
            let uids = targets.all(Field.trackUID).compactMap(ElementList.number).filter { $0 != 0 }
            if uids.isEmpty { movie.merge(found) { _, new in new } }
            for uid in uids { tracks[uid, default: [:]].merge(found) { _, new in new } }
        }
    }

    /// Tags of the movie or album itself bear no prefix; those of its collection or of a scene do.
    private static func prefix(_ targets: ElementList) -> String {
        guard let level = targets.number(Field.level), level != 50, let name = targets.text(Field.levelName)
        else {
            return ""
        }
        return name.lowercased() + "/"
    }

    private static func collect(
        _ tags: [ElementList], prefix: String, depth: Int, into found: inout [String: String]
    ) {
        for tag in tags {
            guard let name = tag.text(Field.name)?.lowercased() else { continue }
            let key = prefix + (names[name] ?? name)
            if let text = tag.text(Field.string) {
                let language = tag.text(Field.language).flatMap { $0 == "und" ? nil : $0 }
                if tag.flag(Field.isDefault, or: true) || language == nil { found[key] = text }
                if let language { found["\(key)-\(language)"] = text }
            }
            if depth < 4 {
                collect(tag.lists(Field.simple), prefix: key + "/", depth: depth + 1, into: &found)
            }
        }
    }

    /// A duration such as `00:00:10.050000000`.
    static func time(_ text: String) -> MediaTime? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let hours = Int64(parts[0]), let minutes = Int64(parts[1]),
            (0..<1_000_000).contains(hours), (0..<60).contains(minutes)
        else { return nil }
        // Writers under some locales put a comma.
        let second = parts[2].split(whereSeparator: { $0 == "." || $0 == "," })
        guard let whole = second.first.flatMap({ Int64($0) }), (0..<61).contains(whole) else { return nil }
        let digits = second.count > 1 ? String(second[1].prefix(9)) : "0"
        guard digits.allSatisfy(\.isNumber), let fraction = Int64(digits) else { return nil }
        let scale = (0..<9 - digits.count).reduce(fraction) { value, _ in value * 10 }
        let seconds = (hours * 60 + minutes) * 60 + whole
        return MediaTime(value: seconds * 1_000_000_000 + scale, timescale: 1_000_000_000).reduced
    }
}
