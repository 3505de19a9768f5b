/// A day and time of the Gregorian calendar in UTC, carried back before its introduction as ISO 8601 does.
struct CivilDate: Hashable {
    var year: Int
    /// From 1.
    var month: Int
    /// From 1.
    var day: Int
    var hour: Int
    var minute: Int
    /// 60 in a leap second.
    var second: Int
}

extension CivilDate {
    /// Days between 0000-03-01 and 1970-01-01.
    private static let daysBeforeEpoch = 719_468
    /// Days in 400 years, after which the calendar repeats.
    private static let daysInCycle = 146_097

    /// The date of `seconds` since 1970; not before the year 0.
    init(seconds: Int64) {
        let (days, clock) = (Int(seconds).floorDivided(by: 86_400), Int(seconds).floorRemainder(of: 86_400))
        // A year that begins in March has its leap day at the end, where it moves nothing.
        let shifted = days + Self.daysBeforeEpoch
        let (cycle, dayOfCycle) = (
            shifted.floorDivided(by: Self.daysInCycle), shifted.floorRemainder(of: Self.daysInCycle)
        )
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
        (hour, minute, second) = (clock / 3600, clock / 60 % 60, clock % 60)
    }

    /// Days since 1970-01-01.
    var days: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let cycle = shiftedYear.floorDivided(by: 400)
        let yearOfCycle = shiftedYear - cycle * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
        return cycle * Self.daysInCycle + dayOfCycle - Self.daysBeforeEpoch
    }

    /// Seconds since 1970; a leap second is the first of the next day.
    var seconds: Int64 { Int64(days * 86_400 + hour * 3600 + minute * 60 + second) }

    /// Day of the week, 0 being Monday.
    var weekday: Int { (days + 3).floorRemainder(of: 7) }

    /// Whether the calendar has this day and the clock this time.
    var exists: Bool {
        guard (0...9999).contains(year), (1...12).contains(month), (1...daysInMonth).contains(day) else {
            return false
        }
        let isTime = (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
        return isTime || (hour, minute, second) == (23, 59, 60)
    }

    private var daysInMonth: Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
}

extension Int {
    fileprivate func floorDivided(by divisor: Int) -> Int { (self - floorRemainder(of: divisor)) / divisor }

    fileprivate func floorRemainder(of divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
