import Jobs
import Testing

@testable import Movies

struct TagFactsTests {
    @Test(arguments: [
        (["com.apple.quicktime.creationdate": "2024-05-01T12:00:00+0200"], "2024-05-01T12:00:00+02:00"),
        (["com.apple.quicktime.creationdate": "2024-05-01T12:00:00-03"], "2024-05-01T12:00:00-03:00"),
        (
            [
                "creation_time": "2024-05-01T10:00:01.000000Z",
                "com.apple.quicktime.creationdate": "2024-05-01T12:00:00Z",
            ], "2024-05-01T12:00:00Z"
        ),
        (["creation_time": "2024-05-01T10:00:00.000000Z"], "2024-05-01T10:00:00Z"),
        (["creation_time": "2024-05-01T10:00:00.250000Z"], "2024-05-01T10:00:00.25Z"),
        (["creation_time": "2024-05-01 10:00:00"], "2024-05-01T10:00:00Z"),
        (["date": "2016-02-29T23:59:60+05:45"], "2016-02-29T23:59:60+05:45"),
        (["date_recorded": "2024:05:01 10:00:00 -0730"], "2024-05-01T10:00:00-07:30"),
        (["creation_time": "1904-01-01T00:00:00Z", "date": "2001-01-01T00:00:00Z"], "2001-01-01T00:00:00Z"),
    ]) func `a date has the best zone that there is`(tags: [String: String], date: String) {
        #expect(tags.creationDate == date)
    }

    @Test(arguments: [
        "1904-01-01T00:00:00.000000Z", "1970-01-01T00:00:00Z", "2024", "2024-05-01", "2023-02-29T10:00:00Z",
        "2024-13-01T10:00:00Z", "2024-05-01T24:00:00Z", "2024-05-01T10:00:00+2", "2024-05-01T10:00:00Zulu", "",
        "1900-02-29T00:00:00Z", "2024-05-01T10:00:00+02:60", "２０24-05-01T10:00:00Z",
    ]) func `what is no full date, or a clock's 0, is none`(text: String) {
        #expect(["creation_time": text].creationDate == nil)
    }

    @Test func `a date without a zone is none unless its standard names one`() {
        #expect(["date": "2024-05-01T10:00:00"].creationDate == nil)
        #expect(["com.apple.quicktime.creationdate": "2024-05-01T10:00:00"].creationDate == nil)
    }

    @Test(
        arguments: [
            ("+46.4845+030.6848/", 46.4845, 30.6848, nil), ("-12.5-077.0+154.500/", -12.5, -77, 154.5),
            ("+4629.07+03041.088/", 46.4845, 30.6848, nil), ("+462904.2+0304105.28-005/", 46.4845, 30.6848, -5),
            ("+40.75-074.00+35.3CRSWGS_84/", 40.75, -74, 35.3), ("+9.5-79.5", 9.5, -79.5, nil),
            ("-0.25+0/", -0.25, 0, nil),
            ("+90+180/", 90, 180, nil),
        ] as [(String, Double, Double, Double?)])
    func `a place is read from ISO 6709`(text: String, north: Double, east: Double, height: Double?) throws {
        let place = try #require(["location": text].location)
        #expect(abs(place.latitude - north) < 1e-9)
        #expect(abs(place.longitude - east) < 1e-9)
        #expect(place.altitude == height)
    }

    @Test(arguments: [
        "", "/", "+46.4845", "+90.001+000/", "+00+181/", "+4660+00000/", "46.4+030.6/", "+46.4845+0304560.0/",
        "+1.5 +2/",
        "+999999999999999999999+0/", "+123+123/",
    ]) func `what is no place on Earth is none`(text: String) {
        #expect(["location": text].location == nil)
    }

    @Test func `a place has many keys`() {
        for key in ["location-eng", "location-deu", "com.apple.quicktime.location.iso6709", "©xyz"] {
            #expect([key: "+01+002/"].location?.longitude == 2)
        }
        #expect(["location": "Odesa", "location-eng": "+01+002/"].location?.latitude == 1)
    }

    @Test func `a device has the maker's and the model's name`() {
        let apple = [
            "com.apple.quicktime.make": "Apple", "com.apple.quicktime.model": "iPhone 15", "make": "x",
        ]
        #expect(apple.device == DeviceFacts(make: "Apple", model: "iPhone 15"))
        #expect(["make": " Canon\n", "model": " "].device == DeviceFacts(make: "Canon", model: nil))
        #expect(["com.android.model": "Pixel 8"].device == DeviceFacts(make: nil, model: "Pixel 8"))
        #expect(["make": "", "title": "x"].device == nil)
    }

    @Test func `a timecode is four numbers`() {
        #expect(["timecode": "01:02:03:04"].timecode == "01:02:03:04")
        #expect(["timecode": "00:59:59;29"].timecode == "00:59:59;29")
        #expect(["timecode": "00:59:59:119"].timecode == "00:59:59:119")
        for text in ["", "01:02:03", "1:02:03:04", "01:02:03:04 ", "aa:bb:cc:dd"] {
            #expect(["timecode": text].timecode == nil)
        }
    }
}
