/// Gathers the tree of one value.
///
/// Paths are not kept, for nothing in it fails: what JSON has no number for is null.
struct JSONTreeEncoder: Encoder {
    /// Where the value goes.
    final class Slot {
        var tree: JSONTree?
    }

    let slot: Slot
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(JSONMembersEncoder<Key>(members: members))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONElementsEncoder(elements: elements) }

    func singleValueContainer() -> any SingleValueEncodingContainer { JSONSingleEncoder(slot: slot) }

    /// Asking again goes on with the same object.
    private var members: JSONTree.Members {
        if case .object(let members) = slot.tree { return members }
        let members = JSONTree.Members()
        slot.tree = .object(members)
        return members
    }

    private var elements: JSONTree.Elements {
        if case .array(let elements) = slot.tree { return elements }
        let elements = JSONTree.Elements()
        slot.tree = .array(elements)
        return elements
    }
}

extension JSONTree {
    /// The tree of a value; one that encodes nothing is an empty object.
    init(encoding value: some Encodable) throws {
        let slot = JSONTreeEncoder.Slot()
        try value.encode(to: JSONTreeEncoder(slot: slot))
        self = slot.tree ?? .object(Members())
    }
}

/// A value alone.
struct JSONSingleEncoder: SingleValueEncodingContainer {
    let slot: JSONTreeEncoder.Slot
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { slot.tree = .null }
    mutating func encode(_ value: Bool) { slot.tree = .bool(value) }
    mutating func encode(_ value: String) { slot.tree = .string(value) }
    mutating func encode(_ value: Double) { slot.tree = .double(value) }
    mutating func encode(_ value: Float) { slot.tree = .float(value) }
    mutating func encode(_ value: Int) { slot.tree = .integer(Int64(value)) }
    mutating func encode(_ value: Int8) { slot.tree = .integer(Int64(value)) }
    mutating func encode(_ value: Int16) { slot.tree = .integer(Int64(value)) }
    mutating func encode(_ value: Int32) { slot.tree = .integer(Int64(value)) }
    mutating func encode(_ value: Int64) { slot.tree = .integer(value) }
    mutating func encode(_ value: UInt) { slot.tree = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt8) { slot.tree = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt16) { slot.tree = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt32) { slot.tree = .unsigned(UInt64(value)) }
    mutating func encode(_ value: UInt64) { slot.tree = .unsigned(value) }
    mutating func encode(_ value: some Encodable) throws { try value.encode(to: JSONTreeEncoder(slot: slot)) }
}
