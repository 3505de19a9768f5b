/// A whole number as it was written, of any length.
struct Numeral: Comparable {
    /// The digits without zeros in front; empty for 0.
    private let digits: Substring

    /// Takes the digits that `text` is made of.
    init(_ text: Substring) { digits = text.drop { $0 == "0" } }

    /// The number, or `Int64.max` where it is greater.
    var saturated: Int64 { digits.isEmpty ? 0 : Int64(digits) ?? .max }

    /// Whether `left` is the smaller number: the one of fewer digits, or the first in the order of the alphabet.
    static func < (left: Numeral, right: Numeral) -> Bool {
        (left.digits.utf8.count, left.digits) < (right.digits.utf8.count, right.digits)
    }
}
