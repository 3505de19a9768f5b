import HTTPRanges
import Testing

@Suite struct IfRangeTests {
    private func get(
        _ range: String?, ifRange: String..., of file: Representation = Example.file,
        at now: HTTPDate = Example.now
    ) -> Decision {
        let fields = RequestFields(range: range.map { [$0] } ?? [], ifRange: ifRange)
        return Decision(method: .get, fields: fields, existing: file, now: now)
    }

    @Test func `RANGE-29: If-Range with the file's strong tag lets Range through`() {
        expectPart(get("bytes=0-1", ifRange: Example.tag), 0, 1)
        expectPart(get("bytes=0-1", ifRange: " \(Example.tag)\t"), 0, 1)
        #expect(get("bytes=0-0,-1", ifRange: Example.tag).rangeKind == .multi)
    }

    @Test(arguments: [
        "\"other\"", "W/\"v1\"", "w/\"v1\"", "v1", "\"v1", "v1\"", "*", "", "garbage", "\"v1\", \"v2\"",
        "\"V1\"",
        "\"v1\"x",
    ])
    func `RANGE-30: If-Range that does not match for certain sends the whole`(validator: String) {
        let decision = get("bytes=0-1", ifRange: validator)
        expectWhole(decision)
        #expect(decision.rangeKind == .none)
    }

    @Test func `RANGE-30: a weak tag matches nothing, not even itself`() {
        let weak = Example.file(size: 10_000, tag: "W/\"v1\"")
        expectWhole(get("bytes=0-1", ifRange: "W/\"v1\"", of: weak), of: weak)
        expectWhole(get("bytes=0-1", ifRange: "\"v1\"", of: weak), of: weak)
        let untagged = Example.file(size: 10_000, tag: nil)
        expectWhole(get("bytes=0-1", ifRange: "\"v1\"", of: untagged), of: untagged)
    }

    @Test func `RANGE-30: If-Range on two lines matches nothing`() {
        expectWhole(get("bytes=0-1", ifRange: Example.tag, Example.tag))
    }

    @Test func `RANGE-31: If-Range with exactly the date that was sent lets Range through`() {
        expectPart(get("bytes=0-1", ifRange: Example.date), 0, 1)
        expectPart(get("bytes=0-1", ifRange: " \(Example.date) "), 0, 1)
        let untagged = Example.file(size: 10_000, tag: nil)
        expectPart(get("bytes=0-1", ifRange: Example.date, of: untagged), 0, 1, of: untagged)
    }

    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:38 GMT", "Sun, 06 Nov 1994 08:49:36 GMT", "Wed, 01 Jan 2020 00:00:00 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 UTC",
        "sun, 06 nov 1994 08:49:37 gmt", "Sun, 06 Nov 1994 08:49:37 GMTx",
    ])
    func `RANGE-31: another date, or the same in another form, sends the whole`(date: String) {
        expectWhole(get("bytes=0-1", ifRange: date))
    }

    @Test func `RANGE-31: a date younger than two seconds is weak and sends the whole`() {
        for (age, isStrong) in [(-5, false), (0, false), (1, false), (2, true), (3, true)] as [(Int64, Bool)] {
            let now = HTTPDate(seconds: Example.modified.seconds + age)
            let sent = min(now, Example.modified).description
            let decision = get("bytes=0-1", ifRange: sent, at: now)
            #expect(decision.status == (isStrong ? .partialContent : .ok), "age \(age)")
        }
        let undated = Example.file(size: 10_000, modified: nil)
        expectWhole(get("bytes=0-1", ifRange: Example.date, of: undated), of: undated)
    }

    @Test func `RANGE-32: If-Range that fails comes before an unsatisfiable Range`() {
        expectWhole(get("bytes=20000-", ifRange: "\"other\""))
        expectWhole(get("bytes=-0", ifRange: "W/\"v1\""))
    }

    @Test func `RANGE-33: If-Range that holds lets an unsatisfiable Range fail`() {
        expectUnsatisfiable(get("bytes=20000-", ifRange: Example.tag))
        expectUnsatisfiable(get("bytes=20000-", ifRange: Example.date))
    }

    @Test(arguments: [Example.tag, "\"other\"", "W/\"v1\"", Example.date, "garbage"])
    func `RANGE-34: If-Range without Range means nothing`(validator: String) {
        let decision = get(nil, ifRange: validator)
        expectWhole(decision)
        #expect(decision.rangeKind == .none)
    }
}
