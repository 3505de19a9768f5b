import MovieHeaders
import Testing

struct `A RIFF file` {
    @Test(arguments: ["AVI ", "WAVE", "WEBP"])
    func `has a form and an end`(form: String) throws {
        let whole = riff(form, filling(20))
        let found = try #require(try outline(whole))
        #expect(found.family == .riff(form: form))
        #expect(found.declaredEnd == Int64(whole.count))
        #expect(!found.isTruncated)
        #expect(try #require(try outline(whole.dropLast())).isTruncated)
    }

    @Test(arguments: [0, UInt32.max])
    func `of a live recording has no end`(size: UInt32) throws {
        let found = try #require(try outline(riff("AVI ", filling(20), size: size)))
        #expect(found.declaredEnd == nil)
        #expect(!found.isTruncated)
    }

    @Test func `may be a chain`() throws {
        let whole = riff("AVI ", filling(20)) + riff("AVIX", filling(10)) + riff("AVIX", filling(10))
        #expect(try #require(try outline(whole)).declaredEnd == Int64(whole.count))
        #expect(try #require(try outline(whole.dropLast())).isTruncated)
        // Within the header of the last link.
        for cut in 11..<22 { #expect(try #require(try outline(whole.dropLast(cut))).isTruncated) }
        #expect(try #require(try outline(whole.dropLast(22))).isTruncated == false)
    }

    @Test func `may pad an odd size or not`() throws {
        let odd = riff("AVI ", filling(21))
        #expect(try #require(try outline(odd)).isTruncated == false)
        let padded = try #require(try outline(odd + [0]))
        #expect(padded.declaredEnd == Int64(odd.count))
        #expect(try #require(try outline(odd + [0] + riff("AVIX", filling(9), size: 14))).isTruncated)
    }

    @Test func `may carry a trailer of another kind`() throws {
        let whole = riff("AVI ", filling(20))
        #expect(try #require(try outline(whole + riff("JUNK"))).declaredEnd == Int64(whole.count))
        #expect(try #require(try outline(whole + filling(3))).declaredEnd == Int64(whole.count))
        let wave = riff("WAVE", filling(20))
        #expect(try #require(try outline(wave + riff("AVIX", size: 900))).declaredEnd == Int64(wave.count))
    }
}
