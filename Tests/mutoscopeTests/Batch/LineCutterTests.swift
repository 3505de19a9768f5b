import Testing

@testable import mutoscope

struct LineCutterTests {
    private func names(_ text: String, separator: UInt8 = 0x0a, piece: Int) throws -> [String] {
        var cutter = LineCutter(separator: separator)
        let bytes = Array(text.utf8)
        var names: [String] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            names += try cutter.take(bytes[start..<min(start + piece, bytes.count)])
        }
        return names + (cutter.finish().map { [$0] } ?? [])
    }

    @Test(arguments: [1, 2, 3, 100])
    func `lines end as on Unix or on Windows, and empty ones are no names`(piece: Int) throws {
        #expect(try names("\r\na\r\n\n\r\nb\nc\rd\r\ne\r", piece: piece) == ["a", "b", "c\rd", "e"])
    }

    @Test(arguments: [1, 2, 100]) func `a mark of the order of bytes in front of a list is no part of a name`(
        piece: Int
    ) throws {
        #expect(try names("\u{FEFF}a\n\u{FEFF}b\n", piece: piece) == ["a", "\u{FEFF}b"])
        #expect(try names("\u{FEFF}a\0", separator: 0, piece: piece) == ["\u{FEFF}a"])
    }

    @Test(arguments: [1, 100]) func `between zeros every character belongs to the name`(piece: Int) throws {
        #expect(try names("a\r\0\0b\n", separator: 0, piece: piece) == ["a\r", "b\n"])
    }
}
