import Bytes
import MovieHeaders
import TestSupport
import Testing

/// A file of each layout, with every kind of table in it, all of them small.
private let files: [WholeFile] = {
    let pictures = BuiltTrack {
        ($0.edits, $0.offsets) = ((0, [edit(100, nil), edit(400, 40)]), (1, [(10, 40)]))
        $0.entry = pictureEntry(box("pasp", words(1, 1)), box("clap", words(300, 1, 160, 1, 0, 1, 0, 1)))
        $0.moreOfTable = fullBox("sbgp", Array("rap ".utf8), words(1, 10, 0))
        $0.more = box("tref", box("chap", words(3)))
    }
    let text = BuiltTrack {
        ($0.id, $0.handler, $0.keys, $0.durations, $0.runs) = (3, "text", nil, [(2, 200)], [(1, 1), (2, 1)])
        $0.entry = box("text", [UInt8](repeating: 0, count: 6) + big(1, 2))
        $0.sizes = fullBox("stz2", words(8, 2), [5, 6])
        $0.places = listBox("co64", [big(100, 8), big(200, 8)])
    }
    let place: [UInt8] = big(30) + [0xA9] + Array("xyz".utf8) + big(18, 2) + big(0x15C7, 2)
    let user = box("udta", place + Array("+46.4845+030.6848/".utf8))
    let run = trackRun(version: 1, flags: 0xF01, count: 2, words(100, 40, 9, 0, 40, 40, 9, 0x1_0000, -40))
    let part = fragment(trackFragment(run, time: 0))
    return [
        WholeFile("movie behind", movieFile(pictures, .sound(), text, more: user)),
        WholeFile("fragments", fragmented(part, part, extends: trackDefaults())),
        WholeFile(
            "index", fragmented(segmentIndex([(part.count, 80), (part.count, 80)]), part, part)),
        WholeFile("claim", fragmented(part, extends: fullBox("mehd", words(80)) + trackDefaults())),
    ]
}()

/// What is said of a file that is not sure, or not whole.
extension MovieHeader {
    fileprivate var isSuspected: Bool { !doubts.isEmpty || outline.isTruncated || namesMissingBytes }
}

/// Reads a file from a source that counts, of its own length and of one that is far away.
private func readBounded(_ bytes: [UInt8]) throws -> MovieHeader? {
    let source = FaultySource(MemorySource(bytes))
    let found = try MovieHeader.read(source)
    // Each byte may be read by several readers, none of them often.
    #expect(source.bytes <= 16 * bytes.count + 4096 && source.reads <= 2000)
    return found
}

struct `A damaged ISO file` {
    @Test(arguments: files)
    func `is whole before it is damaged`(of whole: WholeFile) throws {
        let found = try #require(try readBounded(whole.bytes))
        #expect(!found.isSuspected && found.start != nil && found.duration != nil)
    }

    @Test(arguments: files)
    func `that is cut is suspected, unless nothing of it is lost`(of whole: WholeFile) throws {
        let all = try #require(try readBounded(whole.bytes))
        let boundaries = topLevel(whole.bytes).map(\.lowerBound)
        for length in 0..<whole.bytes.count {
            guard let found = try readBounded(Array(whole.bytes.prefix(length))) else { continue }
            // Between two boxes, a file cannot be told from a shorter one; what the header says of it stays.
            #expect(found.isSuspected || boundaries.contains(length), "\(length)")
            #expect(found.tracks.count <= all.tracks.count, "\(length)")
        }
    }

    @Test(arguments: files)
    func `of which any byte is changed is read within bounds`(of whole: WholeFile) throws {
        for index in whole.bytes.indices where whole.bytes[index] != 0xA5 {
            var changed = whole.bytes
            // The lowest bit too, and whole bytes.
            changed[index] ^= index.isMultiple(of: 3) ? 0x01 : 0xFF
            _ = try readBounded(changed)
        }
    }

    @Test(arguments: files)
    func `of which any byte is changed is read within the limits where its end is far away`(of whole: WholeFile)
        throws
    {
        var limits = HeaderLimits()
        (limits.boxes, limits.tableBytes, limits.endBytes) = (200, 16 << 10, 16 << 10)
        for index in whole.bytes.indices where whole.bytes[index] != 0xA5 && index.isMultiple(of: 3) {
            var changed = whole.bytes
            changed[index] ^= 0xFF
            // Sizes beyond the bytes are believed here.
            let source = FaultySource(SparseSource(size: 1 << 40, [(0, changed)]))
            _ = try MovieHeader.read(source, limits: limits)
            #expect(source.bytes <= 10 * limits.tableBytes && source.reads <= 8 * limits.boxes)
        }
    }

    @Test(arguments: files)
    func `with a wrong size in any box is suspected, or tells the same`(of whole: WholeFile) throws {
        let all = try #require(try readBounded(whole.bytes))
        for place in boxes(in: whole.bytes) {
            let true32 = place.count
            let sizes = [0, 1, 7, 8, 9, true32 - 1, true32 + 1, true32 + 4, true32 + 12, 1 << 31, 0xFFFF_FFFF]
            for size in sizes {
                var changed = whole.bytes
                changed.replaceSubrange(place.lowerBound..<place.lowerBound + 4, with: big(size))
                let type = String(
                    decoding: whole.bytes[place.lowerBound + 4..<place.lowerBound + 8], as: UTF8.self)
                guard var found = try readBounded(changed) else { continue }
                // A box of the top level without a size reaches to the end by right.
                let isOpen = size == 0 && type == "mdat"
                if found.isSuspected || isOpen { continue }
                // What the sizes themselves are is no fact of the movie's.
                found.outline = all.outline
                #expect(found == all, "\(type) at \(place.lowerBound): \(size)")
            }
        }
    }

    @Test(arguments: files, [UInt64(0), 1, 15, 16, 1 << 31, 1 << 62, 1 << 63, .max])
    func `with a wrong size of 64 bits in any box is suspected`(of whole: WholeFile, size: UInt64) throws {
        for place in boxes(in: whole.bytes) {
            var changed = whole.bytes
            let type = Array(changed[place.lowerBound + 4..<place.lowerBound + 8])
            changed.replaceSubrange(
                place.lowerBound..<place.lowerBound + 8, with: big(1) + type + bigEndian(size, 8))
            guard let found = try readBounded(changed) else { continue }
            #expect(found.isSuspected, "\(String(decoding: type, as: UTF8.self)) at \(place.lowerBound)")
        }
    }

    @Test func `with boxes in boxes without an end is read like any other`() throws {
        for type in ["moov", "trak", "udta", "meta", "moof", "traf", "edts", "free"] {
            var nested: [UInt8] = []
            // Sizes alone, innermost last: building it from inside copies all of it each time.
            for depth in 0..<10_000 { nested += big(8 * (10_000 - depth)) + Array(type.utf8) }
            _ = try readBounded(fileType("isom") + nested)
            let found = try #require(try readBounded(movieFile(BuiltTrack(), more: nested)))
            #expect(found.tracks.first?.census?.shownCount == 10)
            _ = try readBounded(fragmented(nested, fragment(trackFragment(nested))))
        }
    }

    @Test(arguments: files)
    func `hands on the error of any read`(of whole: WholeFile) throws {
        let counted = FaultySource(MemorySource(whole.bytes))
        let found = try MovieHeader.read(counted)
        for read in 1...counted.reads {
            let source = FaultySource(MemorySource(whole.bytes), fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read)) { try MovieHeader.read(source) }
            #expect(source.reads == read)
        }
        let short = FaultySource(MemorySource(whole.bytes), fault: .shortReads(atMost: 3))
        #expect(try MovieHeader.read(short) == found)
    }

    /// Where the boxes of the top level stand.
    private func topLevel(_ bytes: [UInt8]) -> [Range<Int>] {
        boxes(in: bytes, of: 0..<bytes.count, parents: [])
    }

    /// Where all boxes stand, those in others too.
    private func boxes(in bytes: [UInt8]) -> [Range<Int>] {
        boxes(
            in: bytes, of: 0..<bytes.count,
            parents: ["moov", "trak", "edts", "mdia", "minf", "stbl", "mvex", "moof", "traf", "udta", "tref"])
    }

    private func boxes(in bytes: [UInt8], of parent: Range<Int>, parents: Set<String>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var offset = parent.lowerBound
        while offset + 8 <= parent.upperBound {
            let size = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            let place = offset..<offset + size
            found.append(place)
            if parents.contains(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)) {
                found += boxes(in: bytes, of: offset + 8..<place.upperBound, parents: parents)
            }
            offset = place.upperBound
        }
        return found
    }
}
