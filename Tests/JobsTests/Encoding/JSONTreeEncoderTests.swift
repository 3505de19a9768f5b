import Foundation
import Testing

@testable import Jobs

/// Foundation's encoder with sorted keys and plain slashes is the measure, byte for byte.
struct JSONTreeEncoderTests {
    private func expectSame(
        _ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let expected = String(decoding: try encoder.encode(value), as: UTF8.self)
        let found = String(decoding: try JSONText.encode(value), as: UTF8.self)
        #expect(Array(found.utf8) == Array(expected.utf8), "\(found)", sourceLocation: sourceLocation)
    }

    @Test func `every control character, quotes and scripts`() throws {
        for value in (0..<0x100).map({ $0 as UInt32 }) + [0x2028, 0x2029, 0xfeff, 0xfffd, 0xffff, 0x1f600] {
            try expectSame([String(try #require(Unicode.Scalar(value)))])
        }
        try expectSame(["a\"b\\c/d\u{7f}\n", "", "\\u0041", "Привет 動画 e\u{301}"])
    }

    @Test func `doubles of any bits`() throws {
        var random = SystemRandomNumberGenerator()
        let bits = (0..<5000).map { _ in Double(bitPattern: random.next()) }
        let thousandths = (0..<2000).map { _ in Double(Int64.random(in: -10_000_000...10_000_000)) / 1000 }
        let powers = (-330...308).map { pow(10, Double($0)) } + (0..<64).map { Double(UInt64(1) << $0) }
        let edges: [Double] = [0, -0.0, 1, -1, 5, 0.1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi]
        for value in bits + thousandths + powers + edges where value.isFinite { try expectSame([value]) }
    }

    @Test func `floats of any bits`() throws {
        for _ in 0..<2000 {
            let value = Float(bitPattern: .random(in: 0...UInt32.max))
            if value.isFinite { try expectSame([value]) }
        }
    }

    @Test func `what JSON has no number for is null`() throws {
        let json = try JSONText.encode([Double.nan, .infinity, -.infinity, 1])
        #expect(String(decoding: json, as: UTF8.self) == "[null,null,null,1]")
        #expect(try JSONText.encode(["a": Float.nan]) == Array(#"{"a":null}"#.utf8))
    }

    @Test func `integers of every width`() throws {
        try expectSame(Whole<Int8>(.min, .max))
        try expectSame(Whole<Int16>(.min, .max))
        try expectSame(Whole<Int32>(.min, .max))
        try expectSame(Whole<Int64>(.min, .max))
        try expectSame(Whole<Int>(.min, .max))
        try expectSame(Whole<UInt8>(.min, .max))
        try expectSame(Whole<UInt16>(.min, .max))
        try expectSame(Whole<UInt32>(.min, .max))
        try expectSame(Whole<UInt64>(.min, .max))
        try expectSame(Whole<UInt>(.min, .max))
    }

    @Test func `keys in the order of their bytes`() throws {
        let keys = ["", "a", "A", "aa", "a10", "a2", "_", "é", "e\u{301}x", "z", "Z", "\u{ff5e}", "\u{1f600}"]
        try expectSame(Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }))
        for _ in 0..<200 {
            let random = (0..<20).map { _ in
                (String((0..<Int.random(in: 0...4)).map { _ in keys.randomElement()?.first ?? "b" }), 1.5)
            }
            try expectSame(Dictionary(random) { first, _ in first })
        }
    }

    @Test func `values alone, empty ones and nested ones`() throws {
        try expectSame("text")
        try expectSame(5.5)
        try expectSame(true)
        try expectSame(Int?.none)
        try expectSame([Int?.some(1), nil])
        try expectSame([[String: [Int]]]())
        try expectSame([["a": [1, 2], "b": []], [:]])
        try expectSame([1: "one", 2: "two"])
        try expectSame(["a": Nothing()])
    }

    @Test func `containers inside containers, twice the same, and superclasses`() throws {
        try expectSame(Odd())
    }

    @Test func `a tree of any JSON`() throws {
        let tree = try JSONText.decode(
            JSONValue.self,
            from: Array(#"{"b":[null,true,{"c":1.25,"a":"x"}],"a":{},"d":-9223372036854775808}"#.utf8))
        try expectSame(tree)
    }

    @Test func `the facts about movies and failures`() throws {
        var info = MovieInfo(
            input: "a/\"b\".mov",
            container: ContainerFacts(
                format: "mov", longName: "QuickTime / MOV", truncated: false, size: 1 << 40, bitRate: nil),
            start: 0.1, duration: DurationFacts(seconds: 10.01, value: 10010, timescale: 1000, source: .header),
            video: [VideoFacts(index: 0, codec: "h264", default: true)], tags: ["title": "Té\n", "a": ""])
        info.location = LocationFacts(latitude: 46.4845, longitude: 30, altitude: nil)
        try expectSame(info)
        try expectSame(FailedInput(input: "x", error: JobError(.corrupt, "m", hint: "h")))
        try expectSame(FailedInput(input: "x", error: JobError(.corrupt, "m")))
    }

    @Test func `a tree made at once is the tree that its JSON is read as`() throws {
        for number in [0, 5, -5, 0.1, 1e15, 1e16, 1e300, 9.007199254740993e15, -1e18] as [Double] {
            let read = try JSONText.decode(JSONValue.self, from: JSONText.encode([number]))
            #expect(try JSONValue(encoding: [number]) == read, "\(number)")
        }
        let values: [String: [Int64?]] = ["a": [1, nil], "": []]
        #expect(
            try JSONValue(encoding: values)
                == JSONText.decode(JSONValue.self, from: JSONText.encode(values)))
        #expect(try JSONValue(encoding: [UInt64.max, 1]) == .array([.number(0x1p64), .integer(1)]))
        #expect(try JSONValue(encoding: [Double.nan]) == .array([.null]))
        #expect(try JSONValue(encoding: [Float(0.1)]) == .array([.number(0.1)]))
    }

    private struct Whole<Number: Encodable & Sendable>: Encodable {
        let least: Number
        let most: Number
        let list: [Number]

        init(_ least: Number, _ most: Number) {
            (self.least, self.most, list) = (least, most, [least, most])
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: AnyKey.self)
            try container.encode(least, forKey: AnyKey("least"))
            try container.encode(most, forKey: AnyKey("most"))
            try container.encode(list, forKey: AnyKey("list"))
        }
    }

    private struct Nothing: Encodable {
        func encode(to encoder: any Encoder) {}
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ text: String) { stringValue = text }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Uses what synthesised code never does.
    private struct Odd: Encodable {
        func encode(to encoder: any Encoder) throws {
            var first = encoder.container(keyedBy: AnyKey.self)
            try first.encode(1, forKey: AnyKey("one"))
            try first.encode(2, forKey: AnyKey("one"))
            try first.encodeNil(forKey: AnyKey("nothing"))
            var list = first.nestedUnkeyedContainer(forKey: AnyKey("list"))
            try list.encode("a")
            try list.encodeNil()
            var inner = list.nestedContainer(keyedBy: AnyKey.self)
            try inner.encode(false, forKey: AnyKey("no"))
            var rest = list.nestedUnkeyedContainer()
            try rest.encode(Float(0.1))
            var object = first.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey("object"))
            try object.encode("later", forKey: AnyKey("b"))
            try object.encodeIfPresent(String?.none, forKey: AnyKey("absent"))
            var again = encoder.container(keyedBy: AnyKey.self)
            try again.encode("again", forKey: AnyKey("zwei"))
            var above = first.superEncoder().singleValueContainer()
            try above.encode("above")
            var named = first.superEncoder(forKey: AnyKey("named")).unkeyedContainer()
            try named.encode(UInt8(255))
        }
    }
}
