/// The body of a `multipart/byteranges` answer, laid out before a byte of it is read (RFC 9110 §14.6).
public struct MultipartPlan: Hashable, Sendable {
    /// A stretch of the body.
    public enum Piece: Hashable, Sendable {
        /// Delimiters and part headers, sent as they are.
        case framing([UInt8])
        /// Bytes of the representation.
        case span(ByteSpan)
    }

    /// The boundary, of characters that need no quotes.
    public let boundary: String
    /// The pieces in sending order; framing and spans take turns, framing comes first and last.
    public let pieces: [Piece]
    /// Length of the whole body in bytes.
    public let length: Int64

    /// Value of `Content-Type` of the answer.
    ///
    /// The boundary is not quoted: some players take the quotes for a part of it.
    public var contentType: String { "multipart/byteranges; boundary=\(boundary)" }

    /// Lays out `spans` of `representation`, or nil where the body's length does not fit in 64 bits.
    init?(spans: [ByteSpan], of representation: Representation) {
        let boundary = Boundary.of(representation)
        var pieces: [Piece] = []
        for span in spans {
            let head =
                "\r\n--\(boundary)\r\nContent-Type: \(representation.contentType)\r\n"
                + "Content-Range: \(span.contentRange(of: representation.size))\r\n\r\n"
            pieces.append(.framing(Array(head.utf8)))
            pieces.append(.span(span))
        }
        pieces.append(.framing(Array("\r\n--\(boundary)--\r\n".utf8)))

        var length: Int64 = 0
        for piece in pieces {
            let (sum, overflow) = length.addingReportingOverflow(piece.length)
            guard !overflow else { return nil }
            length = sum
        }
        (self.boundary, self.pieces, self.length) = (boundary, pieces, length)
    }
}

extension MultipartPlan.Piece {
    /// Length in bytes.
    public var length: Int64 {
        switch self {
        case .framing(let bytes): Int64(bytes.count)
        case .span(let span): span.count
        }
    }
}
