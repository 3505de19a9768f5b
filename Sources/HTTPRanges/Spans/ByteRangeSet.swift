/// The value of a Range field in bytes: `bytes=0-499, -500` (RFC 9110 §14.1.1, §14.2).
public struct ByteRangeSet: Hashable, Sendable {
    /// How many members a field may have, empty ones included.
    public static let memberLimit = 64

    /// The members in the order sent, at least one.
    public let members: [RangeSpecifier]

    /// Reads a field value, or nil where it is to be ignored.
    ///
    /// That is: another unit, more members than `memberLimit`, or one malformed member, which spoils the whole
    /// field.
    public init?(_ value: String) {
        var scanner = FieldScanner(value)
        scanner.skipWhitespace()
        let unit = scanner.take { $0 != UInt8(ascii: "=") }
        guard unit.lowercased() == "bytes", scanner.skip(UInt8(ascii: "=")) else { return nil }

        var members: [RangeSpecifier] = []
        var count = 0
        repeat {
            count += 1
            guard count <= Self.memberLimit else { return nil }
            scanner.skipWhitespace()
            // Empty members are legal: senders that build lists leave them behind (RFC 9110 §5.6.1.2).
            guard let next = scanner.next, next != UInt8(ascii: ",") else { continue }
            guard let member = RangeSpecifier.take(from: &scanner) else { return nil }
            members.append(member)
            scanner.skipWhitespace()
        } while scanner.skip(UInt8(ascii: ","))
        guard scanner.isAtEnd, !members.isEmpty else { return nil }
        self.members = members
    }
}

extension RangeSpecifier {
    /// Takes `1-2`, `1-` or `-2`; a last byte before the first makes no range.
    fileprivate static func take(from scanner: inout FieldScanner) -> RangeSpecifier? {
        guard let first = scanner.takeNumeral() else {
            return scanner.skip(UInt8(ascii: "-")) ? scanner.takeNumeral().map { .suffix($0.saturated) } : nil
        }
        guard scanner.skip(UInt8(ascii: "-")) else { return nil }
        let last = scanner.takeNumeral()
        guard last.map({ $0 >= first }) ?? true else { return nil }
        return .from(first.saturated, through: last?.saturated)
    }
}
