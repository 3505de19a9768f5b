extension HTTPDate {
    /// Reads any of the three forms of HTTP, or nil where `text` is none of them (RFC 9110 §5.6.7).
    ///
    /// They are IMF-fixdate, RFC 850 and asctime. `now` tells the century of a two-digit year. A day that the
    /// calendar does not have, or a weekday that is not that day's, makes no date.
    public init?(_ text: String, now: HTTPDate) {
        var scanner = FieldScanner(text)
        scanner.skipWhitespace()
        let name = String(scanner.take { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: " ") })
        let short = DateNames.shortWeekdays.firstIndex(of: name)
        guard let weekday = short ?? DateNames.weekdays.firstIndex(of: name) else { return nil }

        for pattern in short != nil ? DatePattern.afterShortWeekday : [DatePattern.rfc850] {
            var attempt = scanner
            guard var date = pattern.date(in: &attempt) else { continue }
            attempt.skipWhitespace()
            guard attempt.isAtEnd else { continue }
            if pattern == .rfc850 { date = date.inCentury(around: CivilDate(seconds: now.seconds)) }
            guard date.exists, date.weekday == weekday else { return nil }
            self.init(seconds: date.seconds)
            return
        }
        return nil
    }
}

extension CivilDate {
    /// The latest date with the two last digits of this year that is not more than 50 years after `now`.
    fileprivate func inCentury(around now: CivilDate) -> CivilDate {
        var date = self
        date.year += (now.year / 100 + 1) * 100
        while date.isMoreThan50Years(after: now) { date.year -= 100 }
        return date
    }

    private func isMoreThan50Years(after now: CivilDate) -> Bool {
        let (day, today) = ((year - 50, month, self.day), (now.year, now.month, now.day))
        return day > today || day == today && (hour, minute, second) > (now.hour, now.minute, now.second)
    }
}
