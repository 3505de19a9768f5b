import MovieHeaders
import Testing

struct `A Matroska file` {
    @Test(arguments: ["matroska", "webm"])
    func `has a document type and an end`(docType: String) throws {
        let whole = ebmlHeader(docType) + element(0xEC, idLength: 1, filling(7)) + segment(filling(50))
        let found = try #require(try outline(whole))
        #expect(found.family == .matroska(docType: docType))
        #expect(found.declaredEnd == Int64(whole.count))
        #expect(!found.isTruncated)
    }

    @Test func `is truncated where its segment goes on`() throws {
        let whole = ebmlHeader("webm") + segment(filling(50))
        let found = try #require(try outline(whole.dropLast()))
        #expect(found.declaredEnd == Int64(whole.count))
        #expect(found.isTruncated)
        let headOnly = try #require(try outline(ebmlHeader("webm") + segment([]).prefix(4)))
        #expect(headOnly.isTruncated)
    }

    @Test func `of a live recording has no end`() throws {
        let found = try #require(try outline(ebmlHeader("webm") + segment(filling(50), isSized: false)))
        #expect(found.declaredEnd == nil)
        #expect(!found.isTruncated)
    }

    @Test func `without a usable document type is a Matroska file`() throws {
        #expect(try outline(ebmlHeader(""))?.family == .matroska(docType: "matroska"))
        #expect(try outline(ebmlHeader("\u{1}\u{2}"))?.family == .matroska(docType: "matroska"))
        #expect(try outline(ebmlHeader("webm\0\0"))?.family == .matroska(docType: "webm"))
    }

    @Test func `may be in a size that no file has`() throws {
        let header = ebmlHeader("webm")
        let huge = bigEndian(0x1853_8067, 4) + bigEndian((1 << 57) - 2, 8)
        let found = try #require(try outline(header + huge))
        #expect(found.declaredEnd == Int64(header.count) + 12 + (1 << 56) - 2)
        #expect(found.isTruncated)
    }
}
