import Bytes
import MovieHeaders

/// A track of pictures in an ISO base media file, laid out box by box (ISO/IEC 14496-12).
struct LaidTrack {
    /// Presentation times in decoding order, in ticks of the track; decoding goes by tens of ticks from 0.
    var times: [Int]
    /// The sync samples by their place; nil without a list, where all are such.
    var keys: Set<Int>?
    /// Partial sync samples, as QuickTime lists them.
    var partial: Set<Int> = []
    /// Samples in the group of random access points.
    var points: Set<Int> = []
    /// Distances of samples in the group of recovery points.
    var rolls: [Int: Int] = [:]
    /// Samples that no other depends on.
    var disposable: Set<Int> = []
    /// Length in ticks of the movie, and media time, -1 for nothing.
    var edits: [(length: Int, mediaTime: Int)] = []
    /// How many samples are in each chunk.
    var chunks: [Int]?
    /// Ticks of the movie in a second; the track has 600.
    var movieTimescale = 600
    /// Flags of the data reference: 1 where samples are in this file.
    var referenceFlags: UInt64 = 1
    /// The number of the sample entry that is used.
    var description = 1

    /// Begins with sample times.
    init(_ times: [Int], keys: Set<Int>? = [0]) { (self.times, self.keys) = (times, keys) }

    /// The length of a sample, by its place.
    static func length(_ sample: Int) -> Int { 100 + sample }

    /// The place of a chunk in the file, by its number from 0.
    static func place(_ chunk: Int) -> Int { 10_000 * (chunk + 1) }

    /// The table read from the file.
    func table() throws -> FrameTable? { try FrameTable.read(MemorySource(file), track: 0) }

    /// The whole file.
    var file: [UInt8] { fileType("isom") + box("moov", movieHeader + track()) }

    /// A full box.
    static func full(_ type: String, version: UInt64 = 0, flags: UInt64 = 0, _ content: [UInt8]) -> [UInt8] {
        box(type, bigEndian(version << 24 | flags, 4) + content)
    }

    private func full(_ type: String, version: UInt64 = 0, flags: UInt64 = 0, _ content: [UInt8]) -> [UInt8] {
        Self.full(type, version: version, flags: flags, content)
    }

    /// The `mvhd` box.
    var movieHeader: [UInt8] {
        full("mvhd", filling(8) + bigEndian(UInt64(movieTimescale), 4) + bigEndian(0, 4) + filling(80))
    }

    /// The `trak` box.
    func track() -> [UInt8] {
        let identity = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].flatMap { bigEndian($0, 4) }
        let header = full(
            "tkhd", flags: 7,
            filling(8) + bigEndian(1, 4) + filling(24) + identity + bigEndian(0x40_0000, 4)
                + bigEndian(0x40_0000, 4))
        let list = edits.flatMap { edit in
            bigEndian(UInt64(edit.length), 4) + bigEndian(UInt64(bitPattern: Int64(edit.mediaTime)), 4)
                + bigEndian(0x10000, 4)
        }
        let edit = edits.isEmpty ? [] : box("edts", full("elst", bigEndian(UInt64(edits.count), 4) + list))
        let mediaHeader = full("mdhd", filling(8) + bigEndian(600, 4) + bigEndian(0, 4) + [0x55, 0xC4, 0, 0])
        let handler = full("hdlr", bigEndian(0, 4) + Array("vide".utf8) + bigEndian(0, 13))
        let reference = full("dref", bigEndian(1, 4) + full("url ", flags: referenceFlags, []))
        let information = box("minf", box("dinf", reference) + box("stbl", sampleTable))
        return box("trak", header + edit + box("mdia", mediaHeader + handler + information))
    }

    private var sampleTable: [UInt8] {
        let entry =
            bigEndian(0, 6) + bigEndian(1, 2) + bigEndian(0, 16) + bigEndian(64, 2) + bigEndian(64, 2)
            + bigEndian(0, 50)
        let places = self.chunks ?? [times.count]
        let runs = places.enumerated().flatMap { number, count in
            [number + 1, count, description].flatMap { bigEndian(UInt64($0), 4) }
        }
        var table = full("stsd", bigEndian(1, 4) + box("avc1", entry))
        table += full("stts", counted([[times.count, 10]]))
        let offsets = times.enumerated().map { [1, $1 - 10 * $0] }
        table += full("ctts", version: 1, counted(offsets))
        if let keys { table += full("stss", counted(keys.sorted().map { [$0 + 1] })) }
        if !partial.isEmpty { table += full("stps", counted(partial.sorted().map { [$0 + 1] })) }
        table += full("stsz", bigEndian(0, 4) + counted(times.indices.map { [Self.length($0)] }))
        table += full("stsc", bigEndian(UInt64(places.count), 4) + runs)
        table += full("stco", counted(places.indices.map { [Self.place($0)] }))
        if !disposable.isEmpty {
            table += full("sdtp", times.indices.map { disposable.contains($0) ? 0b0001_1000 : 0b0010_0100 })
        }
        if !points.isEmpty {
            table += Self.group("rap ", times.indices.map { points.contains($0) ? 1 : 0 }, [[0x83]])
        }
        if !rolls.isEmpty {
            let distances = Set(rolls.values).sorted()
            let numbers = times.indices.map {
                rolls[$0].flatMap { distances.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            }
            table += Self.group(
                "roll", numbers, distances.map { bigEndian(UInt64(bitPattern: Int64($0)), 2) })
        }
        return table
    }

    /// A number of rows and the rows, 32 bits each column.
    private func counted(_ rows: [[Int]]) -> [UInt8] {
        bigEndian(UInt64(rows.count), 4) + rows.joined().flatMap { bigEndian(UInt64(bitPattern: Int64($0)), 4) }
    }

    /// The boxes of a grouping: each sample's description from 1, and the descriptions, all of one length.
    static func group(_ type: String, _ numbers: [Int], _ descriptions: [[UInt8]]) -> [UInt8] {
        let name = Array(type.utf8)
        let runs = numbers.flatMap { bigEndian(1, 4) + bigEndian(UInt64($0), 4) }
        let length = UInt64(descriptions.first?.count ?? 0)
        return full(
            "sgpd", version: 1,
            name + bigEndian(length, 4) + bigEndian(UInt64(descriptions.count), 4) + descriptions.joined())
            + full("sbgp", name + bigEndian(UInt64(numbers.count), 4) + runs)
    }
}
