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

    /// One outcome; a failure gives nothing in a table.
    mutating func text(of outcome: ProbeOutcome) throws -> String {
        defer { count += 1 }
        switch form {
        case .table: return outcome.movie.map { MovieTable.text(of: $0, style: style) } ?? ""
        case .csv: return CSVRow.text(try row(outcome))
        case .ndjson: return try json(outcome, indented: false) + "\n"
        case .json where !isList: return try json(outcome, indented: true) + "\n"
        case .json:
            // Line breaks inside texts are escaped, so each newline is one between members.
            let lines = try json(outcome, indented: true).split(separator: "\n").joined(separator: "\n  ")
            return (count == 0 ? "\n  " : ",\n  ") + lines
        }
    }

    private func json(_ outcome: ProbeOutcome, indented: Bool) throws -> String {
        guard let fields, outcome.movie != nil else {
            return String(decoding: try JSONText.encode(outcome, indented: indented), as: UTF8.self)
        }
        let tree = try JSONValue(encoding: outcome).pruned(to: [["input"]] + fields.map(\.parts))
        return String(decoding: try JSONText.encode(tree, indented: indented), as: UTF8.self)
    }

    private func row(_ outcome: ProbeOutcome) throws -> [String] {
        let code = outcome.error?.code.rawValue ?? ""
        guard let fields else {
            let facts = outcome.movie.map { MovieRow.values(of: $0) } ?? MovieRow.columns.map { _ in "" }
            return [outcome.input] + facts + [code]
        }
        let tree = try outcome.movie.map { try JSONValue(encoding: $0) }
        return [outcome.input] + (try fields.map { try cell(tree?[$0.parts] ?? .null) }) + [code]
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
