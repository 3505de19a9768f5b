import Testing

@testable import mutoscope

struct CSVRowTests {
    @Test(arguments: [
        ([], "\n"), (["a", "", "b c"], "a,,b c\n"), (["a,b"], "\"a,b\"\n"),
        (["say \"x\""], "\"say \"\"x\"\"\"\n"),
        (["a\nb"], "\"a\nb\"\n"), (["a\r\nb"], "\"a\r\nb\"\n"),
    ])
    func `what would break a row stands in quotes`(values: [String], row: String) {
        #expect(CSVRow.text(values) == row)
    }
}
