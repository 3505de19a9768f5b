import HTTPRanges
import Testing

@Suite struct OneRangeTests {
    @Test func `RANGE-1: without Range the whole is sent, and ranges are offered`() {
        let decision = get(RequestFields())
        expectWhole(decision)
        #expect(decision.rangeKind == .none)
        #expect(
            decision.fields == [
                HeaderField("Content-Type", "video/mp4"), HeaderField("Accept-Ranges", "bytes"),
                HeaderField("ETag", Example.tag), HeaderField("Last-Modified", Example.date),
                HeaderField("Cache-Control", "max-age=60"), HeaderField("Content-Length", "10000"),
            ])
    }

    @Test func `RANGE-2: the first two bytes are a part`() {
        let decision = get("bytes=0-1")
        expectPart(decision, 0, 1)
        #expect(
            decision.fields == [
                HeaderField("Content-Type", "video/mp4"), HeaderField("Content-Range", "bytes 0-1/10000"),
                HeaderField("Accept-Ranges", "bytes"), HeaderField("ETag", Example.tag),
                HeaderField("Last-Modified", Example.date), HeaderField("Cache-Control", "max-age=60"),
                HeaderField("Content-Length", "2"),
            ])
    }

    @Test func `RANGE-3: everything from the first byte on is a part, not the whole`() {
        expectPart(get("bytes=0-"), 0, 9999)
    }

    @Test func `RANGE-4: an open range reaches to the end`() {
        expectPart(get("bytes=500-"), 500, 9999)
        expectPart(get("bytes=9999-"), 9999, 9999)
    }

    @Test func `RANGE-5: a last byte behind the end is the end`() {
        expectPart(get("bytes=9500-20000"), 9500, 9999)
        expectPart(get("bytes=9500-10000"), 9500, 9999)
        expectPart(get("bytes=9999-9999"), 9999, 9999)
    }

    @Test func `RANGE-6: a suffix counts from the end`() {
        expectPart(get("bytes=-500"), 9500, 9999)
        expectPart(get("bytes=-1"), 9999, 9999)
    }

    @Test func `RANGE-7: a suffix longer than the file is all of it, as a part`() {
        expectPart(get("bytes=-20000"), 0, 9999)
        expectPart(get("bytes=-10000"), 0, 9999)
    }

    @Test func `RANGE-8: a suffix of zero bytes is unsatisfiable`() {
        expectUnsatisfiable(get("bytes=-0"))
        expectUnsatisfiable(get("bytes=-000"))
    }

    @Test(arguments: ["bytes=10000-", "bytes=10000-10001", "bytes=20000-,30000-", "bytes=-0,10000-"])
    func `RANGE-9: ranges behind the end are unsatisfiable, and the length is told`(range: String) {
        expectUnsatisfiable(get(range))
    }

    @Test func `RANGE-20: numbers too great for 64 bits are as good as endless`() {
        for number in [
            "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616",
            "18446744073709551617", "99999999999999999999999999999999999999999999",
        ] {
            expectPart(get("bytes=0-\(number)"), 0, 9999, "\(number) as last byte")
            expectUnsatisfiable(get("bytes=\(number)-"), "\(number) as first byte")
            expectUnsatisfiable(get("bytes=\(number)-\(number)"), "\(number) as both")
            expectPart(get("bytes=-\(number)"), 0, 9999, "\(number) as suffix")
        }
        let largest = Example.file(size: .max)
        expectPart(get("bytes=-1", of: largest), .max - 1, .max - 1, of: largest)
        expectPart(get("bytes=9223372036854775806-", of: largest), .max - 1, .max - 1, of: largest)
        expectUnsatisfiable(get("bytes=9223372036854775807-", of: largest), of: largest)
    }

    @Test func `RANGE-21: leading zeros mean nothing`() {
        expectPart(get("bytes=00000-00001"), 0, 1)
        expectPart(get("bytes=0000000000000000000000000000000-00000000000000000000000000000001"), 0, 1)
    }

    @Test(arguments: ["bytes=0-", "bytes=0-0", "bytes=5-", "bytes=0-0,-1", "bytes=-0"])
    func `RANGE-23: an empty file is sent whole`(range: String) {
        expectWhole(get(range, of: Example.empty), of: Example.empty)
    }

    @Test func `RANGE-24: a suffix of an empty file is the empty whole`() {
        expectWhole(get("bytes=-5", of: Example.empty), of: Example.empty)
        #expect(get("bytes=-5", of: Example.empty).body == .none)
    }
}
