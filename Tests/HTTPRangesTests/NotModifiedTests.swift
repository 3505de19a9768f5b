import Testing

@testable import HTTPRanges

/// Dates around that of the example file.
private let (earlier, later) = ("Sun, 06 Nov 1994 08:49:36 GMT", "Sun, 06 Nov 1994 08:49:38 GMT")

@Suite struct NotModifiedTests {
    private let weak = Example.file(size: 10_000, tag: "W/\"v1\"")
    private let untagged = Example.file(size: 10_000, tag: nil)
    private let undated = Example.file(size: 10_000, modified: nil)

    private static let knownLists = [
        ["\"v1\""], ["W/\"v1\""], ["\"a\", \"v1\""], ["\"a\",W/\"v1\" , \"b\""], [",\"v1\",,"], ["*"], [" * "],
        ["\"a\"", "\"v1\""], ["\"a,b\", \"v1\""], ["\"a\"", "", "W/\"v1\""],
    ]

    @Test(arguments: knownLists)
    func `RANGE-35: If-None-Match that names the file is answered 304`(lines: [String]) {
        let fields = RequestFields(ifNoneMatch: lines)
        expectNotModified(get(fields))
        #expect(get(fields, of: weak).status == .notModified)
        expectNotModified(
            Decision(method: .head, fields: fields, existing: Example.file, now: Example.now))
        // Methods that would change the file are not carried out. None is allowed yet, so ask the rule itself.
        #expect(
            Precondition(method: .other, fields: fields, on: Example.file, now: Example.now) == .failed)
        #expect(Precondition(method: .options, fields: fields, on: Example.file, now: Example.now) == .holds)
    }

    @Test(arguments: [
        ["\"other\""], ["v1"], ["\"v1"], ["W/v1"], ["w/\"v1\""], [""], [","], ["\"v1\" \"a\""], ["\"v1\", x"],
        ["x, \"v1\""], ["\"v1\"", "x"], ["*, \"v1\""], ["*", "*"], ["**"], ["\"*\""], ["\"V1\""], ["\"v1\";"],
    ])
    func `RANGE-35: If-None-Match that does not name the file, or is malformed, is answered 200`(
        lines: [String]
    ) {
        expectWhole(get(RequestFields(ifNoneMatch: lines)))
        #expect(
            Precondition(
                method: .other, fields: RequestFields(ifNoneMatch: lines), on: Example.file, now: Example.now)
                == .holds)
    }

    @Test func `RANGE-35: a file without a tag is named by the asterisk only`() {
        #expect(get(RequestFields(ifNoneMatch: ["*"]), of: untagged).status == .notModified)
        expectWhole(get(RequestFields(ifNoneMatch: ["\"v1\""]), of: untagged), of: untagged)
    }

    @Test func `RANGE-35: without a tag, 304 carries the date instead`() {
        let decision = get(RequestFields(ifNoneMatch: ["*"]), of: untagged)
        #expect(decision.names == ["Last-Modified", "Cache-Control"])
    }

    @Test(arguments: ["bytes=0-1", "bytes=20000-", "bytes=0-0,-1", "nonsense"])
    func `RANGE-36: 304 wins over any Range`(range: String) {
        let decision = get(RequestFields(range: [range], ifNoneMatch: [Example.tag]))
        expectNotModified(decision)
        #expect(decision.rangeKind == .none)
        expectNotModified(
            get(RequestFields(range: [range], ifRange: [Example.tag], ifNoneMatch: [Example.tag])))
    }

    @Test func `RANGE-37: If-None-Match makes If-Modified-Since meaningless both ways`() {
        for since in [earlier, Example.date, later, "nonsense"] {
            expectNotModified(get(RequestFields(ifNoneMatch: [Example.tag], ifModifiedSince: [since])))
            expectWhole(get(RequestFields(ifNoneMatch: ["\"other\""], ifModifiedSince: [since])))
            expectWhole(get(RequestFields(ifNoneMatch: [""], ifModifiedSince: [since])))
        }
    }

    @Test(arguments: [
        Example.date, later, "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        "Sunday, 06-Nov-94 08:49:38 GMT", "Sun Nov  6 08:49:38 1994", "Wed, 01 Jan 2020 00:00:00 GMT",
        "  Sun, 06 Nov 1994 08:49:37 GMT\t",
    ])
    func `RANGE-38: If-Modified-Since not before the last change is answered 304`(since: String) {
        expectNotModified(get(RequestFields(ifModifiedSince: [since])))
        #expect(
            Precondition(
                method: .other, fields: RequestFields(ifModifiedSince: [since]), on: Example.file,
                now: Example.now) == .holds)
    }

    @Test(arguments: [
        [earlier], ["Sunday, 06-Nov-94 08:49:36 GMT"], ["Sun Nov  6 08:49:36 1994"],
        // Bad dates.
        [""], ["nonsense"], ["Mon, 06 Nov 1994 08:49:37 GMT"], ["Sun, 06 Nov 1994 08:49:37"],
        ["Thu, 31 Feb 2019 00:00:00 GMT"], ["784111777"],
        // Dates yet to come.
        ["Wed, 01 Jan 2020 00:00:01 GMT"], ["Fri, 31 Dec 9999 23:59:59 GMT"],
        // Two values.
        [Example.date, Example.date], ["\(Example.date), \(Example.date)"],
    ])
    func `RANGE-38: If-Modified-Since that is earlier, bad, yet to come or sent twice is answered 200`(
        lines: [String]
    ) {
        expectWhole(get(RequestFields(ifModifiedSince: lines)))
    }

    @Test func `RANGE-38: a file without a date has no If-Modified-Since`() {
        expectWhole(get(RequestFields(ifModifiedSince: [later]), of: undated), of: undated)
    }
}
