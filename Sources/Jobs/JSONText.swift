import FoundationEssentials

// The one file of layer 0 that is not the standard library alone: JSON is what jobs and answers travel as.

/// JSON as Mutoscope writes it: UTF-8, keys in the order of their bytes, slashes unescaped.
///
/// Numbers have the fewest digits that mean the same; what JSON has no number for is `null`.
public enum JSONText {
    /// The JSON of `value`, on one line unless `indented`.
    public static func encode(_ value: some Encodable, indented: Bool = false) throws -> [UInt8] {
        var json: [UInt8] = []
        try JSONTree(encoding: value).write(to: &json, depth: indented ? 0 : nil)
        return json
    }

    /// Reads a value from JSON.
    public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }
}
