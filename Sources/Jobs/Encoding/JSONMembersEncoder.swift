/// Gathers the members of an object.
struct JSONMembersEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let members: JSONTree.Members
    var codingPath: [any CodingKey] { [] }

    private func add(_ tree: JSONTree, _ key: Key) { members.all.append((key.stringValue, tree)) }

    mutating func encodeNil(forKey key: Key) { add(.null, key) }
    mutating func encode(_ value: Bool, forKey key: Key) { add(.bool(value), key) }
    mutating func encode(_ value: String, forKey key: Key) { add(.string(value), key) }
    mutating func encode(_ value: Double, forKey key: Key) { add(.double(value), key) }
    mutating func encode(_ value: Float, forKey key: Key) { add(.float(value), key) }
    mutating func encode(_ value: Int, forKey key: Key) { add(.integer(Int64(value)), key) }
    mutating func encode(_ value: Int8, forKey key: Key) { add(.integer(Int64(value)), key) }
    mutating func encode(_ value: Int16, forKey key: Key) { add(.integer(Int64(value)), key) }
    mutating func encode(_ value: Int32, forKey key: Key) { add(.integer(Int64(value)), key) }
    mutating func encode(_ value: Int64, forKey key: Key) { add(.integer(value), key) }
    mutating func encode(_ value: UInt, forKey key: Key) { add(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt8, forKey key: Key) { add(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt16, forKey key: Key) { add(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt32, forKey key: Key) { add(.unsigned(UInt64(value)), key) }
    mutating func encode(_ value: UInt64, forKey key: Key) { add(.unsigned(value), key) }
    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        add(try JSONTree(encoding: value), key)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        let nested = JSONTree.Members()
        add(.object(nested), key)
        return KeyedEncodingContainer(JSONMembersEncoder<Nested>(members: nested))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let nested = JSONTree.Elements()
        add(.array(nested), key)
        return JSONElementsEncoder(elements: nested)
    }

    mutating func superEncoder() -> any Encoder { encoder(at: "super") }
    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(at: key.stringValue) }

    private func encoder(at key: String) -> any Encoder {
        let slot = JSONTreeEncoder.Slot()
        members.all.append((key, .later(slot)))
        return JSONTreeEncoder(slot: slot)
    }
}
