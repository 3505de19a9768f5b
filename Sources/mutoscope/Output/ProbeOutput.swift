import Jobs

/// Makes text of outcomes, one after another: only what is asked about the present one is kept.
struct ProbeOutput: Sendable {
    /// The forms there are.
    enum Form: Sendable { case table, json, ndjson, csv }

    let form: Form
    /// What is told; nil for everything.
    let fields: [FieldPath]?
    /// Whether JSON is an array.
    let isList: Bool
    /// How a table looks.
    let style: TextStyle
    private var count = 0

    init(_ form: Form, fields: [FieldPath]? = nil, isList: Bool, style: TextStyle = .plain) {
        self.style = style
        self.form = form
        self.fields = fields
        self.isList = isList
    }

    /// Whether failures stand among the results.
    var tellsFailures: Bool { form != .table }

    /// What stands before the first outcome.
    var head: String {
        switch form {
        case .csv: CSVRow.text(["input"] + (fields?.map(\.text) ?? MovieRow.columns) + ["error"])
        case .json where isList: "["
        default: ""
        }
    }

    /// What stands behind the last.
    var tail: String { form == .json && isList ? (count == 0 ? "]\n" : "\n]\n") : "" }

    /// One outcome among the others, in the order in which they are written.
    mutating func text(of outcome: ProbeOutcome) -> String {
        defer { count += 1 }
        guard form == .json, isList else { return outcome.text }
        return (count == 0 ? "\n  " : ",\n  ") + outcome.text
    }

    /// What one outcome gives by itself; a failure gives nothing in a table.
    func entry(_ input: String, _ result: Result<JobAnswer, JobError>) throws -> String {
        switch form {
        case .table: return result.movie.map { MovieTable.text(of: $0, style: style) } ?? ""
        case .csv: return CSVRow.text(try row(input, result))
        case .ndjson: return try json(input, result, indented: false) + "\n"
        case .json where !isList: return try json(input, result, indented: true) + "\n"
        case .json:
            // Line breaks inside texts are escaped, so each newline is one between members.
            return try json(input, result, indented: true).split(separator: "\n").joined(separator: "\n  ")
        }
    }

    private func json(
        _ input: String, _ result: Result<JobAnswer, JobError>, indented: Bool
    ) throws -> String {
        let bytes =
            switch result {
            case .success(.movie(let info)):
                if let fields {
                    try JSONText.encode(
                        try JSONValue(encoding: info).pruned(to: [["input"]] + fields.map(\.parts)),
                        indented: indented)
                } else {
                    try JSONText.encode(info, indented: indented)
                }
            case .success(.ffprobe(let document)): try JSONText.encode(document, indented: indented)
            case .success: throw JobError(.internal, "a picture came back instead of facts")
            case .failure(let error):
                try JSONText.encode(FailedInput(input: input, error: error), indented: indented)
            }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func row(_ input: String, _ result: Result<JobAnswer, JobError>) throws -> [String] {
        let code = if case .failure(let error) = result { error.code.rawValue } else { "" }
        guard let fields else {
            let facts = result.movie.map { MovieRow.values(of: $0) } ?? MovieRow.columns.map { _ in "" }
            return [input] + facts + [code]
        }
        let tree = try result.movie.map { try JSONValue(encoding: $0) }
        return [input] + (try fields.map { try cell(tree?[$0.parts] ?? .null) }) + [code]
    }

    /// Texts as they are, null as nothing, everything else as JSON.
    private func cell(_ value: JSONValue) throws -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        default: String(decoding: try JSONText.encode(value), as: UTF8.self)
        }
    }
}

extension Result<JobAnswer, JobError> {
    /// Our own facts, where they came.
    fileprivate var movie: MovieInfo? {
        if case .success(.movie(let info)) = self { info } else { nil }
    }
}
