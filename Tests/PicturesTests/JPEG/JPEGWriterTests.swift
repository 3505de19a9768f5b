import PictureGeometry
import Pictures
import Testing

/// The greatest difference between two channels of two pictures of one size.
private func greatestDifference(_ first: Bitmap, _ second: Bitmap) -> Int {
    zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

struct `A JPEG` {
    @Test(
        arguments: [(1, 1), (17, 3), (641, 1)],
        [[255, 0, 0], [0, 255, 0], [0, 0, 255]] as [[UInt8]])
    func `shows the colour that it was given`(sides: (Int, Int), color: [UInt8]) throws {
        let bitmap = try picture(sides.0, sides.1) { _, _ in color }
        let file = try JPEGWriter().encode(bitmap)
        let seen = try decoded(file, as: .rgb)
        #expect(greatestDifference(seen, bitmap) <= 3)
    }

    @Test func `keeps patches of colour in their places`() throws {
        let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [200, 200, 60]]
        let bitmap = try picture(128, 96) { column, row in colors[column / 64 + row / 48 * 2] }
        let seen = try decoded(try JPEGWriter(quality: 95).encode(bitmap), as: .rgb)
        for (index, color) in colors.enumerated() {
            let middle = ((index / 2 * 48 + 24) * 128 + index % 2 * 64 + 32) * 3
            #expect(zip(seen.bytes[middle..<middle + 3], color).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
        }
    }

    @Test func `is JFIF with chroma of half the width and height`() throws {
        let file = try JPEGWriter().encode(noise(17, 3, .rgb))
        #expect(file.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE0])
        #expect(String(decoding: file[6..<10], as: UTF8.self) == "JFIF")
        // The frame header: eight bits, height, width, three components, the first of 2×2 samples.
        let frame = file.indices.first {
            file[$0...].starts(with: [0xFF, 0xC0, 0, 17, 8, 0, 3, 0, 17, 3, 1, 0x22])
        }
        #expect(frame != nil)
        #expect(file.suffix(2) == [0xFF, 0xD9])
    }

    @Test func `is smaller at lower quality`() throws {
        let bitmap = try noise(64, 64, .rgb)
        let sizes = try [1, 50, 85, 100].map { try JPEGWriter(quality: $0).encode(bitmap).count }
        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count == sizes.count)
        #expect(try JPEGWriter().encode(bitmap) == JPEGWriter(quality: 85).encode(bitmap))
    }

    @Test func `has its alpha laid on the background`() throws {
        let bitmap = try picture(16, 16, .rgba) { column, _ in [255, 0, 0, column < 8 ? 0 : 255] }
        let writer = JPEGWriter(quality: 100, background: Color(red: 0, green: 0, blue: 255))
        let file = try writer.encode(bitmap)
        #expect(file == (try writer.encode(bitmap.flattened(over: writer.background))))
        let seen = try decoded(file, as: .rgb)
        #expect(seen.bytes[0] < 20 && seen.bytes[2] > 230)
        #expect(seen.bytes[45] > 230 && seen.bytes[47] < 20)
    }

    @Test(arguments: [Int.min, -1, 0, 101, Int.max])
    func `of no known quality is an error`(quality: Int) throws {
        let bitmap = try noise(1, 1, .rgb)
        let error = #expect(throws: PictureError.self) { try JPEGWriter(quality: quality).encode(bitmap) }
        #expect(error?.operation == .compressJPEG)
    }

    @Test func `wider than its format allows is an error with the library's words`() throws {
        let bitmap = try picture(65501, 1) { _, _ in [0, 0, 0] }
        let error = #expect(throws: PictureError.self) { try JPEGWriter().encode(bitmap) }
        #expect(error?.operation == .compressJPEG)
        #expect(error?.description.contains("65500") == true)
    }
}

struct `A picture encoding` {
    @Test func `is that of its writer`() throws {
        let bitmap = try noise(17, 3, .rgba)
        #expect(try PictureEncoding.png().encode(bitmap) == PNGWriter().encode(bitmap))
        let writer = JPEGWriter(quality: 50)
        #expect(try PictureEncoding.jpeg(writer).encode(bitmap) == writer.encode(bitmap))
    }
}
