import Bytes
import MovieHeaders
import TestSupport
import Testing
import Timing

private let gibibyte = 1 << 30
/// What may be read beside the index itself.
private let allowance = 256 << 10

/// The head of a box that is as long as said.
private func boxHead(_ type: String, size: Int) -> [UInt8] { big(size) + Array(type.utf8) }

/// A movie of 2000 pictures and 3750 samples of sound, each in a chunk of its own from `first` on.
private func longMovie(codec: String, first: Int) -> [UInt8] {
    let pictures = BuiltTrack {
        ($0.durations, $0.keys, $0.runs) = ([(2000, 40)], (0..<20).map { 100 * $0 + 1 }, [(1, 1)])
        $0.entry = pictureEntry(code: codec)
        $0.sizes = fullBox("stsz", words(0, 2000), (0..<2000).flatMap { big(30_000 + $0 % 100) })
        $0.places = listBox("stco", (0..<2000).map { big(first + 400_000 * $0) })
    }
    let sound = BuiltTrack.sound {
        ($0.durations, $0.runs, $0.sizes) = ([(3750, 1024)], [(1, 1)], fullBox("stsz", words(300, 3750)))
        $0.places = listBox("co64", (0..<3750).map { big(first + 200_000 * $0, 8) })
    }
    return box("moov", movieHeader(), pictures.bytes, sound.bytes)
}

/// Reads a movie, and expects no more of its source to be read than `index` bytes and the allowance.
private func readSparsely(_ source: SparseSource, index: Int, reads: Int) throws -> MovieHeader {
    let counted = FaultySource(source)
    let found = try #require(try MovieHeader.read(counted))
    #expect(counted.bytes <= index + allowance && counted.reads <= reads)
    return found
}

struct `A movie of one gibibyte` {
    private let head = fileType("isom", "iso2", "mp41")

    @Test(arguments: ["avc1", "av01", "jpeg"], [true, false])
    func `costs its index and little more, in front or at the end`(codec: String, isBehind: Bool) throws {
        let length = longMovie(codec: codec, first: 0).count
        let moov = longMovie(codec: codec, first: head.count + 8 + (isBehind ? 0 : length))
        let data = boxHead("mdat", size: gibibyte - head.count - length)
        let pieces = isBehind ? [(0, head + data), (gibibyte - length, moov)] : [(0, head + moov + data)]
        let found = try readSparsely(SparseSource(size: gibibyte, pieces), index: length, reads: 20)
        #expect(found.doubts.isEmpty && !found.namesMissingBytes && !found.outline.isTruncated)
        #expect(found.duration == MediaTime(value: 80, timescale: 1))
        #expect(found.tracks.map { $0.census?.shownCount } == [2000, 3750])
    }

    @Test(arguments: [true, false])
    func `of fragments costs its index, or the fragments' heads where there is none`(isIndexed: Bool) throws {
        let moof = box("moof", fullBox("mfhd", words(1)), trackFragment(trackRun(count: 50)))
        let count = 500
        let each = gibibyte / count
        let index =
            isIndexed ? segmentIndex([(Int, Int)](repeating: (each, 2000), count: count).map { ($0, $1) }) : []
        let front = fragmented(index)
        var pieces = [(offset: 0, bytes: front)]
        for number in 0..<count {
            pieces.append((front.count + number * each, moof + boxHead("mdat", size: each - moof.count)))
        }
        let source = SparseSource(size: front.count + count * each, pieces)
        // Two heads a fragment.
        let heads = isIndexed ? 0 : count * moof.count
        let found = try readSparsely(source, index: front.count + heads, reads: 3 * count + 20)
        #expect(found.doubts.isEmpty && !found.outline.isTruncated)
        #expect(found.duration == MediaTime(value: 1000, timescale: 1))
        #expect(found.tracks.first?.census?.shownCount == (isIndexed ? nil : 25_000))
    }

    @Test(arguments: [true, false])
    func `in Matroska costs what stands in front and its cues at the end`(hasDuration: Bool) throws {
        func seekHead(_ position: Int) -> [UInt8] {
            ebml(
                0x114D_9B74,
                ebml(0x4DBB, ebml(0x53AB, bigEndian(0x1C53_BB6B, 4)), ebmlNumber(0x53AC, position)))
        }
        let rest = information(duration: hasDuration ? 800_000 : nil) + tracks(pictures(1), sound(2))
        let first = cluster(at: 0, simpleBlock(1, at: 0), simpleBlock(2, at: 0), simpleBlock(1, at: 40))
        let last = cluster(at: 799_960, simpleBlock(1, at: 0), simpleBlock(2, at: 20))
        let ebmlHead = ebmlHeader("matroska")
        let segmentHead = segment([]).count
        func cues(_ position: Int) -> [UInt8] {
            let points = (0..<2000).map { number in
                let place = ebml(0xB7, ebmlNumber(0xF7, 1), ebmlNumber(0xF1, position))
                return ebml(0xBB, ebmlNumber(0xB3, 400 * number), place)
            }
            return ebml(0x1C53_BB6B, [UInt8](points.joined()))
        }
        let content = ebmlHead.count + segmentHead
        let end = gibibyte - cues(0).count
        let front = seekHead(end - content) + rest + first
        // Clusters that nobody need read stand between.
        let gap = end - last.count - content - front.count
        let void: [UInt8] = [0xEC] + bigEndian(1 << 56 | UInt64(gap - 9), 8)
        let size = bigEndian(1 << 56 | UInt64(gibibyte - content), 8)
        let whole = ebmlHead + bigEndian(0x1853_8067, 4) + size + front + void
        let source = SparseSource(
            size: gibibyte, [(0, whole), (end - last.count, last + cues(end - last.count - content))])
        let found = try readSparsely(source, index: front.count + cues(0).count, reads: 200)
        #expect(found.tracks.count == 2 && !found.outline.isTruncated)
        #expect(found.durationSource == (hasDuration ? .header : .estimate))
        #expect(found.duration.map { abs($0.seconds - 800) < 0.05 } == true)
    }
}
