import HTTPRanges

/// The bytes that `body` stands for, where the file holds `content`.
func assembled(_ body: Decision.Body, from content: [UInt8]) -> [UInt8] {
    func bytes(_ span: ByteSpan) -> ArraySlice<UInt8> { content[Int(span.offset)..<Int(span.end)] }
    switch body {
    case .none: return []
    case .span(let span): return Array(bytes(span))
    case .multipart(let plan):
        return plan.pieces.flatMap { piece in
            switch piece {
            case .framing(let framing): framing[...]
            case .span(let span): bytes(span)
            }
        }
    }
}
