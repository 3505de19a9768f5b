import Bytes
import MovieHeaders
import TestSupport
import Testing

struct `An ISO file` {
    private let head = fileType("isom", "isom", "iso2", "mp41")
    private let data = box("mdat", filling(40))

    private func family(_ bytes: [UInt8]) throws -> ContainerOutline.Family? { try outline(bytes)?.family }

    @Test func `has its brands once, the major one first`() throws {
        let found = try #require(try outline(head + box("moov") + data))
        #expect(
            found.family == .isoBaseMedia(brands: ["isom", "iso2", "mp41"], fastStart: true, fragmented: false))
        #expect(found.declaredEnd == Int64(head.count + 8 + 48))
        #expect(!found.isTruncated)
    }

    @Test func `starts fast only where the movie stands before the data`() throws {
        #expect(
            try family(head + data + box("moov"))
                == .isoBaseMedia(brands: ["isom", "iso2", "mp41"], fastStart: false, fragmented: false))
        #expect(
            try family(fileType("qt  ") + box("wide") + box("mdat") + box("moov") + data)
                == .isoBaseMedia(brands: ["qt  "], fastStart: true, fragmented: false))
    }

    @Test func `is fragmented where the movie says so or a fragment is there`() throws {
        let announced = box("moov", box("mvhd", filling(4)) + box("mvex", box("trex")))
        #expect(
            try family(fileType("iso5") + announced)
                == .isoBaseMedia(brands: ["iso5"], fastStart: true, fragmented: true))
        #expect(
            try family(fileType("iso5") + box("moov", box("mvhd")) + box("moof") + data)
                == .isoBaseMedia(brands: ["iso5"], fastStart: true, fragmented: true))
        #expect(
            try family(box("styp", Array("msdh".utf8) + [0, 0, 0, 0]) + box("moof") + data)
                == .isoBaseMedia(brands: ["msdh"], fastStart: false, fragmented: true))
    }

    @Test(arguments: ["wide", "free", "skip", "mdat", "moov", "pnot", "uuid"])
    func `needs no file type`(first: String) throws {
        let found = try #require(try outline(box(first) + box("moov") + data))
        #expect(found.family == .isoBaseMedia(brands: [], fastStart: true, fragmented: false))
    }

    @Test func `is more than a common word`() throws {
        #expect(try outline(box("free", filling(20))) == nil)
        #expect(try outline(box("RIFF") + box("moov")) == nil)
        #expect(try outline([]) == nil)
        #expect(try outline(Array("free as in freedom, skip the rest".utf8)) == nil)
    }

    @Test func `is truncated where the last box goes on`() throws {
        let whole = head + box("moov") + data
        let found = try #require(try outline(whole.dropLast()))
        #expect(found.isTruncated)
        #expect(found.declaredEnd == Int64(whole.count))
        #expect(try #require(try outline(head + largeBox("mdat", filling(9)).dropLast())).isTruncated)
        // A header of which bytes are missing.
        let cut = try #require(try outline(head + box("moov") + box("mdat").prefix(5)))
        #expect(cut.isTruncated)
        #expect(cut.declaredEnd == Int64(head.count + 16))
        #expect(try #require(try outline(head + largeBox("mdat").prefix(12))).isTruncated)
    }

    @Test func `may lack its movie without being truncated`() throws {
        #expect(try #require(try outline(head + data)).isTruncated == false)
    }

    @Test func `may end with a box without a size`() throws {
        let found = try #require(try outline(head + box("moov") + openBox("mdat", filling(30))))
        #expect(found.declaredEnd == nil)
        #expect(!found.isTruncated)
    }

    @Test(arguments: [
        [13, 10], [0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0], Array("TAGname of a song".utf8),
        [0, 0, 0, 4, 0x66, 0x72, 0x65, 0x65],
    ])
    func `may carry a trailer of another kind`(trailer: [UInt8]) throws {
        let whole = head + box("moov") + data
        let found = try #require(try outline(whole + trailer))
        #expect(found.declaredEnd == Int64(whole.count))
        #expect(!found.isTruncated)
    }

    @Test func `with sizes beyond all numbers is truncated and nothing worse`() throws {
        let huge = bigEndian(1, 4) + Array("mdat".utf8) + bigEndian(.max, 8)
        let found = try #require(try outline(head + huge))
        #expect(found.declaredEnd == .max)
        #expect(found.isTruncated)
    }

    @Test func `is read within the limits`() throws {
        let many = head + box("moov") + (0..<100).flatMap { _ in box("free") }
        #expect(try #require(try outline(many)).declaredEnd == Int64(many.count))
        let few = try #require(try outline(many, limits: OutlineLimits(boxes: 50)))
        #expect(few.declaredEnd == nil)
        #expect(
            few.family == .isoBaseMedia(brands: ["isom", "iso2", "mp41"], fastStart: true, fragmented: false))
        #expect(try #require(try outline(many, limits: OutlineLimits(bytes: 200))).declaredEnd == nil)
        #expect(try outline(many, limits: OutlineLimits(boxes: -1, bytes: -1)) == nil)
    }

    @Test func `of more boxes than anyone needs is left after a mebibyte`() throws {
        let source = FaultySource(MemorySource(head + (0..<140_000).flatMap { _ in box("free") }))
        #expect(try #require(try ContainerOutline.read(source)).declaredEnd == nil)
        #expect(source.bytes <= 1 << 20)
        #expect(source.reads <= 100_010)
    }
}
