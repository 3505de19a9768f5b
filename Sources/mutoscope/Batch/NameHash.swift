/// A number that stands for a name, the same on every machine and in every release (FNV-1a, 64 bits).
struct NameHash: Hashable, Sendable {
    let value: UInt64

    init(_ name: String) {
        value = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

/// One part of many that together hold each input once.
struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    let number: UInt64
    /// How many parts.
    let count: UInt64

    /// Reads `I/N`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !text.contains("+"), let number = UInt64(parts[0]),
            let count = UInt64(parts[1]),
            number >= 1, number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Whether an input belongs to it.
    func holds(_ name: String) -> Bool {
        // The high half is folded in, for the low bits of this hash alone follow those of the name.
        let hash = NameHash(name).value
        return (hash ^ hash >> 32) % count == number - 1
    }
}
