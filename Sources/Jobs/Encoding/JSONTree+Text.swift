extension JSONTree {
    /// Appends the JSON, without white space or, below a depth, a line for each member and two spaces a level.
    func write(to json: inout [UInt8], depth: Int? = nil) {
        switch self {
        case .null: json += "null".utf8
        case .bool(let value): json += (value ? "true" : "false").utf8
        case .integer(let value): json += String(value).utf8
        case .unsigned(let value): json += String(value).utf8
        case .double(let value): Self.write(number: value, to: &json)
        case .float(let value): Self.write(number: value, to: &json)
        case .string(let text): Self.write(text, to: &json)
        case .object(let members): Self.write(members, to: &json, depth)
        case .array(let elements): Self.write(elements, to: &json, depth)
        case .later(let slot): (slot.tree ?? .object(Members())).write(to: &json, depth: depth)
        }
    }

    private static func write(_ members: Members, to json: inout [UInt8], _ depth: Int?) {
        write(members.sorted, between: "{", "}", to: &json, depth) { member, json, depth in
            write(member.key, to: &json)
            json += (depth == nil ? ":" : ": ").utf8
            member.value.write(to: &json, depth: depth)
        }
    }

    private static func write(_ elements: Elements, to json: inout [UInt8], _ depth: Int?) {
        write(elements.all, between: "[", "]", to: &json, depth) { element, json, depth in
            element.write(to: &json, depth: depth)
        }
    }

    private static func write<Item>(
        _ items: [Item], between open: String, _ close: String, to json: inout [UInt8], _ depth: Int?,
        _ write: (Item, inout [UInt8], Int?) -> Void
    ) {
        json += open.utf8
        for (place, item) in items.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            newline(depth.map { $0 + 1 }, to: &json)
            write(item, &json, depth.map { $0 + 1 })
        }
        // Empty brackets stay together.
        if !items.isEmpty { newline(depth, to: &json) }
        json += close.utf8
    }

    private static func newline(_ depth: Int?, to json: inout [UInt8]) {
        guard let depth else { return }
        json.append(0x0a)
        json.append(contentsOf: repeatElement(0x20, count: 2 * depth))
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
