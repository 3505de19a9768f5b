/// Dates as FFmpeg writes them.
enum CalendarText {
    /// `2024-05-01T12:00:00.000000Z` of microseconds since 1970, by the proleptic Gregorian calendar.
    static func text(microsecondsSince1970 microseconds: Int64) -> String {
        let (days, rest) = microseconds.floored(by: 86_400_000_000)
        // Years begin in March, so that the leap day is their last; all spans of 400 years are as long.
        let (era, day) = (days + 719_468).floored(by: 146_097)
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let ofYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * ofYear + 2) / 153
        let ofMonth = ofYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        let date = [
            (400 * era + year + (isNextYear ? 1 : 0)).padded(to: 4),
            (isNextYear ? month - 9 : month + 3).padded(to: 2),
            ofMonth.padded(to: 2),
        ]
        let seconds = rest / 1_000_000
        let time = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
        let fraction = (rest % 1_000_000).padded(to: 6)
        return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "." + fraction + "Z"
    }
}

extension Int64 {
    /// Quotient and rest, the quotient rounded down whatever the sign.
    func floored(by divisor: Int64) -> (quotient: Int64, rest: Int64) {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }

    /// The digits with zeros in front, at least so many.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
