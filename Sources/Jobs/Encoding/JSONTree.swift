/// A value on its way to JSON: what an encoder gathers before keys can be put in order.
enum JSONTree {
    case null
    case bool(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case float(Float)
    case string(String)
    case object(Members)
    case array(Elements)
    /// What somebody may still be encoding.
    case later(JSONTreeEncoder.Slot)

    /// The members of an object, in the order of encoding.
    final class Members {
        var all: [(key: String, value: JSONTree)] = []
    }

    /// The elements of a list.
    final class Elements {
        var all: [JSONTree] = []
    }
}

extension JSONTree.Members {
    /// The members in the order of their keys' bytes; of equal keys the last counts.
    var sorted: [(key: String, value: JSONTree)] {
        var result: [(key: String, value: JSONTree)] = []
        result.reserveCapacity(all.count)
        // Sorting keeps the order of equal keys.
        for member in all.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            // Equal as texts is not enough: `é` has two forms.
            if let last = result.last, last.key == member.key, last.key.utf8.elementsEqual(member.key.utf8) {
                result.removeLast()
            }
            result.append(member)
        }
        return result
    }
}

extension JSONTree {
    /// Appends the JSON, without white space.
    func write(to json: inout [UInt8]) {
        switch self {
        case .null: json += "null".utf8
        case .bool(let value): json += (value ? "true" : "false").utf8
        case .integer(let value): json += String(value).utf8
        case .unsigned(let value): json += String(value).utf8
        case .double(let value): Self.write(number: value, to: &json)
        case .float(let value): Self.write(number: value, to: &json)
        case .string(let text): Self.write(text, to: &json)
        case .object(let members): Self.write(members, to: &json)
        case .array(let elements): Self.write(elements, to: &json)
        case .later(let slot): (slot.tree ?? .object(Members())).write(to: &json)
        }
    }

    private static func write(_ members: Members, to json: inout [UInt8]) {
        json.append(UInt8(ascii: "{"))
        for (place, member) in members.sorted.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            write(member.key, to: &json)
            json.append(UInt8(ascii: ":"))
            member.value.write(to: &json)
        }
        json.append(UInt8(ascii: "}"))
    }

    private static func write(_ elements: Elements, to json: inout [UInt8]) {
        json.append(UInt8(ascii: "["))
        for (place, element) in elements.all.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            element.write(to: &json)
        }
        json.append(UInt8(ascii: "]"))
    }

    /// The fewest digits that read back as the same number; `null` for what JSON has no number for.
    private static func write<Number: BinaryFloatingPoint & LosslessStringConvertible>(
        number: Number, to json: inout [UInt8]
    ) {
        guard number.isFinite else {
            json += "null".utf8
            return
        }
        let text = number.description
        json += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
    }

    private static func write(_ text: String, to json: inout [UInt8]) {
        json.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                json.append(byte)
            } else {
                json += escape(byte)
            }
        }
        json.append(UInt8(ascii: "\""))
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case 0x08: Array(#"\b"#.utf8)
        case 0x09: Array(#"\t"#.utf8)
        case 0x0a: Array(#"\n"#.utf8)
        case 0x0c: Array(#"\f"#.utf8)
        case 0x0d: Array(#"\r"#.utf8)
        case 0..<0x20: Array((byte < 16 ? #"\u000"# : #"\u00"#).utf8) + Array(String(byte, radix: 16).utf8)
        default: [UInt8(ascii: "\\"), byte]
        }
    }
}
