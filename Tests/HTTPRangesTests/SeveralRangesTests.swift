import HTTPRanges
import Testing

@Suite struct SeveralRangesTests {
    @Test(arguments: ["bytes=0-1,20000-", "bytes=20000-,0-1", "bytes=-0,0-1", "bytes=0-1,10000-10001,30000-"])
    func `RANGE-13: what is unsatisfiable is left out, and one remaining range is one part`(range: String) {
        expectPart(get(range), 0, 1)
    }

    @Test func `RANGE-14: two ranges are sent as multipart, in the order asked for`() throws {
        let decision = get("bytes=0-0,-1")
        #expect(decision.status == .partialContent)
        #expect(decision.rangeKind == .multi)
        #expect(decision["Content-Range"] == nil)
        #expect(decision.spans == [ByteSpan(offset: 0, count: 1), ByteSpan(offset: 9999, count: 1)])
        #expect(get("bytes=-1,0-0").spans == [ByteSpan(offset: 9999, count: 1), ByteSpan(offset: 0, count: 1)])

        let type = try #require(decision["Content-Type"])
        #expect(type.hasPrefix("multipart/byteranges; boundary="))
        let boundary = type.dropFirst("multipart/byteranges; boundary=".count)
        #expect(boundary.count == 32 && boundary.allSatisfy { "0123456789abcdef".contains($0) })
        #expect(decision["ETag"] == Example.tag)
        #expect(decision["Accept-Ranges"] == "bytes")
        #expect(decision["Cache-Control"] == "max-age=60")
    }

    @Test func `RANGE-14: the body is framed as its length says`() throws {
        let decision = get("bytes=0-0,-1")
        guard case .multipart(let plan) = decision.body else {
            Issue.record("not multipart: \(decision.body)")
            return
        }
        let content = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000)
        let body = assembled(decision.body, from: content)
        let expected = """
            \r\n--\(plan.boundary)\r\nContent-Type: video/mp4\r\nContent-Range: bytes 0-0/10000\r\n\r\nx\
            \r\n--\(plan.boundary)\r\nContent-Type: video/mp4\r\nContent-Range: bytes 9999-9999/10000\r\n\r\nx\
            \r\n--\(plan.boundary)--\r\n
            """
        #expect(String(decoding: body, as: UTF8.self) == expected)
        #expect(decision["Content-Length"] == "\(body.count)")
        #expect(plan.length == Int64(body.count))
        #expect(decision.contentLength == plan.length)
    }

    @Test(arguments: [
        "bytes=500-700,601-999", "bytes=500-600,601-999", "bytes=601-999,500-600", "bytes=500-600,680-999",
        "bytes=500-999,600-700", "bytes=700-999,500-501,550-690",
    ])
    func `RANGE-15: ranges that overlap, touch or nearly touch are one part`(range: String) {
        expectPart(get(range), 500, 999)
    }

    @Test func `RANGE-15: a gap of 80 bytes is worth a part, one of 79 is not`() {
        #expect(get("bytes=500-600,680-999").rangeKind == .single)
        #expect(get("bytes=500-600,681-999").rangeKind == .multi)
    }

    @Test func `RANGE-15: what is joined stands where its earliest member stood`() {
        #expect(
            get("bytes=5000-5001,9000-,100-199,5002-5003,0-99").spans == [
                ByteSpan(offset: 5000, count: 4), ByteSpan(offset: 9000, count: 1000),
                ByteSpan(offset: 0, count: 200),
            ])
    }

    @Test(arguments: [
        "bytes=0-,0-", "bytes=0-,1-,2-,3-,4-", "bytes=5-,6-,7-,8-,9-", "bytes=0-1,-20000", "bytes=0-9999,0-0",
    ])
    func `RANGE-22: ranges that add up to more than the file are ignored`(range: String) {
        let decision = get(range)
        expectWhole(decision)
        #expect(decision.rangeKind == .invalid)
    }

    @Test(arguments: [65, 200, 1300])
    func `RANGE-22: more than 64 members are ignored`(count: Int) {
        expectWhole(get("bytes=" + (0..<count).map { "\($0)-\($0)" }.joined(separator: ",")))
        expectWhole(get("bytes=" + (0..<count).map { "\($0 * 7)-\($0 * 7)" }.joined(separator: ",")))
        expectWhole(get("bytes=" + Array(repeating: "20000-", count: count).joined(separator: ",")))
    }

    @Test func `RANGE-22: up to 64 members and 16 parts are sent, whatever their order`() {
        let near = (0..<64).map { "\($0)-\($0)" }
        expectPart(get("bytes=" + near.joined(separator: ",")), 0, 63)
        expectPart(get("bytes=" + near.reversed().joined(separator: ",")), 0, 63)

        let far = (0..<17).map { ByteSpan(offset: Int64($0) * 500, count: 2) }
        func field(_ spans: some Collection<ByteSpan>) -> String {
            "bytes=" + spans.map { "\($0.offset)-\($0.end - 1)" }.joined(separator: ",")
        }
        #expect(get(field(far.prefix(16))).spans == Array(far.prefix(16)))
        #expect(get(field(far.prefix(16).reversed())).spans == far.prefix(16).reversed())
        expectWhole(get(field(far)))
    }

    @Test func `RANGE-22: an endless field is read once at most`() {
        let length = 1_000_000
        let time = ContinuousClock().measure {
            expectWhole(get("bytes=" + String(repeating: "0-,", count: length)))
            expectWhole(get("bytes=" + String(repeating: ",", count: length)))
            expectWhole(get(String(repeating: "bytes", count: length)))
            expectPart(get("bytes=0-" + String(repeating: "9", count: length)), 0, 9999)
        }
        // A second or so without optimisation; a quadratic reader would take hours.
        #expect(time < .seconds(60))
    }
}
