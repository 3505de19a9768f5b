import Testing

@testable import mutoscope

struct TextStyleTests {
    private func style(
        _ color: TextStyle.Color, isTerminal: Bool = true, measured: Int? = 100,
        _ environment: [String: String] = [:]
    ) -> TextStyle {
        TextStyle(color, isTerminal: isTerminal, measured: measured) { environment[$0] }
    }

    @Test func `colours are for terminals, unless they are asked for or unwanted`() {
        #expect(style(.auto).isColored)
        #expect(!style(.auto, isTerminal: false).isColored)
        #expect(!style(.never).isColored)
        #expect(style(.always, isTerminal: false).isColored)
        #expect(!style(.auto, ["NO_COLOR": "1"]).isColored)
        #expect(style(.auto, ["NO_COLOR": ""]).isColored)
        #expect(!style(.auto, ["TERM": "dumb"]).isColored)
        #expect(style(.always, ["NO_COLOR": "1"]).isColored)
    }

    @Test func `the width is the terminal's, and COLUMNS overrules it`() {
        #expect(style(.auto).width == 100)
        #expect(style(.auto, measured: nil).width == nil)
        #expect(style(.auto, ["COLUMNS": "40"]).width == 40)
        #expect(style(.auto, ["COLUMNS": "many"]).width == 100)
        #expect(style(.auto, ["COLUMNS": "0"]).width == 100)
        #expect(style(.always, isTerminal: false, ["COLUMNS": "40"]).width == nil)
    }

    @Test func `plain text stays as it is`() {
        #expect(TextStyle.plain.bold("a") == "a" && TextStyle.plain.dim("a") == "a")
        #expect(style(.always).bold("a") == "\u{1b}[1ma\u{1b}[0m")
        #expect(style(.always).bold("") == "")
    }
}
