import HTTPRanges

/// What goes back to a client: a value that the daemon only carries out.
struct Answer: Hashable, Sendable {
    /// Where the bytes of an answer come from.
    enum Body: Hashable, Sendable {
        /// There are none.
        case none
        /// There are none, and nobody knows how many there would be: 304 of a picture that was not made yet.
        case untold
        /// Bytes in memory.
        case bytes([UInt8])
        /// One run of the file that was opened for this answer.
        case span(ByteSpan)
        /// Several framed runs of that file.
        case multipart(MultipartPlan)

        /// Length in bytes.
        var length: Int64 {
            switch self {
            case .none, .untold: 0
            case .bytes(let bytes): Int64(bytes.count)
            case .span(let span): span.count
            case .multipart(let plan): plan.length
            }
        }
    }

    /// The HTTP status.
    var status: Int
    /// Header fields but `Content-Length`, `Date` and `Connection`, which the daemon adds.
    var fields: [HeaderField] = []
    /// The body; for HEAD and 304 the one that a plain GET would have, of which only the length is sent.
    var body: Body = .none

    /// The methods that every route understands.
    static let methods = "GET, HEAD, OPTIONS"

    /// Fields of an answer that nobody may keep.
    static let uncached = [HeaderField("Cache-Control", "no-store")]

    /// Fields of every answer: types are not to be guessed, and links do not tell where they were followed.
    static let common = [
        HeaderField("X-Content-Type-Options", "nosniff"), HeaderField("Referrer-Policy", "no-referrer"),
    ]

    /// The answer to OPTIONS.
    static let options = Answer(status: 204, fields: [HeaderField("Allow", methods)])

    /// A short text that nobody may keep.
    static func text(_ text: String, status: Int = 200) -> Answer {
        Answer(
            status: status, fields: [HeaderField("Content-Type", "text/plain; charset=utf-8")] + uncached,
            body: .bytes(Array((text + "\n").utf8)))
    }
}
