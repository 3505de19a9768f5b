import Timing

/// What a segment says of itself as a whole.
struct SegmentInformation {
    /// Nanoseconds in a tick.
    private(set) var tick: Int64 = 1_000_000
    /// Ticks that the movie lasts, where it says so.
    private(set) var duration: Double?
    private(set) var title: String?
    private(set) var muxer: String?
    /// When it was made, as FFmpeg writes it.
    private(set) var created: String?

    private enum Field {
        static let tick: UInt64 = 0x2AD7B1
        static let duration: UInt64 = 0x4489
        static let date: UInt64 = 0x4461
        static let title: UInt64 = 0x7BA9
        static let muxer: UInt64 = 0x4D80
    }

    /// Knows the defaults only.
    init() {}

    /// Reads the fields.
    init(_ list: ElementList) {
        // A clock that ticks once an hour or not at all is none.
        if let tick = list.number(Field.tick), (1...3_600_000_000_000).contains(tick) {
            self.tick = Int64(tick)
        }
        duration = list.real(Field.duration).flatMap { $0 > 0 ? $0 : nil }
        title = list.text(Field.title)
        muxer = list.text(Field.muxer)
        created = list.first(Field.date).flatMap { content in
            guard content.count == 8, let bits = content.bigEndian(at: 0, count: 8) else { return nil }
            return Self.date(Int64(bitPattern: bits))
        }
    }

    /// The instant of so many ticks; the last one there is where it lies beyond.
    func time(_ ticks: Int64) -> MediaTime {
        MediaTime(value: tick, timescale: 1_000_000_000).scaled(by: ticks, over: 1)
    }

    /// The duration in seconds, to a nanosecond.
    var length: MediaTime? {
        guard let nanoseconds = duration.map({ ($0 * Double(tick)).rounded() }), nanoseconds < 9e18 else {
            return nil
        }
        return MediaTime(value: Int64(nanoseconds), timescale: 1_000_000_000).reduced
    }

    /// Nanoseconds since the beginning of 2001 as a date and time in UTC.
    private static func date(_ nanoseconds: Int64) -> String {
        let (days, rest) = floored(nanoseconds, 86_400_000_000_000)
        let microseconds = rest / 1000
        let seconds = microseconds / 1_000_000
        let calendar = calendarDate(daysSince2001: days)
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
        return "\(padded(calendar.year, 4))-\(padded(calendar.month, 2))-\(padded(calendar.day, 2))"
            + "T\(clock.joined(separator: ":")).\(padded(microseconds % 1_000_000, 6))Z"
    }

    /// The proleptic Gregorian date; years begin in March, so that the leap day is their last.
    private static func calendarDate(daysSince2001 days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let sinceMarch = days + 306  // 1 March 2000, the first day of a cycle of 400 years.
        let (cycle, dayOfCycle) = floored(sinceMarch, 146_097)
        let year = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        return (2000 + cycle * 400 + year + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9, day)
    }

    private static func floored(_ value: Int64, _ divisor: Int64) -> (Int64, Int64) {
        let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
        return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
    }

    private static func padded(_ value: Int64, _ count: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
