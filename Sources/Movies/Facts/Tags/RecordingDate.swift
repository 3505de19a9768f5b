/// A date and time of day as tags write them, read for its ISO 8601 form.
struct RecordingDate {
    /// What a text without a zone means.
    enum ZoneRule {
        /// Universal time.
        case universal
        /// Nobody knows when.
        case required
    }

    /// `2024-05-01T12:00:00+02:00`.
    let text: String

    /// Reads a full date and time; nil for anything less, and for the moment 0 of a clock that was never set.
    init?(_ tag: String, withoutZone rule: ZoneRule) {
        var scanner = TagScanner(tag)
        guard let day = Self.day(&scanner), scanner.take("Tt ") != nil, let time = Self.time(&scanner) else {
            return nil
        }
        let fraction = Self.fraction(&scanner)
        _ = scanner.take(" ")
        let zone: String
        if scanner.isAtEnd {
            guard rule == .universal else { return nil }
            zone = "Z"
        } else {
            guard let read = Self.zone(&scanner), scanner.isAtEnd else { return nil }
            zone = read
        }
        let isUnset = ["1904-01-01", "1970-01-01"].contains(day) && time == "00:00:00" && fraction.isEmpty
        if isUnset, zone == "Z" || zone == "+00:00" { return nil }
        text = day + "T" + time + fraction + zone
    }

    private static func day(_ scanner: inout TagScanner) -> String? {
        guard let year = scanner.number(digits: 4), scanner.take("-:/") != nil,
            let month = scanner.number(digits: 2), scanner.take("-:/") != nil,
            let day = scanner.number(digits: 2), (1...12).contains(month),
            (1...length(of: month, in: year)).contains(day)
        else { return nil }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func time(_ scanner: inout TagScanner) -> String? {
        guard let hour = scanner.number(digits: 2), scanner.take(":") != nil,
            let minute = scanner.number(digits: 2), scanner.take(":") != nil,
            // A leap second is 60.
            let second = scanner.number(digits: 2), hour < 24, minute < 60, second <= 60
        else { return nil }
        return "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
    }

    /// The fraction of a second with its point and without zeros at its end; nothing where it is zero.
    private static func fraction(_ scanner: inout TagScanner) -> String {
        guard scanner.take(".,") != nil else { return "" }
        var digits = scanner.digits()
        while digits.last == "0" { digits.removeLast() }
        return digits.isEmpty ? "" : "." + digits
    }

    private static func zone(_ scanner: inout TagScanner) -> String? {
        if scanner.take("Zz") != nil { return "Z" }
        guard let sign = scanner.take("+-"), let hours = scanner.number(digits: 2) else { return nil }
        var minutes = 0
        if scanner.take(":") != nil || !scanner.isAtEnd {
            guard let number = scanner.number(digits: 2) else { return nil }
            minutes = number
        }
        guard hours < 24, minutes < 60 else { return nil }
        return "\(sign)\(padded(hours, 2)):\(padded(minutes, 2))"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
