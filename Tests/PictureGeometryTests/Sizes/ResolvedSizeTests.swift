import PictureGeometry
import Testing

struct `A resolved size` {
    @Test(
        arguments: [
            ("320", 1920, 1080, 320, 180), ("320", 1080, 1920, 320, 569), ("x180", 1920, 1080, 320, 180),
            ("x180", 1080, 1920, 101, 180), ("320x180", 1080, 1920, 101, 180),
            ("320x320", 1920, 1080, 320, 180),
            ("320x320", 1080, 1920, 180, 320), ("4000", 1920, 1080, 1920, 1080),
            ("4000x100", 1920, 1080, 178, 100),
            ("320", 10000, 3, 320, 1), ("x1", 3, 5, 1, 1), ("1x1", 65535, 65535, 1, 1),
        ] as [(String, Int, Int, Int, Int)])
    func `is what people expect`(text: String, columns: Int, rows: Int, width: Int, height: Int) throws {
        let request = try #require(SizeRequest(text))
        let size = request.resolved(for: PixelSize(width: columns, height: rows))
        #expect(size == PixelSize(width: width, height: height))
    }

    /// Every request of up to 13 pixels a side against every picture of up to 12.
    @Test func `is the picture's size times the greatest allowed scale, to the nearest pixel`() {
        let sides: [Int?] = [nil] + Array(1...13)
        for columns in 1...12 {
            for rows in 1...12 {
                for (width, height) in sides.flatMap({ width in sides.map { (width, $0) } }) {
                    guard let request = SizeRequest(width: width, height: height) else { continue }
                    let scale = min(
                        Fraction(1, 1), Fraction(width ?? columns, columns), Fraction(height ?? rows, rows))
                    let expected = PixelSize(width: scale.applied(to: columns), height: scale.applied(to: rows))
                    let size = request.resolved(for: PixelSize(width: columns, height: rows))
                    if size != expected { Issue.record("\(request) of \(columns)x\(rows) gave \(size)") }
                }
            }
        }
    }

    @Test func `is at least one pixel, whatever the picture claims`() throws {
        let request = try #require(SizeRequest("320x180"))
        #expect(request.resolved(for: PixelSize(width: 0, height: -7)) == PixelSize(width: 1, height: 1))
        #expect(
            request.resolved(for: PixelSize(width: .max, height: .max)) == PixelSize(width: 180, height: 180))
        #expect(request.resolved(for: PixelSize(width: .max, height: 1)) == PixelSize(width: 320, height: 1))
    }
}

/// The oracle's own arithmetic: exact, and written differently.
private struct Fraction: Comparable {
    let top: Int
    let bottom: Int

    init(_ top: Int, _ bottom: Int) { (self.top, self.bottom) = (top, bottom) }

    static func < (left: Fraction, right: Fraction) -> Bool {
        left.top * right.bottom < right.top * left.bottom
    }

    static func == (left: Fraction, right: Fraction) -> Bool {
        left.top * right.bottom == right.top * left.bottom
    }

    /// The product rounded to nearest, a half upwards, but at least 1.
    func applied(to side: Int) -> Int { max(1, (2 * side * top + bottom) / (2 * bottom)) }
}
