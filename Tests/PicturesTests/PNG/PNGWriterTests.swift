import PictureGeometry
import Pictures
import Testing

struct `A PNG` {
    @Test(
        arguments: [(1, 1), (1, 7), (7, 1), (3, 2), (17, 3), (641, 1), (320, 180)],
        Bitmap.Format.allCases)
    func `is read back equal by another program`(sides: (Int, Int), format: Bitmap.Format) throws {
        let bitmap = try noise(sides.0, sides.1, format)
        let file = try PNGWriter().encode(bitmap)
        #expect(try decoded(file, as: format) == bitmap)
    }

    @Test func `of one colour is small`() throws {
        let bitmap = try picture(320, 180) { _, _ in [10, 20, 30] }
        let file = try PNGWriter().encode(bitmap)
        #expect(file.count < 1_500)
        #expect(try decoded(file, as: .rgb) == bitmap)
    }

    @Test(arguments: Bitmap.Format.allCases)
    func `is made of sound chunks`(format: Bitmap.Format) throws {
        let file = try PNGWriter().encode(noise(300, 2, format))
        #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var chunks: [(name: String, content: ArraySlice<UInt8>)] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            let length = Int(number(rest.prefix(4)))
            let checked = rest.dropFirst(4).prefix(4 + length)
            try #require(checked.count == 4 + length)
            #expect(number(rest.dropFirst(8 + length).prefix(4)) == checksum(of: checked))
            chunks.append((String(decoding: checked.prefix(4), as: UTF8.self), checked.dropFirst(4)))
            rest = rest.dropFirst(12 + length)
        }
        #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        let kind: UInt8 = format == .rgb ? 2 : 6
        #expect(Array(chunks[0].content) == [0, 0, 1, 44, 0, 0, 0, 2, 8, kind, 0, 0, 0])
        #expect(Array(chunks[1].content) == [0])
        #expect(chunks[3].content.isEmpty)
    }
}

/// Four bytes as a number, the highest first.
private func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

/// The CRC-32 of PNG's specification, bit by bit.
private func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { register, byte in
        (0..<8).reduce(register ^ UInt32(byte)) { register, _ in
            register & 1 == 1 ? register >> 1 ^ 0xEDB8_8320 : register >> 1
        }
    }
}
