@testable import Jobs

/// The JSON of a value as text.
func text(_ value: some Encodable, indented: Bool = false) throws -> String {
    String(decoding: try JSONText.encode(value, indented: indented), as: UTF8.self)
}
