import FoundationEssentials

// The one file of layer 0 that is not the standard library alone: JSON is what jobs and answers travel as.

/// JSON as Mutoscope writes it: UTF-8, keys in the order of their bytes, slashes unescaped.
///
/// Numbers have the fewest digits that mean the same; what JSON has no number for is `null`.
public enum JSONText {
    /// The JSON of `value`, on one line unless `indented`.
    public static func encode(_ value: some Encodable, indented: Bool = false) throws -> [UInt8] {
        var line: [UInt8] = []
        line.reserveCapacity(4096)
        try JSONTree(encoding: value).write(to: &line)
        return indented ? indent(line) : line
    }

    /// Reads a value from JSON.
    public static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// Breaks JSON without white space into lines: a member each, two spaces a level, nothing inside empty brackets.
    static func indent(_ json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var depth = 0
        var isInString = false
        func newline() -> [UInt8] {
            [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
        }
        for (index, byte) in json.enumerated() {
            // A quote behind a backslash ends nothing, unless that backslash is itself escaped.
            if byte == UInt8(ascii: "\""),
                json[..<index].reversed().prefix(while: { $0 == 0x5c }).count % 2 == 0
            {
                isInString.toggle()
            }
            guard !isInString else {
                result.append(byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                let isEmpty = json[index + 1] == byte + 2
                result += [byte] + (isEmpty ? [] : newline())
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                let isEmpty = json[index - 1] == byte - 2 && result.last == byte - 2
                result += (isEmpty ? [] : newline()) + [byte]
            case UInt8(ascii: ","): result += [byte] + newline()
            case UInt8(ascii: ":"): result += [byte, UInt8(ascii: " ")]
            default: result.append(byte)
            }
        }
        return result
    }
}
