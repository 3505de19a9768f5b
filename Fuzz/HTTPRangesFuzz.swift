/// Feeds a request made of arbitrary bytes to the decision and checks what must hold of any answer.
///
/// The first three bytes choose method, size and validators; the rest is lines whose first letter names the field.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard input.count > 3 else { return 0 }
    let method: RequestMethod = [.get, .get, .get, .head, .options, .other][Int(input[0]) % 6]
    let file = representation(size: input[1], validators: input[2])
    let fields = requestFields(input[3...])
    let now = HTTPDate(seconds: 1_577_836_800)
    let decision = Decision(method: method, fields: fields, existing: file, now: now)

    check(decision, of: file, method: method, fields: fields)
    precondition(decision == Decision(method: method, fields: fields, existing: file, now: now), "not pure")
    let missing = Decision(method: .get, fields: fields, existing: nil, now: now)
    precondition(missing.status == .notFound && missing.fields.isEmpty && missing.body == .none, "error loses")

    // What was read as a tag or a date is written so that it reads back the same.
    for text in fields.ifNoneMatch + fields.ifRange {
        if let tag = EntityTag(text) { precondition(EntityTag(tag.description) == tag, "tag") }
    }
    for text in fields.ifModifiedSince + fields.ifUnmodifiedSince {
        if let date = HTTPDate(text, now: now) {
            precondition(HTTPDate(date.description, now: now) == date, "date")
        }
    }
    return 0
}

private func representation(size: UInt8, validators: UInt8) -> Representation {
    let size: Int64 = [0, 1, 10_000, .max, .max - 1, 1 << 32][Int(size) % 6]
    let tag: EntityTag? = validators & 3 == 3 ? nil : EntityTag(opaque: "v1", isWeak: validators & 3 == 2)
    let dates: [Int64?] = [784_111_777, nil, .max, 1_577_836_799]
    return Representation(
        size: size, entityTag: tag, lastModified: dates[Int(validators >> 2) % 4].map { HTTPDate(seconds: $0) },
        contentType: "video/mp4")
}

private func requestFields(_ bytes: ArraySlice<UInt8>) -> RequestFields {
    let names: [UInt8: String] = [
        UInt8(ascii: "R"): "range", UInt8(ascii: "r"): "if-range", UInt8(ascii: "m"): "if-match",
        UInt8(ascii: "n"): "if-none-match", UInt8(ascii: "s"): "if-modified-since",
        UInt8(ascii: "u"): "if-unmodified-since",
    ]
    var fields = RequestFields()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let name = names[line[line.startIndex]] else { continue }
        fields.append(name: name, value: String(decoding: line.dropFirst(), as: UTF8.self))
    }
    return fields
}

private func check(
    _ decision: Decision, of file: Representation, method: RequestMethod, fields: RequestFields
) {
    func field(_ name: String) -> String? {
        let values = decision.fields.filter { $0.name == name }.map(\.value)
        precondition(values.count <= 1, "\(name) twice")
        return values.first
    }
    func checkSpan(_ span: ByteSpan) {
        precondition(
            span.count > 0 && span.offset >= 0 && span.offset <= file.size - span.count, "out of bounds")
    }
    let isContent = decision.status == .ok || decision.status == .partialContent
    precondition(field("Content-Length") == decision.contentLength.map { String($0) }, "Content-Length")
    precondition((decision.contentLength != nil) == isContent, "Content-Length on an error")
    precondition(!isContent || method == .head || decision.contentLength == decision.body.length, "length")

    switch decision.body {
    case .none:
        precondition(method != .get || !isContent || file.size == 0, "no body")
    case .span(let span):
        checkSpan(span)
        let range = "bytes \(span.offset)-\(span.end - 1)/\(file.size)"
        precondition(field("Content-Range") == (decision.status == .partialContent ? range : nil))
        precondition(decision.status == .partialContent || span.count == file.size, "not the whole")
    case .multipart(let plan):
        precondition(decision.status == .partialContent && field("Content-Range") == nil)
        check(plan, of: file, checkSpan: checkSpan)
    }
    switch decision.status {
    case .ok: precondition(decision.contentLength == file.size && field("Content-Range") == nil)
    case .partialContent: precondition(method == .get && fields.range.count == 1 && file.size > 0)
    case .notModified: precondition(!fields.ifNoneMatch.isEmpty || !fields.ifModifiedSince.isEmpty)
    case .preconditionFailed: precondition(!fields.ifMatch.isEmpty || !fields.ifUnmodifiedSince.isEmpty)
    case .rangeNotSatisfiable:
        precondition(
            method == .get && decision.body == .none && field("Content-Range") == "bytes */\(file.size)")
    default: precondition(method == .options || method == .other, "status")
    }
}

/// Checks the layout: 2 to 16 disjoint spans that are worth a part each, framing in between, the exact length.
private func check(_ plan: MultipartPlan, of file: Representation, checkSpan: (ByteSpan) -> Void) {
    var spans: [ByteSpan] = []
    var length: Int64 = 0
    for (index, piece) in plan.pieces.enumerated() {
        switch piece {
        case .framing(let bytes):
            precondition(index.isMultiple(of: 2), "framing where a span belongs")
            length += Int64(bytes.count)
        case .span(let span):
            precondition(!index.isMultiple(of: 2), "a span where framing belongs")
            checkSpan(span)
            spans.append(span)
            length += span.count
        }
    }
    precondition(length == plan.length, "length")
    precondition((2...16).contains(spans.count), "parts")
    let sorted = spans.sorted { $0.offset < $1.offset }
    for (one, next) in zip(sorted, sorted.dropFirst()) { precondition(next.offset - one.end >= 80, "too near") }
}
