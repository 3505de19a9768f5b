import HTTPRanges
import Testing

/// Dates around that of the example file.
private let (earlier, later) = ("Sun, 06 Nov 1994 08:49:36 GMT", "Sun, 06 Nov 1994 08:49:38 GMT")

@Suite struct PreconditionFailedTests {
    private let weak = Example.file(size: 10_000, tag: "W/\"v1\"")
    private let untagged = Example.file(size: 10_000, tag: nil)
    private let undated = Example.file(size: 10_000, modified: nil)

    @Test(arguments: [
        ["\"other\""], ["W/\"v1\""], ["\"a\", W/\"v1\""], [""], ["v1"], ["\"v1\", x"], ["*, \"v1\""],
        ["\"V1\""],
    ])
    func `RANGE-39: If-Match that does not name the file strongly is answered 412`(lines: [String]) {
        for range in [[], ["bytes=0-1"], ["bytes=20000-"]] {
            let fields = RequestFields(range: range, ifMatch: lines)
            expectError(get(fields), .preconditionFailed)
            expectError(
                Decision(method: .head, fields: fields, existing: Example.file, now: Example.now),
                .preconditionFailed)
        }
    }

    @Test func `RANGE-39: a weak tag is not matched strongly by itself`() {
        expectError(get(RequestFields(ifMatch: ["W/\"v1\""]), of: weak), .preconditionFailed)
        expectError(get(RequestFields(ifMatch: ["\"v1\""]), of: weak), .preconditionFailed)
        expectError(get(RequestFields(ifMatch: ["\"v1\""]), of: untagged), .preconditionFailed)
    }

    @Test(arguments: [
        ["*"], ["\"v1\""], ["\"a\", \"v1\""], ["\"a\"", "\"v1\""], ["W/\"v1\",\"v1\""], [",\"v1\""],
    ])
    func `RANGE-40: If-Match that names the file goes on`(lines: [String]) {
        expectWhole(get(RequestFields(ifMatch: lines)))
        expectPart(get(RequestFields(range: ["bytes=0-1"], ifMatch: lines)), 0, 1)
        expectUnsatisfiable(get(RequestFields(range: ["bytes=20000-"], ifMatch: lines)))
    }

    @Test func `RANGE-40: the asterisk names a file with a weak tag or none`() {
        expectWhole(get(RequestFields(ifMatch: ["*"]), of: weak), of: weak)
        expectWhole(get(RequestFields(ifMatch: ["*"]), of: untagged), of: untagged)
    }

    @Test func `RANGE-41: If-Unmodified-Since before the last change is answered 412`() {
        for since in [earlier, "Sunday, 06-Nov-94 08:49:36 GMT", "Sun Nov  6 08:49:36 1994"] {
            expectError(get(RequestFields(ifUnmodifiedSince: [since])), .preconditionFailed)
            expectError(
                get(RequestFields(range: ["bytes=20000-"], ifUnmodifiedSince: [since])), .preconditionFailed)
            expectError(
                get(RequestFields(ifNoneMatch: [Example.tag], ifUnmodifiedSince: [since])), .preconditionFailed)
        }
    }

    @Test(arguments: [[Example.date], [later], ["nonsense"], [earlier, earlier], [""]])
    func `RANGE-41: If-Unmodified-Since that is not before the last change, or no date, goes on`(
        lines: [String]
    ) {
        expectWhole(get(RequestFields(ifUnmodifiedSince: lines)))
        expectWhole(get(RequestFields(ifUnmodifiedSince: [earlier]), of: undated), of: undated)
    }

    @Test func `RANGE-42: If-Match that holds makes If-Unmodified-Since meaningless`() {
        expectWhole(get(RequestFields(ifMatch: [Example.tag], ifUnmodifiedSince: [earlier])))
        expectWhole(get(RequestFields(ifMatch: ["*"], ifUnmodifiedSince: [earlier])))
    }

    @Test func `RANGE-43: If-Match that fails comes before If-None-Match that names the file`() {
        expectError(
            get(RequestFields(ifMatch: ["\"other\""], ifNoneMatch: [Example.tag])), .preconditionFailed)
        expectError(get(RequestFields(ifMatch: ["\"other\""], ifNoneMatch: ["*"])), .preconditionFailed)
        expectNotModified(get(RequestFields(ifMatch: [Example.tag], ifNoneMatch: [Example.tag])))
    }

    @Test(arguments: [404, 401, 405, 403, 302, 500])
    func `RANGE-44: preconditions do not change an error`(status: Int) {
        for fields in [
            RequestFields(ifMatch: ["\"other\""]), RequestFields(ifMatch: ["*"]),
            RequestFields(ifNoneMatch: ["*"]), RequestFields(ifNoneMatch: [Example.tag]),
            RequestFields(ifModifiedSince: [Example.date]), RequestFields(ifUnmodifiedSince: [earlier]),
            RequestFields(range: ["bytes=0-1"], ifRange: [Example.tag]),
        ] {
            let answer = Decision.Status(rawValue: status)
            for method in [RequestMethod.get, .head] {
                expectError(
                    Decision(
                        method: method, fields: fields, existing: nil, now: Example.now, otherwise: answer),
                    answer)
            }
            let other = Decision(method: .other, fields: fields, existing: Example.file, now: Example.now)
            #expect(other.status == .methodNotAllowed)
            let options = Decision(method: .options, fields: fields, existing: Example.file, now: Example.now)
            #expect(options.status == .noContent)
        }
    }
}
