import PictureGeometry
import Timing

extension MovieHeader {
    /// Chapters that are read, and bytes of a title.
    private static var mostChapters: Int { 1000 }
    private static var longestTitle: Int64 { 4096 }

    /// Reads the chapters: a track of texts that others refer to, or else Nero's list.
    mutating func setChapters(
        _ movie: ArraySlice<UInt8>, _ tracks: inout [MovieTrack], _ reader: inout HeaderReader
    ) throws {
        let referred = Set(tracks.flatMap(\.chapterTracks))
        for index in tracks.indices where tracks[index].header.id.map(referred.contains) == true {
            if case .video(let video) = tracks[index].header.kind {
                // Pictures of chapters are shown nowhere.
                let size = tracks[index].firstSample?.size ?? 0
                tracks[index].header.kind = .cover(byteCount: Int(clamping: size), size: video.size)
                continue
            }
            tracks[index].header.kind = .data
            tracks[index].header.codec = "bin_data"
            if chapters.isEmpty { chapters = try Self.chapters(in: tracks[index], &reader) }
        }
        if chapters.isEmpty, let list = movie.box("udta", "chpl") { chapters = Self.chapters(nero: list) }
        // An end that is not told is the next one's beginning, or the movie's end.
        let last = tracks.filter(\.header.isTimed).compactMap { $0.header.duration }.max()
        for index in chapters.indices where chapters[index].end <= chapters[index].start {
            let next = index + 1 < chapters.count ? chapters[index + 1].start : last ?? chapters[index].start
            chapters[index].end = max(next, chapters[index].start)
        }
    }

    private static func chapters(
        in track: MovieTrack, _ reader: inout HeaderReader
    ) throws -> [ChapterHeader] {
        var chapters: [ChapterHeader] = []
        var durations = RunReader(track.tables.durations)
        var time: Int64 = -(track.edits.edits.first { $0.mediaTime != nil }?.mediaTime ?? 0)
        for (offset, size) in track.tables.places(atMost: mostChapters) {
            let end = time &+ durations.next()
            let bytes = try reader.bytes(at: offset, count: Int(min(max(0, size), longestTitle))) ?? []
            chapters.append(
                ChapterHeader(
                    start: MediaTime(value: time, timescale: track.timescale).reduced,
                    end: MediaTime(value: end, timescale: track.timescale).reduced, title: title(bytes)))
            time = end
        }
        return chapters
    }

    /// A text sample: its length, and UTF-8, or UTF-16 behind a byte order mark.
    private static func title(_ bytes: [UInt8]) -> String? {
        guard let length = bytes.bigEndian(at: 0, count: 2), length > 0 else { return nil }
        let text = bytes.dropFirst(2).prefix(Int(length))
        guard let mark = text.bigEndian(at: 0, count: 2), mark == 0xFEFF || mark == 0xFFFE else {
            return String(decoding: text, as: UTF8.self)
        }
        let units = stride(from: 2, to: text.count - 1, by: 2).compactMap { index in
            text.bigEndian(at: index, count: 2).map { UInt16($0) }
        }
        return String(decoding: units.map { mark == 0xFEFF ? $0 : $0.byteSwapped }, as: UTF16.self)
    }

    /// Nero's list: beginnings in units of 100 ns, and titles.
    private static func chapters(nero box: ArraySlice<UInt8>) -> [ChapterHeader] {
        var place = box.version == 1 ? 9 : 5
        guard let count = box.bigEndian(at: place - 1, count: 1) else { return [] }
        var chapters: [ChapterHeader] = []
        for _ in 0..<count {
            guard let start = box.unsigned(at: place, count: 8),
                let length = box.bigEndian(at: place + 8, count: 1)
            else { break }
            let title = box.dropFirst(place + 9).prefix(Int(length))
            let time = MediaTime(value: start, timescale: 10_000_000).reduced
            chapters.append(
                ChapterHeader(start: time, end: time, title: String(decoding: title, as: UTF8.self)))
            place += 9 + Int(length)
        }
        return chapters
    }
}
