/// Gathers the elements of a list.
struct JSONElementsEncoder: UnkeyedEncodingContainer {
    let elements: JSONTree.Elements
    var codingPath: [any CodingKey] { [] }
    var count: Int { elements.all.count }

    private func add(_ tree: JSONTree) { elements.all.append(tree) }

    mutating func encodeNil() { add(.null) }
    mutating func encode(_ value: Bool) { add(.bool(value)) }
    mutating func encode(_ value: String) { add(.string(value)) }
    mutating func encode(_ value: Double) { add(.double(value)) }
    mutating func encode(_ value: Float) { add(.float(value)) }
    mutating func encode(_ value: Int) { add(.integer(Int64(value))) }
    mutating func encode(_ value: Int8) { add(.integer(Int64(value))) }
    mutating func encode(_ value: Int16) { add(.integer(Int64(value))) }
    mutating func encode(_ value: Int32) { add(.integer(Int64(value))) }
    mutating func encode(_ value: Int64) { add(.integer(value)) }
    mutating func encode(_ value: UInt) { add(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt8) { add(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt16) { add(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt32) { add(.unsigned(UInt64(value))) }
    mutating func encode(_ value: UInt64) { add(.unsigned(value)) }
    mutating func encode(_ value: some Encodable) throws { add(try JSONTree(encoding: value)) }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
        let nested = JSONTree.Members()
        add(.object(nested))
        return KeyedEncodingContainer(JSONMembersEncoder<Nested>(members: nested))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let nested = JSONTree.Elements()
        add(.array(nested))
        return JSONElementsEncoder(elements: nested)
    }

    mutating func superEncoder() -> any Encoder {
        let slot = JSONTreeEncoder.Slot()
        add(.later(slot))
        return JSONTreeEncoder(slot: slot)
    }
}
