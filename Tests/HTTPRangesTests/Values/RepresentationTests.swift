import HTTPRanges
import Testing

@Suite struct RepresentationTests {
    private func file(modified: Int64, now: Int64) -> Representation {
        Representation(
            size: 10_000, modifiedNanoseconds: modified, nowNanoseconds: now, contentType: "video/mp4")
    }

    @Test func `a file's validators come from its size and time`() {
        let file = file(modified: 784_111_777_500_000_000, now: Example.now.seconds * 1_000_000_000)
        #expect(file.entityTag?.description == "\"2710-ae1b981da166f00\"")
        #expect(file.lastModified == Example.modified)
    }

    @Test func `a date from the future is never sent`() {
        let now = HTTPDate(seconds: 1_000_000)
        let file = file(modified: 2_000_000_000_000_000, now: 1_000_000_000_000_000)
        let whole = get(RequestFields(), of: file, at: now)
        #expect(whole["Last-Modified"] == now.description)
        #expect(whole["ETag"]?.hasPrefix("W/") == true)
        let part = get(RequestFields(range: ["bytes=0-1"]), of: file, at: now)
        #expect(part["Last-Modified"] == now.description)
    }

    @Test func `fields that have no value are left out`() {
        let bare = Representation(size: 1, entityTag: nil, lastModified: nil, contentType: "video/mp4")
        #expect(
            get(RequestFields(), of: bare).names == ["Content-Type", "Accept-Ranges", "Content-Length"])
    }

    @Test func `field lines are sorted by name in any case`() {
        var fields = RequestFields()
        for name in [
            "Range", "if-range", "IF-MATCH", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since",
            "RANGE",
            "Accept",
        ] {
            fields.append(name: name, value: name)
        }
        #expect(
            fields
                == RequestFields(
                    range: ["Range", "RANGE"], ifRange: ["if-range"], ifMatch: ["IF-MATCH"],
                    ifNoneMatch: ["If-None-Match"], ifModifiedSince: ["If-Modified-Since"],
                    ifUnmodifiedSince: ["If-Unmodified-Since"]))
    }
}
