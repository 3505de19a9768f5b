/// The children of a master element that is held in memory.
struct ElementList {
    /// One of them.
    struct Child {
        let id: UInt64
        let content: ArraySlice<UInt8>
    }

    /// In file order, without padding and checksums.
    private(set) var children: [Child] = []
    /// Whether the bytes end within a child, or hold what is none.
    private(set) var isDamaged = false
    /// Whether there are more children than are read.
    private(set) var isOverLimit = false

    /// Takes `bytes` apart, at most `limit` children.
    init(_ bytes: ArraySlice<UInt8>, limit: Int = 50_000) {
        var rest = bytes
        while !rest.isEmpty {
            guard children.count < limit else {
                isOverLimit = true
                return
            }
            guard case .element(let header) = ElementHeader.parse(rest, at: 0) else {
                isDamaged = true
                return
            }
            let body = rest.dropFirst(Int(header.content))
            // Of unknown size are masters only; the last one there reaches to the end of its parent.
            let size = header.end.map { $0 - header.content } ?? Int64(body.count)
            if size > Int64(body.count) { isDamaged = true }
            let content = body.prefix(Int(min(size, Int64(body.count))))
            if header.id != MatroskaID.void && header.id != MatroskaID.checksum {
                children.append(Child(id: header.id, content: content))
            }
            rest = body.dropFirst(content.count)
        }
    }

    /// The content of the first child of this kind.
    func first(_ id: UInt64) -> ArraySlice<UInt8>? { children.first { $0.id == id }?.content }

    /// The contents of all children of this kind.
    func all(_ id: UInt64) -> [ArraySlice<UInt8>] { children.filter { $0.id == id }.map(\.content) }

    /// The children of the first child of this kind; none without it.
    func list(_ id: UInt64) -> ElementList { ElementList(first(id) ?? []) }

    /// The children of each child of this kind.
    func lists(_ id: UInt64) -> [ElementList] { all(id).map { ElementList($0) } }

    /// An unsigned number; nil without it, and where it is empty, which stands for its default.
    func number(_ id: UInt64) -> UInt64? { first(id).flatMap(Self.number) }

    /// The same within the numbers of `Int`.
    func integer(_ id: UInt64) -> Int? { number(id).flatMap { Int(exactly: $0) } }

    /// A flag; `fallback` without it.
    func flag(_ id: UInt64, or fallback: Bool = false) -> Bool { number(id).map { $0 != 0 } ?? fallback }

    /// A floating-point number that is finite.
    func real(_ id: UInt64) -> Double? {
        guard let content = first(id), let bits = content.bigEndian(at: 0, count: content.count) else {
            return nil
        }
        let value: Double
        switch content.count {
        case 4: value = Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        case 8: value = Double(bitPattern: bits)
        default: return nil
        }
        return value.isFinite ? value : nil
    }

    /// A text up to its first null byte; nil where that is empty.
    func text(_ id: UInt64) -> String? { first(id).flatMap(Self.text) }

    static func text(_ content: ArraySlice<UInt8>) -> String? {
        let bytes = content.prefix { $0 != 0 }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    static func number(_ content: ArraySlice<UInt8>) -> UInt64? {
        content.isEmpty ? nil : content.bigEndian(at: 0, count: content.count)
    }
}
