/// A place in a field value, moved forward byte by byte and never back.
struct FieldScanner {
    private var rest: Substring.UTF8View

    init(_ value: String) { rest = Substring(value).utf8 }

    /// The byte at this place, or nil at the end.
    var next: UInt8? { rest.first }

    /// Whether all of the value was read.
    var isAtEnd: Bool { rest.isEmpty }

    /// Moves past `byte` where it stands here.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard rest.first == byte else { return false }
        rest.removeFirst()
        return true
    }

    /// Moves past `text` where it stands here letter by letter, else not at all.
    mutating func skip(_ text: String) -> Bool {
        let wanted = text.utf8
        guard rest.starts(with: wanted) else { return false }
        rest.removeFirst(wanted.count)
        return true
    }

    /// Moves past optional whitespace: spaces and tabs (RFC 9110 §5.6.3).
    mutating func skipWhitespace() {
        while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
    }

    /// Takes the bytes up to the first that is not `wanted`.
    mutating func take(while wanted: (UInt8) -> Bool) -> Substring {
        let taken = rest.prefix(while: wanted)
        rest.removeFirst(taken.count)
        return Substring(taken)
    }

    /// Takes a number of one digit or more, or nil where none stands here.
    mutating func takeNumeral() -> Numeral? {
        let digits = take(while: isDigit)
        return digits.isEmpty ? nil : Numeral(digits)
    }

    /// Takes exactly `count` digits, or nil where fewer stand here.
    mutating func takeDigits(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
        rest.removeFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}

/// Whether `byte` is an ASCII digit.
private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
