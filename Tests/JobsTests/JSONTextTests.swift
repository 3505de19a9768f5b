import Testing

@testable import Jobs

struct JSONTextTests {
    @Test func `keys stand in order, on one line`() throws {
        #expect(try text(["b": 1, "a": 2, "c": 3, "aa": 4]) == #"{"a":2,"aa":4,"b":1,"c":3}"#)
    }

    @Test func `slashes are plain, and letters of any script are UTF-8`() throws {
        #expect(try text(["a/b", "Привет", "動画", "🎞️"]) == #"["a/b","Привет","動画","🎞️"]"#)
    }

    @Test func `quotes, backslashes and control characters are escaped, so that a line stays one`() throws {
        let json = try text(["\"", "\\", "\n\r\t", "\u{1}", "\0", "\u{2028}"])
        #expect(!json.unicodeScalars.contains { $0.value < 0x20 })
        let back = try JSONText.decode([String].self, from: Array(json.utf8))
        #expect(back == ["\"", "\\", "\n\r\t", "\u{1}", "\0", "\u{2028}"])
    }

    @Test func `indented JSON has lines and means the same`() throws {
        let value = ["a": [1, 2], "b": []]
        let json = try JSONText.encode(value, indented: true)
        #expect(json.contains(UInt8(ascii: "\n")))
        #expect(try JSONText.decode([String: [Int]].self, from: json) == value)
    }

    @Test func `each member has a line, empty brackets have none, and texts are left as they are`() throws {
        let value = ["a:{,": ["[x]", "\\\"", "}"], "b": []]
        let json = String(decoding: try JSONText.encode(value, indented: true), as: UTF8.self)
        #expect(
            json == """
                {
                  "a:{,": [
                    "[x]",
                    "\\\\\\\"",
                    "}"
                  ],
                  "b": []
                }
                """)
    }

    @Test func `numbers are plain numbers`() throws {
        #expect(try text([10.01, 0, 5]) == "[10.01,0,5]")
        #expect(try text([Int64.max, .min]) == "[9223372036854775807,-9223372036854775808]")
    }

    @Test func `what is no JSON is not read`() {
        for json in ["", "{", "nul", "[1;2]", "[1"] {
            #expect(throws: DecodingError.self, "\(json)") {
                try JSONText.decode([Int].self, from: Array(json.utf8))
            }
        }
    }
}
