import Timing

extension ChapterHeader {
    private enum Field {
        static let edition: UInt64 = 0x45B9
        static let isEditionHidden: UInt64 = 0x45BD
        static let atom: UInt64 = 0xB6
        static let uid: UInt64 = 0x73C4
        static let start: UInt64 = 0x91
        static let end: UInt64 = 0x92
        static let isHidden: UInt64 = 0x98
        static let isEnabled: UInt64 = 0x4598
        static let display: UInt64 = 0x80
        static let text: UInt64 = 0x85
    }

    /// The chapters of all editions that are shown, each once, in the order of their starts.
    ///
    /// Chapters within chapters are left out, as FFmpeg does; several editions tell the same story again, of which
    /// only what comes later than everything so far is kept.
    ///
    /// - Parameter end: Where the movie ends, for a last chapter that does not say.
    static func matroska(_ list: ElementList, end: MediaTime?) -> [ChapterHeader] {
        var starts: [(start: UInt64, end: UInt64?, title: String?)] = []
        for edition in list.lists(Field.edition) where !edition.flag(Field.isEditionHidden) {
            for atom in edition.lists(Field.atom)
            where !atom.flag(Field.isHidden) && atom.flag(Field.isEnabled, or: true) {
                guard starts.count < 10_000 else { break }
                let start = atom.number(Field.start) ?? 0
                guard start < 1 << 62, starts.last.map({ start > $0.start }) ?? true else { continue }
                let end = atom.number(Field.end).flatMap { $0 >= start && $0 < 1 << 62 ? $0 : nil }
                starts.append((start, end, atom.list(Field.display).text(Field.text)))
            }
        }
        return starts.indices.map { index in
            let chapter = starts[index]
            let start = time(chapter.start)
            let next = index + 1 < starts.count ? time(starts[index + 1].start) : end
            let last = chapter.end.map(time) ?? next.map { max($0, start) } ?? start
            return ChapterHeader(start: start, end: last, title: chapter.title)
        }
    }

    private static func time(_ nanoseconds: UInt64) -> MediaTime {
        MediaTime(value: Int64(nanoseconds), timescale: 1_000_000_000).reduced
    }
}
