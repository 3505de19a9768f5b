import HTTPRanges
import Testing

@Suite struct HTTPDateTests {
    private let now = Example.now

    @Test func `the three forms of the RFC's example are one instant`() {
        for text in [
            "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
            "Sun Nov 06 08:49:37 1994",
        ] {
            #expect(HTTPDate(text, now: now)?.seconds == 784_111_777, "\(text)")
        }
    }

    @Test(arguments: [
        "", "now", "Sun", "Sun,", "Sun, 06 Nov 1994 08:49:37", "Sun, 6 Nov 1994 08:49:37 GMT",
        "Sun, 06 Nov 94 08:49:37 GMT", "Mon, 06 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT",
        "sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 gmt", "Sun, 06 Nov 1994 08:49:37 +0000",
        "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:60 GMT",
        "Sun, 06 Nov 1994 08:49:37 GMT GMT", "Sun,  06 Nov 1994 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
        "Sun, 06-Nov-1994 08:49:37 GMT", "Sunday, 06 Nov 1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT",
        "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday Nov  6 08:49:37 1994", "Sun Nov 6 08:49:37 1994",
        "Sun Nov   6 08:49:37 1994", "Sun Nov  6 08:49:37 94", "Sun Nov  6 08:49:37 1994 GMT",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Fri, 31 Apr 2020 00:00:00 GMT", "Wed, 29 Feb 2023 00:00:00 GMT",
        "Thu, 29 Feb 1900 00:00:00 GMT", "Sun, 0٦ Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        "Sun, 06 Nov 1994 08:49:37.5 GMT", "Sun, +6 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z",
    ])
    func `nonsense is no date`(text: String) {
        #expect(HTTPDate(text, now: now) == nil)
    }

    @Test func `leap days and leap seconds are dates`() {
        #expect(HTTPDate("Tue, 29 Feb 2000 00:00:00 GMT", now: now)?.seconds == 951_782_400)
        #expect(HTTPDate("Sat, 31 Dec 2016 23:59:60 GMT", now: now)?.seconds == 1_483_228_800)
    }

    @Test(arguments: [
        // Exactly 50 years ahead, then a second more.
        ("Tuesday, 01-Jul-70 12:00:00 GMT", "Wed, 01 Jul 2020 12:00:00 GMT", "Tue, 01 Jul 2070 12:00:00 GMT"),
        ("Wednesday, 01-Jul-70 12:00:01 GMT", "Wed, 01 Jul 2020 12:00:00 GMT", "Wed, 01 Jul 1970 12:00:01 GMT"),
        // Across a turn of the century, both ways.
        ("Thursday, 01-Jan-05 00:00:00 GMT", "Thu, 31 Dec 2099 00:00:00 GMT", "Thu, 01 Jan 2105 00:00:00 GMT"),
        ("Friday, 31-Dec-99 00:00:00 GMT", "Sat, 01 Jan 2000 00:00:00 GMT", "Fri, 31 Dec 1999 00:00:00 GMT"),
    ])
    func `a two-digit year is at most 50 years ahead`(text: String, now: String, expected: String) throws {
        let now = try #require(HTTPDate(now, now: Example.now))
        #expect(HTTPDate(text, now: now)?.description == expected)
    }

    @Test func `every day of 400 years is written and read back, and follows the day before`() {
        // One cycle of the calendar, with a time of day that wanders.
        var seconds: Int64 = -11_676_096_000  // 1600-01-01
        var weekday = 5
        let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        for day in 0..<146_097 {
            let date = HTTPDate(seconds: seconds + Int64(day * 7919 % 86_400))
            let text = date.description
            if !text.hasPrefix(names[weekday]) || HTTPDate(text, now: now) != date {
                Issue.record("\(date.seconds) is written \(text)")
                break
            }
            seconds += 86_400
            weekday = (weekday + 1) % 7
        }
        #expect(HTTPDate(seconds: seconds).description == "Sat, 01 Jan 2000 00:00:00 GMT")
    }

    @Test func `dates outside of four digits are clamped`() {
        #expect(HTTPDate(seconds: .max).description == "Fri, 31 Dec 9999 23:59:59 GMT")
        #expect(HTTPDate(seconds: .min).description == "Sat, 01 Jan 0000 00:00:00 GMT")
        for date in [HTTPDate(seconds: .max), HTTPDate(seconds: .min)] {
            #expect(HTTPDate(date.description, now: now) == date)
        }
    }

    @Test func `nanoseconds are rounded down`() {
        #expect(HTTPDate(nanoseconds: 1_999_999_999).seconds == 1)
        #expect(HTTPDate(nanoseconds: 0).seconds == 0)
        #expect(HTTPDate(nanoseconds: -1).seconds == -1)
        #expect(HTTPDate(nanoseconds: -1_000_000_000).seconds == -1)
        #expect(HTTPDate(nanoseconds: .min).seconds == -9_223_372_037)
    }
}
