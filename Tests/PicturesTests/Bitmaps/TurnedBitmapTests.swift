import PictureGeometry
import Pictures
import Testing

/// The 3×2 picture `abc/def`, each pixel being its letter in every channel.
private func letters(_ rows: String, _ format: Bitmap.Format) throws -> Bitmap {
    let rows = rows.split(separator: "/").map { Array($0.utf8) }
    return try picture(rows[0].count, rows.count, format) { column, row in
        (0..<format.bytesPerPixel).map { rows[row][column] + UInt8($0) }
    }
}

struct `A turned bitmap` {
    @Test(
        arguments: [
            (1, "abc/def"), (2, "cba/fed"), (3, "fed/cba"), (4, "def/abc"), (5, "ad/be/cf"), (6, "da/eb/fc"),
            (7, "fc/eb/da"), (8, "cf/be/ad"),
        ], Bitmap.Format.allCases)
    func `is what a viewer sees`(turn: (number: Int, rows: String), format: Bitmap.Format) throws {
        let orientation = try #require(Orientation(rawValue: turn.number))
        let turned = try letters("abc/def", format).turned(by: orientation)
        #expect(turned == (try letters(turn.rows, format)))
    }

    @Test(arguments: Bitmap.Format.allCases)
    func `turned again is turned by both`(format: Bitmap.Format) throws {
        let bitmap = try letters("abc/def", format)
        for first in Orientation.allCases {
            for second in Orientation.allCases {
                let once = bitmap.turned(by: first.followed(by: second))
                #expect(bitmap.turned(by: first).turned(by: second) == once)
            }
            #expect(bitmap.turned(by: first).turned(by: first.inverse) == bitmap)
        }
    }

    @Test(arguments: [(1, 1), (1, 5), (5, 1), (2, 2), (17, 3), (64, 65)])
    func `has each pixel where the orientation places it`(width: Int, height: Int) throws {
        for format in Bitmap.Format.allCases {
            let bitmap = try noise(width, height, format)
            let length = format.bytesPerPixel
            for orientation in Orientation.allCases {
                let turned = bitmap.turned(by: orientation)
                try #require(turned.size == orientation.turned(bitmap.size))
                for (x, y) in (0..<width).flatMap({ x in (0..<height).map { (x, $0) } }) {
                    let place = orientation.place(ofColumn: x, row: y, in: bitmap.size)
                    let from = (y * width + x) * length
                    let to = (place.row * turned.size.width + place.column) * length
                    if bitmap.bytes[from..<from + length] != turned.bytes[to..<to + length] {
                        Issue.record("\(orientation): column \(x), row \(y) is not at \(place)")
                    }
                }
            }
        }
    }
}
