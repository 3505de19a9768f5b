import FoundationEssentials
import Glibc
import PictureGeometry
import Testing

/// A matrix of four 16.16 numbers, placed at the origin.
private func matrix(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) throws -> DisplayMatrix {
    try #require(DisplayMatrix(fixedPoint: [a, b, 0, c, d, 0, 0, 0, 1 << 30]))
}

private let one: Int32 = 1 << 16

struct `A display matrix` {
    static let classes: [(Int32, Int32, Int32, Int32, Int)] = [
        (1, 0, 0, 1, 1), (-1, 0, 0, 1, 2), (-1, 0, 0, -1, 3), (1, 0, 0, -1, 4), (0, 1, 1, 0, 5),
        (0, 1, -1, 0, 6),
        (0, -1, -1, 0, 7), (0, -1, 1, 0, 8),
    ]

    @Test(arguments: classes)
    func `tells the orientation by its signs, whatever the scale`(
        a: Int32, b: Int32, c: Int32, d: Int32, number: Int
    ) throws {
        for (across, down) in [
            (one, one), (2 * one, 2 * one), (one / 4, one / 4), (2 * one, one), (one, 2 * one),
        ] {
            #expect(try matrix(a * across, b * across, c * down, d * down).orientation?.rawValue == number)
        }
    }

    @Test(arguments: classes)
    func `moves the corners of a picture as its orientation does`(
        a: Int32, b: Int32, c: Int32, d: Int32, number: Int
    ) throws {
        let orientation = try #require(try matrix(a * one, b * one, c * one, d * one).orientation)
        let size = PixelSize(width: 3, height: 2)
        // Two neighbours of the top left pixel show how the matrix moves right and down.
        let origin = orientation.place(ofColumn: 0, row: 0, in: size)
        let right = orientation.place(ofColumn: 1, row: 0, in: size)
        let below = orientation.place(ofColumn: 0, row: 1, in: size)
        #expect([right.column - origin.column, right.row - origin.row] == [Int(a), Int(b)])
        #expect([below.column - origin.column, below.row - origin.row] == [Int(c), Int(d)])
    }

    @Test(arguments: classes)
    func `tolerates what writers miscompute`(a: Int32, b: Int32, c: Int32, d: Int32, number: Int) throws {
        for noise: Int32 in [-65, -1, 1, 65] {
            let noisy = [a, b, c, d].map { $0 == 0 ? noise : $0 * one }
            #expect(try matrix(noisy[0], noisy[1], noisy[2], noisy[3]).orientation?.rawValue == number)
        }
    }

    @Test func `of zeros turns nothing`() throws {
        #expect(try matrix(0, 0, 0, 0).orientation == .upright)
        #expect(try #require(DisplayMatrix(numbers: Array(repeating: 0, count: 9))).orientation == .upright)
    }

    @Test(arguments: 0..<9, [Double.nan, .infinity, -.infinity])
    func `that is not finite turns nothing`(index: Int, number: Double) throws {
        var numbers: [Double] = [0, 1, 0, -1, 0, 0, 0, 0, 1]
        numbers[index] = number
        #expect(try #require(DisplayMatrix(numbers: numbers)).orientation == .upright)
    }

    @Test(arguments: [30.0, 1, 45, 89, 100, 200, 300])
    func `of another angle has no orientation`(degrees: Double) throws {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let numbers = [cosine, sine, 0, -sine, cosine, 0, 0, 0, 1]
        #expect(try #require(DisplayMatrix(numbers: numbers)).orientation == nil)
    }

    @Test func `that shears or flattens has no orientation`() throws {
        for entries in [
            (one, 0, one, one), (one, 0, 0, 0), (0, 0, 0, one), (one, one, 0, 0), (one, one, one, one),
        ] {
            #expect(try matrix(entries.0, entries.1, entries.2, entries.3).orientation == nil)
        }
    }

    @Test func `of the extremes is read without a trap`() throws {
        #expect(try matrix(.min, 0, 0, .min).orientation == .rotated180)
        #expect(try matrix(0, .max, .min, 0).orientation == .rotated90)
        let extremes = try #require(DisplayMatrix(fixedPoint: Array(repeating: .min, count: 9)))
        #expect(extremes.orientation == nil)
        #expect(extremes.numbers == [-32768, -32768, -2, -32768, -32768, -2, -32768, -32768, -2])
    }

    @Test func `ignores place and perspective`() throws {
        let placed = DisplayMatrix(fixedPoint: [0, one, 0, -one, 0, 0, 320 * one, -7 * one, 1 << 16])
        #expect(placed?.orientation == .rotated90)
    }

    @Test func `is nine numbers`() throws {
        #expect(DisplayMatrix(fixedPoint: Array(repeating: 1, count: 8)) == nil)
        #expect(DisplayMatrix(numbers: Array(repeating: 1, count: 10)) == nil)
        let matrix = try matrix(one / 2, 0, 0, -one)
        let json = try JSONEncoder().encode(matrix)
        #expect(String(decoding: json, as: UTF8.self) == "[0.5,0,0,0,-1,0,0,0,1]")
        #expect(try JSONDecoder().decode(DisplayMatrix.self, from: json) == matrix)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DisplayMatrix.self, from: Data("[1]".utf8))
        }
    }
}

struct `The matrix of an orientation` {
    @Test(arguments: Orientation.allCases)
    func `is one that amounts to it, in numbers and in fixed point`(_ orientation: Orientation) {
        let matrix = DisplayMatrix(orientation)
        #expect(matrix.orientation == orientation)
        #expect(DisplayMatrix(fixedPoint: matrix.fixedPoint) == matrix)
    }

    @Test func `in fixed point is that of the file, and cut where it does not fit`() throws {
        let numbers: [Int32] = [56756, 32768, 5, -32768, 56756, -7, 1 << 20, -3, 1 << 30]
        #expect(DisplayMatrix(fixedPoint: numbers)?.fixedPoint == numbers)
        let wild = try #require(
            DisplayMatrix(numbers: [.infinity, -.infinity, .nan, 1e300, -1e300, 2, 0, 0, 1]))
        #expect(wild.fixedPoint == [.max, .min, 0, .max, .min, .max, 0, 0, 1 << 30])
    }
}
