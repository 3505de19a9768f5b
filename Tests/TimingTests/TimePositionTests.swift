import Foundation
import Testing

@testable import Timing

struct TimePositionTests {
    /// Every form that a time may have, with the thousandths of a second it stands for.
    private static let times: [(text: String, thousandths: Int64)] = [
        ("0", 0), ("90", 90_000), ("12.5", 12_500), (".5", 500), ("12.", 12_000), ("007", 7000),
        ("1:30.5", 90_500), ("0:00", 0), ("90:00", 5_400_000), ("1:02:03", 3_723_000), ("1:2:3", 3_723_000),
        ("100:59:59.999", 363_599_999), ("999999999", 999_999_999_000),
    ]

    @Test(arguments: times) func `a time is read exactly`(text: String, thousandths: Int64) {
        #expect(TimePosition(text) == .time(MediaTime(value: thousandths, timescale: 1000)))
    }

    @Test func `a share is read exactly`() {
        #expect(TimePosition("25%") == .share(MediaTime(value: 1, timescale: 4)))
        #expect(TimePosition("0%") == .share(.zero))
        #expect(TimePosition("100%") == .share(MediaTime(value: 1, timescale: 1)))
        #expect(TimePosition("33.3%") == .share(MediaTime(value: 333, timescale: 1000)))
        #expect(TimePosition("200%") == .share(MediaTime(value: 2, timescale: 1)))
    }

    @Test func `a frame number and the end are read`() {
        #expect(TimePosition("#0") == .frame(0))
        #expect(TimePosition("#120") == .frame(120))
        #expect(TimePosition("end") == .end)
        #expect(TimePosition("90"[...]) == TimePosition("90"))
        #expect(TimePosition.start == TimePosition("0"))
    }

    @Test func `digits behind the ninth are dropped`() {
        #expect(
            TimePosition("1.1234567899") == .time(MediaTime(value: 1_123_456_789, timescale: 1_000_000_000)))
    }

    @Test(arguments: [
        "", " ", " 5", "5 ", "5\n", "+5", "-1", "-0", "1e3", "0x10", "inf", "nan", "five", ".", ":", "::", "%",
        "#", "1:60", "1:60:00", "1:2:3:4", ":30", "1:", "1::2", "-1:30", "1:-30", "1:+3", "1.2:30", "1:2.5:30",
        "1.2.3", "1,5", "1;30", "#-1", "#+1", "#1.5", "# 1", "##1", "#1%", "-5%", "+5%", "5%%", "1:30%", "end%",
        "END", "end ", "ends", "#end", "1000000000", "1000000000:00", "#99999999999999999999", "99999999999%",
        "٣", "１", "²", "1\u{301}", "0.123456789\u{31}\u{301}", "1\0",
    ]) func `anything else is no position`(text: String) {
        #expect(TimePosition(text) == nil)
    }
}

/// The written form.
struct WrittenTimePositionTests {
    @Test(arguments: [
        ("90", "90"), ("1:30.5", "90.5"), ("1:02:03", "3723"), ("0.040", "0.04"), (".000000001", "0.000000001"),
        ("25%", "25%"), ("33.333333333%", "33.333333333%"), ("0.000000001%", "0.000000001%"), ("0%", "0%"),
        ("#120", "#120"), ("end", "end"), ("999999999.999999999", "999999999.999999999"),
    ]) func `the written form is the shortest, and reads back the same`(text: String, written: String) throws {
        let position = try #require(TimePosition(text))
        #expect(position.description == written)
        #expect(TimePosition(written) == position)
    }

    @Test func `a position travels as its written form`() throws {
        let positions: [TimePosition] = [.start, .end, .frame(3), .share(MediaTime(value: 1, timescale: 4))]
        let json = try JSONEncoder().encode(positions)
        #expect(String(decoding: json, as: UTF8.self) == ##"["0","end","#3","25%"]"##)
        #expect(try JSONDecoder().decode([TimePosition].self, from: json) == positions)
    }

    @Test(arguments: [#"["1:60"]"#, #"[""]"#, "[5]", "[null]"])
    func `what is no position is not decoded`(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([TimePosition].self, from: Data(json.utf8))
        }
    }

    @Test func `the longest clock does not overflow when it is written`() throws {
        let position = try #require(TimePosition("999999999:59:59.999999999"))
        #expect(!position.description.isEmpty)
    }
}
