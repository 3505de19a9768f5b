/// The form of a date behind its weekday.
///
/// A run of small letters stands for as many digits of year, day, hour, minute or second (`y d h m s`), `nnn` for
/// the month's name, and everything else for itself.
struct DatePattern: Hashable {
    let text: String

    /// `Sunday, 06-Nov-94 08:49:37 GMT`, the form of RFC 850.
    static let rfc850 = DatePattern(text: ", dd-nnn-yy hh:mm:ss GMT")

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, and `Sun Nov  6 08:49:37 1994` as asctime writes it.
    static let afterShortWeekday = [
        DatePattern(text: ", dd nnn yyyy hh:mm:ss GMT"),
        DatePattern(text: " nnn  d hh:mm:ss yyyy"),
        DatePattern(text: " nnn dd hh:mm:ss yyyy"),
    ]

    /// Takes a date of this form, which need not exist, or nil where something else stands there.
    func date(in scanner: inout FieldScanner) -> CivilDate? {
        var date = CivilDate(year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0)
        let fields = Self.fields
        var rest = text.utf8[...]
        while let kind = rest.first {
            guard let field = fields[kind] else {
                guard scanner.skip(kind) else { return nil }
                rest.removeFirst()
                continue
            }
            let width = rest.prefix { $0 == kind }.count
            let value = field == \.month ? scanner.takeMonth() : scanner.takeDigits(width)
            guard let value else { return nil }
            date[keyPath: field] = value
            rest.removeFirst(width)
        }
        return date
    }

    private static var fields: [UInt8: WritableKeyPath<CivilDate, Int>] {
        [
            UInt8(ascii: "y"): \.year, UInt8(ascii: "n"): \.month, UInt8(ascii: "d"): \.day,
            UInt8(ascii: "h"): \.hour, UInt8(ascii: "m"): \.minute, UInt8(ascii: "s"): \.second,
        ]
    }
}

extension FieldScanner {
    /// Takes the name of a month and gives its number, from 1.
    fileprivate mutating func takeMonth() -> Int? {
        let name = String(take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") })
        return DateNames.months.firstIndex(of: name).map { $0 + 1 }
    }
}
