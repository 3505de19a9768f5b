import Testing

@testable import mutoscope

private let number = Option(name: "number", value: "N", help: "how many")
private let seconds = Option(name: "seconds", value: "SEC", help: "")

struct ArgumentValueTests {
    private func arguments(_ word: String) throws -> Arguments {
        try Arguments([word], options: [number, seconds])
    }

    @Test(arguments: [("1", 1), ("85", 85), ("100", 100), ("007", 7)])
    func `a whole number within the range is read`(text: String, value: Int) throws {
        #expect(try arguments("--number=\(text)").number(number, in: 1...100) == value)
    }

    @Test(arguments: [
        "0", "101", "-1", "+5", "", " 5", "5 ", "5.0", "0x10", "five", "99999999999999999999", "٣",
    ])
    func `what is no whole number within the range is an error`(text: String) throws {
        let arguments = try arguments("--number=\(text)")
        #expect(throws: UsageError("--number \(text) makes no sense: N is how many")) {
            try arguments.number(number, in: 1...100)
        }
    }

    @Test(arguments: [
        ("1", Duration.seconds(1)), ("0.25", .milliseconds(250)), ("1:30", .seconds(90)),
        (".000000001", .nanoseconds(1)), ("999999999", .seconds(999_999_999)),
    ])
    func `seconds are read exactly`(text: String, value: Duration) throws {
        #expect(try arguments("--seconds=\(text)").seconds(seconds) == value)
    }

    @Test(arguments: ["0", "-1", "", "25%", "#3", "end", "1e3", "nan", "inf", "1s"])
    func `what is no time above zero is an error`(text: String) throws {
        let arguments = try arguments("--seconds=\(text)")
        #expect(throws: UsageError.self) { try arguments.seconds(seconds) }
    }

    @Test func `an option that was not given has no value`() throws {
        let arguments = try Arguments([], options: [number, seconds])
        #expect(try arguments.number(number, in: 1...2) == nil)
        #expect(try arguments.seconds(seconds) == nil)
        #expect(arguments.text(number) == nil)
        #expect(!arguments.has(number))
    }
}
