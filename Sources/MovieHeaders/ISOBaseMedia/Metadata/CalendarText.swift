/// Dates as FFmpeg writes them.
enum CalendarText {
    /// `2024-05-01T12:00:00.000000Z` of seconds since 1970.
    static func text(secondsSince1970 seconds: Int64) -> String {
        let (days, rest) = (seconds.flooredQuotient(86_400), seconds - seconds.flooredQuotient(86_400) * 86_400)
        // Days since 0000-03-01 in eras of 400 years, which all have as many days.
        let shifted = days + 719_468
        let era = shifted.flooredQuotient(146_097)
        let day = shifted - era * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let ofYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * ofYear + 2) / 153
        let ofMonth = ofYear - (153 * month + 2) / 5 + 1
        let number = month < 10 ? month + 3 : month - 9
        let fullYear = year + era * 400 + (number <= 2 ? 1 : 0)
        let date = [padded(fullYear, 4), padded(number, 2), padded(ofMonth, 2)].joined(separator: "-")
        let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, 2) }.joined(separator: ":")
        return "\(date)T\(time).000000Z"
    }

    private static func padded(_ value: Int64, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int64 {
    /// The quotient rounded down, whatever the sign.
    fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
        let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? quotient - 1 : quotient
    }
}
