/// An entity tag: the opaque validator of one state of a representation (RFC 9110 §8.8.3).
public struct EntityTag: Hashable, Sendable {
    /// The characters between the quotes.
    public let opaque: String
    /// Whether equal tags promise only equivalent bytes, not the same ones.
    public let isWeak: Bool

    /// Makes a tag, or nil where `opaque` holds a character that no tag may hold (quote, space, control).
    public init?(opaque: String, isWeak: Bool = false) {
        guard opaque.utf8.allSatisfy(Self.isTagCharacter) else { return nil }
        self.init(checked: opaque, isWeak: isWeak)
    }

    init(checked opaque: String, isWeak: Bool) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// Whether both are strong and the same: safe for joining ranges (RFC 9110 §8.8.3.2).
    public func matchesStrongly(_ other: EntityTag) -> Bool {
        !isWeak && !other.isWeak && opaque == other.opaque
    }

    /// Whether the opaque parts are the same: safe for caching whole representations (RFC 9110 §8.8.3.2).
    public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Whether `byte` is an `etagc` of the grammar: visible ASCII but the quote, or a byte above ASCII.
    static func isTagCharacter(_ byte: UInt8) -> Bool { byte == 0x21 || byte >= 0x23 && byte != 0x7F }
}

extension EntityTag: CustomStringConvertible {
    /// The tag as a field value: `"x"` or `W/"x"`.
    public var description: String { (isWeak ? "W/\"" : "\"") + opaque + "\"" }
}
