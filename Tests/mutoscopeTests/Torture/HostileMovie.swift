/// Bytes of movies that claim, nest and repeat what no real movie does.
enum HostileMovie {
    /// A file by what is wrong with it.
    static let named: [String: @Sendable () -> [UInt8]] = [
        "a moov that never ends": { moov(sized: word(0)) },
        "a moov of seven bytes": { moov(sized: word(7)) },
        "a moov of 2^31 bytes": { moov(sized: word(1 << 31)) },
        "a moov of 2^63 bytes": { moov(sized: word(1), behind: word(1 << 31) + word(0)) },
        "a track that overlaps the next": {
            let one = track()
            return file(word(UInt32(one.count + 5000)), Array(one.dropFirst(4)), one)
        },
        "ten thousand boxes in each other": { file(track(), nested("udta")) },
        "ten thousand movies in each other": { join(type, nested("moov"), data) },
        "2^32-1 samples of one length": { file(track(sizes: full("stsz", [1, .max]))) },
        "2^32-1 samples of one duration": {
            file(track(sizes: full("stsz", [1, .max]), times: [1, .max, 1]))
        },
        "2^32-1 lengths": { file(track(sizes: full("stsz", [0, .max, 1, 1]))) },
        "2^32-1 runs of durations": { file(track(times: [.max, 1, 1])) },
        "2^32-1 edits": { file(track(edits: full("elst", [.max, 1000, 0, 1 << 16]))) },
        "seventy thousand edits of everything": {
            var edits: [UInt32] = [70_000]
            for _ in 0..<70_000 { edits += [1000, 0, 1 << 16] }
            let sizes = full("stsz", [1, 100_000])
            return file(track(sizes: sizes, times: [1, 100_000, 1], edits: full("elst", edits)))
        },
        "2^32-1 samples in a fragment": {
            let run = box("traf", full("tfhd", [1]) + full("trun", [.max]))
            let extends = box("mvex", full("trex", [1, 1, 100, 100, 0]))
            let empty = track(sizes: full("stsz", [0, 0]), times: [0])
            return join(file(empty, extends), box("moof", full("mfhd", [1]) + run))
        },
        "a million empty boxes": {
            join(type, [[UInt8]](repeating: box("free"), count: 1_000_000).flatMap { $0 }, box("moov", header))
        },
    ]

    private static func join(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

    private static func file(_ content: [UInt8]...) -> [UInt8] {
        join(type, box("moov", header + content.flatMap { $0 }), data)
    }

    private static func moov(sized size: [UInt8], behind large: [UInt8] = []) -> [UInt8] {
        join(type, size, Array("moov".utf8), large, header, track(), data)
    }

    /// Beginnings after which a demuxer looks for more, however long the file is.
    static let beginnings: [String: [UInt8]] = [
        "zeros": [],
        "MP4": type,
        "FLV": Array("FLV".utf8) + [1, 5, 0, 0, 0, 9, 0, 0, 0, 0],
        "GIF": Array("GIF89a".utf8) + [16, 0, 16, 0, 0, 0, 0],
        "JPEG": [0xff, 0xd8, 0xff, 0xe0, 0, 16] + Array("JFIF".utf8) + [0],
        "ID3": Array("ID3".utf8) + [4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f],
        "MPEG": [0, 0, 1, 0xba, 0x44, 0, 4, 0, 4, 1, 0, 0, 3, 3, 0xf8, 0, 0, 1, 0xbb],
        "Matroska": [0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88] + Array("matroska".utf8),
    ]

    private static let type = box("ftyp", Array("isom".utf8) + word(512) + Array("isommp42".utf8))
    private static let data = box("mdat", [UInt8](repeating: 0, count: 1000))
    private static let matrix: [UInt32] = [1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30]
    private static let clock: [UInt32] = [0, 0, 1000, 1000, 1 << 16, 1 << 24, 0, 0]
    private static let rest: [UInt32] = [0, 0, 0, 0, 0, 0, 2]
    private static let header = full("mvhd", clock + matrix + rest)

    /// A track of ten samples, 320x240.
    private static func track(
        sizes: [UInt8] = full("stsz", [100, 10]), times: [UInt32] = [1, 10, 100], edits: [UInt8] = []
    ) -> [UInt8] {
        var entry = [UInt8](repeating: 0, count: 78)
        (entry[7], entry[24], entry[25], entry[27], entry[41]) = (1, 1, 64, 240, 1)
        let tables = join(
            box("stsd", join(word(0), word(1), box("mp4v", entry))), full("stts", times),
            full("stsc", [1, 1, 10, 1]), sizes, full("stco", [1, 48]))
        let handler = box("hdlr", join(word(0), word(0), Array("vide".utf8), [UInt8](repeating: 0, count: 13)))
        let media = join(
            full("mdhd", [0, 0, 1000, 1000, 0x55c4_0000]), handler,
            box("minf", join(full("vmhd", [0, 0]), box("stbl", tables))))
        let fields: [UInt32] = [0, 0, 1, 0, 1000, 0, 0, 0, 0]
        return box(
            "trak",
            join(
                full("tkhd", fields + matrix + [320 << 16, 240 << 16]), edits.isEmpty ? [] : box("edts", edits),
                box("mdia", media)))
    }

    private static func nested(_ type: String) -> [UInt8] {
        (0..<10_000).flatMap { word(UInt32(80_000 - 8 * $0)) + Array(type.utf8) }
    }

    private static func box(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
        word(UInt32(8 + content.count)) + Array(type.utf8) + content
    }

    private static func full(_ type: String, _ fields: [UInt32]) -> [UInt8] {
        box(type, word(0) + fields.flatMap(word))
    }

    private static func word(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
