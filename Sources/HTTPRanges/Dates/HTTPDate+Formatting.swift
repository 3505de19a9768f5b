extension HTTPDate: CustomStringConvertible {
    /// The date as IMF-fixdate, the only form that is still sent: `Sun, 06 Nov 1994 08:49:37 GMT`.
    public var description: String {
        let date = CivilDate(seconds: seconds)
        let weekday = DateNames.shortWeekdays[date.weekday]
        let month = DateNames.months[date.month - 1]
        let clock = "\(padded(date.hour, 2)):\(padded(date.minute, 2)):\(padded(date.second, 2))"
        return "\(weekday), \(padded(date.day, 2)) \(month) \(padded(date.year, 4)) \(clock) GMT"
    }
}

/// `number` with leading zeros up to `width` digits.
private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
