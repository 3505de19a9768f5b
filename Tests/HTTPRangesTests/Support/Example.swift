import HTTPRanges

/// The file F of the rules: 10,000 bytes with a strong entity tag and a date well in the past.
enum Example {
    static let tag = "\"v1\""
    static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    static let modified = HTTPDate(seconds: 784_111_777)
    /// 2020-01-01, years after the file was last changed.
    static let now = HTTPDate(seconds: 1_577_836_800)

    static let file = Example.file(size: 10_000)
    static let empty = Example.file(size: 0)

    static func file(size: Int64, tag: String? = tag, modified: HTTPDate? = modified) -> Representation {
        Representation(
            size: size, entityTag: tag.flatMap { EntityTag($0) }, lastModified: modified,
            contentType: "video/mp4",
            cacheControl: "max-age=60")
    }
}

/// Decides about a GET of the example file, or of another.
func get(_ fields: RequestFields, of file: Representation? = Example.file, at now: HTTPDate = Example.now)
    -> Decision
{
    Decision(method: .get, fields: fields, existing: file, now: now)
}

/// Decides about a GET with one Range field line.
func get(_ range: String, of file: Representation = Example.file) -> Decision {
    get(RequestFields(range: [range]), of: file)
}

extension Decision {
    subscript(name: String) -> String? {
        let values = fields.filter { $0.name == name }.map(\.value)
        precondition(values.count <= 1, "\(name) is there once at most")
        return values.first
    }

    var names: [String] { fields.map(\.name) }

    /// The runs of the file that are sent, in order.
    var spans: [ByteSpan] {
        switch body {
        case .none: []
        case .span(let span): [span]
        case .multipart(let plan):
            plan.pieces.compactMap { if case .span(let span) = $0 { span } else { nil } }
        }
    }
}
