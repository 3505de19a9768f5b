/// JSON of any shape, as a tree.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Members by key.
    case object([String: JSONValue])

    /// The tree of a value.
    public init(encoding value: some Encodable) throws {
        self.init(try JSONTree(encoding: value))
    }

    /// The value that the tree's JSON would be read as: a number without a fraction is an integer if it can be.
    private init(_ tree: JSONTree) {
        switch tree {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .unsigned(let value): self = Int64(exactly: value).map(Self.integer) ?? .number(Double(value))
        case .double(let value): self = Self.of(value)
        // By its digits, for 0.1 of half the width is another number.
        case .float(let value): self = Self.of(Double(value.description) ?? .nan)
        case .string(let text): self = .string(text)
        case .object(let members):
            self = .object(
                Dictionary(members.all.map { ($0.key, JSONValue($0.value)) }) { _, last in last })
        case .array(let elements): self = .array(elements.all.map { JSONValue($0) })
        case .later(let slot): self = slot.tree.map { JSONValue($0) } ?? .object([:])
        }
    }

    private static func of(_ number: Double) -> JSONValue {
        guard number.isFinite else { return .null }
        // Minus nothing would lose its sign.
        if number == 0, number.sign == .minus { return .number(number) }
        return Int64(exactly: number).map(Self.integer) ?? .number(number)
    }

    /// What stands at a path of keys and places; nil where nothing does.
    public subscript(path: [String]) -> JSONValue? {
        guard let part = path.first else { return self }
        let rest = Array(path.dropFirst())
        switch self {
        case .object(let members): return members[part]?[rest]
        case .array(let elements):
            guard let place = Int(part), elements.indices.contains(place) else { return nil }
            return elements[place][rest]
        default: return nil
        }
    }

    /// The tree with nothing but what stands at or below one of the paths; elements of a list keep their order.
    public func pruned(to paths: [[String]]) -> JSONValue {
        guard !paths.contains([]) else { return self }
        switch self {
        case .object(let members):
            var kept: [String: JSONValue] = [:]
            for (key, member) in members {
                let below = Self.below(key, paths)
                if !below.isEmpty { kept[key] = member.pruned(to: below) }
            }
            return .object(kept)
        case .array(let elements):
            return .array(
                elements.enumerated().compactMap { place, element in
                    let below = Self.below(String(place), paths)
                    return below.isEmpty ? nil : element.pruned(to: below)
                })
        default: return self
        }
    }

    private static func below(_ part: String, _ paths: [[String]]) -> [[String]] {
        paths.filter { $0.first == part }.map { Array($0.dropFirst()) }
    }
}

extension JSONValue: Codable {
    /// Reads any JSON.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes it.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
