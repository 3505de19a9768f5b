/// Reads a tag's text from left to right; a read that does not fit takes nothing.
struct TagScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    /// Whether everything was read.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next byte if it is one of those in `set`.
    mutating func take(_ set: String) -> Unicode.Scalar? {
        guard let first = rest.first, set.utf8.contains(first) else { return nil }
        rest.removeFirst()
        return Unicode.Scalar(first)
    }

    /// A number of exactly `count` decimal digits.
    mutating func number(digits count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
        rest.removeFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// The decimal digits that come next, maybe none.
    mutating func digits() -> String {
        let digits = rest.prefix(while: Self.isDigit)
        rest.removeFirst(digits.count)
        return String(decoding: digits, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
