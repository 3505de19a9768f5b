import Bytes
import MovieHeaders
import TestSupport
import Testing
import Timing

private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(600, 4)
    + bigEndian(400, 4) + [8, 2, 0, 0, 0]

private let whole: [UInt8] = matroska(
    ebml(0x114D_9B74, ebml(0x4DBB, ebml(0x53AB, bigEndian(0x1254_C367, 4)), ebmlNumber(0x53AC, 900))),
    information(duration: nil), tracks(pictures(1), sound(2, ebmlNumber(0x56AA, 6_500_000))),
    ebml(0x1043_A770, ebml(0x45B9, ebml(0xB6, ebmlNumber(0x73C4, 1), ebmlNumber(0x91, 0)))),
    ebml(0x1941_A469, ebml(0x61A7, ebmlText(0x466E, "cover.png"), ebml(0x465C, png))),
    cluster(at: 0, simpleBlock(1, at: 0), simpleBlock(2, at: 0), simpleBlock(1, at: 40)),
    cluster(at: 80, isSized: false, simpleBlock(1, at: 0), simpleBlock(2, at: 9)))

/// A file laid out by hand, and the beginning of one that FFmpeg wrote.
private let files: [WholeFile] = {
    let film = OutsideFiles.clips.first { $0.hasSuffix("/film.webm") }
    let front = film.flatMap { try? OutsideFiles.bytes($0).prefix(8192) }
    return [WholeFile("by hand", whole)] + (front.map { [WholeFile("film.webm", Array($0))] } ?? [])
}()

struct `A damaged Matroska file` {
    @Test func `is read to where it is cut`() throws {
        for length in 0...whole.count { _ = try movie(Array(whole.prefix(length))) }
        #expect(try movie(whole)?.tracks.count == 3)
    }

    @Test(arguments: files)
    func `never traps, and is read within the limits`(whole: WholeFile) throws {
        var limits = HeaderLimits()
        (limits.boxes, limits.tableBytes, limits.endBytes) = (2000, 64 << 10, 64 << 10)
        for seed in 0..<600 {
            let mutant = mutant(of: whole.bytes, seed: seed)
            let source = FaultySource(MemorySource(mutant))
            _ = try MovieHeader.read(source)
            #expect(source.bytes <= 8 << 20, "\(seed)")
            // Where the end is far away, sizes beyond the bytes are believed.
            let far = FaultySource(
                SparseSource(size: seed.isMultiple(of: 2) ? 1 << 40 : nil, [(0, mutant)]))
            _ = try MovieHeader.read(far, limits: limits)
            #expect(far.bytes <= 2 << 20 && far.reads <= 8 * limits.boxes, "\(seed)")
            if seed < 100 { _ = try MovieHeader.scanMatroska(MemorySource(mutant)) }
        }
    }

    /// The file with some bytes changed behind the EBML header, most to values that lie on an edge.
    private func mutant(of whole: [UInt8], seed: Int) -> [UInt8] {
        var random = SmallRandom(seed: UInt64(seed))
        var mutant = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            // Structure stands in front.
            let most = Bool.random(using: &random) ? min(700, whole.count) : whole.count
            let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF, UInt8.random(in: 0...255, using: &random)]
            mutant[Int.random(in: 40..<most, using: &random)] = edges.randomElement(using: &random) ?? 0
        }
        return mutant
    }

    @Test func `hands on the error of any read`() throws {
        let counted = FaultySource(MemorySource(whole))
        let found = try MovieHeader.read(counted)
        for read in 1...counted.reads {
            let source = FaultySource(MemorySource(whole), fault: .failure(read: read))
            #expect(throws: FaultySource.Failure(read: read)) { try MovieHeader.read(source) }
        }
        let short = FaultySource(MemorySource(whole), fault: .shortReads(atMost: 3))
        #expect(try MovieHeader.read(short) == found)
    }

    @Test(arguments: [(1 << 57) - 2, (1 << 57) - 1, 1 << 56])
    func `with sizes that no file has gives what came before`(size: UInt64) throws {
        let head = information(duration: 1000) + tracks(pictures(1))
        let tags = bigEndian(0x1254_C367, 4) + bigEndian(size, 8)
        let found = try #require(try movie(matroska(head, tags)))
        #expect(found.tracks.count == 1 && found.duration == MediaTime(value: 1, timescale: 1))
    }

    @Test func `without tracks or a segment says so`() throws {
        #expect(try movie(matroska(information(duration: 1)))?.doubts.contains(.noTracks) == true)
        #expect(try movie(ebmlHeader("webm"))?.doubts.contains(.noTracks) == true)
        #expect(try movie(Array("RIFF....AVI ".utf8)) == nil)
    }
}
