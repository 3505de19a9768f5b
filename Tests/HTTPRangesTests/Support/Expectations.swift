import HTTPRanges
import Testing

/// Expects the whole of `file`, as if no Range had been sent.
func expectWhole(
    _ decision: Decision, of file: Representation = Example.file, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(decision.status == .ok, comment, sourceLocation: location)
    #expect(decision["Content-Length"] == "\(file.size)", comment, sourceLocation: location)
    #expect(decision["Accept-Ranges"] == "bytes", comment, sourceLocation: location)
    #expect(decision["Content-Range"] == nil, comment, sourceLocation: location)
    #expect(decision["Content-Type"] == file.contentType, comment, sourceLocation: location)
    let spans = file.size > 0 ? [ByteSpan(offset: 0, count: file.size)] : []
    #expect(decision.spans == spans, comment, sourceLocation: location)
}

/// Expects 206 with the bytes `first` to `last` of `file` and nothing else.
func expectPart(
    _ decision: Decision, _ first: Int64, _ last: Int64, of file: Representation = Example.file,
    _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    let count = last - first + 1
    #expect(decision.status == .partialContent, comment, sourceLocation: location)
    #expect(decision.rangeKind == .single, comment, sourceLocation: location)
    #expect(
        decision["Content-Range"] == "bytes \(first)-\(last)/\(file.size)", comment, sourceLocation: location)
    #expect(decision["Content-Length"] == "\(count)", comment, sourceLocation: location)
    #expect(decision.contentLength == count, comment, sourceLocation: location)
    #expect(decision["Content-Type"] == file.contentType, comment, sourceLocation: location)
    #expect(decision.body == .span(ByteSpan(offset: first, count: count)), comment, sourceLocation: location)
}

/// Expects 416 with the length of `file`, and nothing else of it.
func expectUnsatisfiable(
    _ decision: Decision, of file: Representation = Example.file, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(decision.status == .rangeNotSatisfiable, comment, sourceLocation: location)
    #expect(decision.rangeKind == .unsatisfiable, comment, sourceLocation: location)
    #expect(
        decision.fields == [HeaderField("Content-Range", "bytes */\(file.size)")], comment,
        sourceLocation: location)
    #expect(decision.body == .none, comment, sourceLocation: location)
    #expect(decision.contentLength == nil, comment, sourceLocation: location)
}

/// Expects an answer without anything of the file.
func expectError(
    _ decision: Decision, _ status: Decision.Status, _ comment: Comment? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    #expect(decision.status == status, comment, sourceLocation: location)
    #expect(decision.fields.isEmpty, comment, sourceLocation: location)
    #expect(decision.body == .none, comment, sourceLocation: location)
    #expect(decision.contentLength == nil, comment, sourceLocation: location)
}

/// Expects 304 with what renews a cached copy of the example file.
func expectNotModified(
    _ decision: Decision, _ comment: Comment? = nil, at location: SourceLocation = #_sourceLocation
) {
    #expect(decision.status == .notModified, comment, sourceLocation: location)
    #expect(decision.names == ["ETag", "Cache-Control"], comment, sourceLocation: location)
    #expect(decision.body == .none, comment, sourceLocation: location)
    #expect(decision.contentLength == nil, comment, sourceLocation: location)
}
