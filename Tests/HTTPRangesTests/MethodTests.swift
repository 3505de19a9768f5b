import HTTPRanges
import Testing

@Suite struct MethodTests {
    static let ranges = ["bytes=0-1", "bytes=0-", "bytes=-5", "bytes=20000-", "bytes=0-0,-1", "nonsense"]

    @Test(arguments: ranges)
    func `RANGE-26: HEAD is answered as GET without Range, without a body`(range: String) {
        let decision = Decision(
            method: .head, fields: RequestFields(range: [range]), existing: Example.file, now: Example.now)
        let whole = get(RequestFields())
        #expect(decision.status == .ok)
        #expect(decision.fields == whole.fields)
        #expect(decision["Content-Length"] == "10000")
        #expect(decision.contentLength == 10_000)
        #expect(decision.body == .none)
        #expect(decision.rangeKind == .none)
    }

    @Test func `RANGE-26: HEAD does not heed If-Range either`() {
        let fields = RequestFields(range: ["bytes=0-1"], ifRange: [Example.tag])
        let decision = Decision(method: .head, fields: fields, existing: Example.file, now: Example.now)
        #expect(decision.fields == get(RequestFields()).fields)
    }

    @Test(arguments: ranges)
    func `RANGE-27: OPTIONS and unknown methods do not heed Range`(range: String) {
        let fields = RequestFields(range: [range])
        let allow = [HeaderField("Allow", "GET, HEAD, OPTIONS")]
        for file in [Example.file, nil] {
            let options = Decision(method: .options, fields: fields, existing: file, now: Example.now)
            #expect(options.status == .noContent)
            #expect(options.fields == allow)
            #expect(options.body == .none)
            for name in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "Head", "PROPFIND", ""] {
                let other = Decision(
                    method: RequestMethod(name), fields: fields, existing: file, now: Example.now)
                #expect(other.status == .methodNotAllowed)
                #expect(other.fields == allow)
                #expect(other.body == .none)
                #expect(other.contentLength == nil)
            }
        }
    }

    @Test func `RANGE-27: methods are told apart by their exact names`() {
        #expect(RequestMethod("GET") == .get)
        #expect(RequestMethod("HEAD") == .head)
        #expect(RequestMethod("OPTIONS") == .options)
    }

    @Test(arguments: [404, 403, 302, 401, 500, 503])
    func `RANGE-28: Range does not change an error or a redirect`(status: Int) {
        for range in Self.ranges {
            let decision = Decision(
                method: .get, fields: RequestFields(range: [range]), existing: nil, now: Example.now,
                otherwise: Decision.Status(rawValue: status))
            expectError(decision, Decision.Status(rawValue: status))
            #expect(decision.rangeKind == .none)
        }
        expectError(get(RequestFields(range: ["bytes=0-1"]), of: nil), .notFound)
    }
}
