import PictureGeometry
import Pictures
import Testing

struct `A bitmap` {
    @Test(arguments: Bitmap.Format.allCases)
    func `has as many bytes as its size says`(format: Bitmap.Format) throws {
        let size = PixelSize(width: 3, height: 2)
        let count = 6 * format.bytesPerPixel
        #expect(format.byteCount(of: size) == count)
        for wrong in [0, 1, count - 1, count + 1] {
            #expect(Bitmap(size: size, format: format, bytes: Array(repeating: 0, count: wrong)) == nil)
        }
        let bitmap = try #require(Bitmap(size: size, format: format, bytes: Array(repeating: 7, count: count)))
        #expect(bitmap.bytesPerRow * 2 == count)
        #expect(bitmap.bytes == Array(repeating: 7, count: count))
    }

    @Test(arguments: [
        (0, 0), (0, 1), (1, 0), (-1, -1), (Int.max, 1), (1, Int.max), (Int.max, Int.max), (-3, 2),
    ])
    func `has a side that is positive and a count that fits`(width: Int, height: Int) {
        let size = PixelSize(width: width, height: height)
        for format in Bitmap.Format.allCases {
            #expect(format.byteCount(of: size) == nil)
            #expect(Bitmap(size: size, format: format, bytes: []) == nil)
        }
    }
}

struct `A flattened bitmap` {
    @Test func `mixes each channel with the background`() throws {
        let background = Color(red: 10, green: 200, blue: 255)
        // Every value under every alpha.
        let bitmap = try picture(256, 256, .rgba) { value, alpha in
            [UInt8(value), UInt8(255 - value), UInt8(value / 2), UInt8(alpha)]
        }
        let expected = try picture(256, 256) { value, alpha in
            zip([value, 255 - value, value / 2], [10, 200, 255]).map { over, under in
                UInt8((Double(over * alpha + under * (255 - alpha)) / 255).rounded())
            }
        }
        #expect(bitmap.flattened(over: background) == expected)
    }

    @Test func `without alpha is itself`() throws {
        let bitmap = try noise(3, 2, .rgb)
        #expect(bitmap.flattened(over: .white) == bitmap)
    }
}
