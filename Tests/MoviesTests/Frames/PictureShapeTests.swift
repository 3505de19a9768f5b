import PictureGeometry
import Testing

@testable import FFmpeg
@testable import Movies

struct PictureShapeTests {
    private static let one: Int32 = 1 << 16
    private static let size = PixelSize(width: 160, height: 90)

    private static func matrix(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> [Int32] {
        [a * one, b * one, 0, c * one, d * one, 0, 0, 0, 1 << 30]
    }

    @Test func `without a matrix and ratio a picture is as it is coded`() {
        let shape = PictureShape(codedSize: Self.size, sampleAspectRatio: nil, matrix: nil)
        #expect(shape.orientation == .upright)
        #expect(shape.displaySize == Self.size)
        #expect(shape.sampleAspectRatio == nil)
    }

    @Test func `the ratio widens before the turn`() {
        let ratio = SampleAspectRatio(width: 2, height: 1)
        let plain = PictureShape(codedSize: Self.size, sampleAspectRatio: ratio, matrix: nil)
        #expect(plain.displaySize == PixelSize(width: 320, height: 90))
        let turned = PictureShape(
            codedSize: Self.size, sampleAspectRatio: ratio, matrix: Self.matrix(0, 1, -1, 0))
        #expect(turned.orientation == .rotated90)
        #expect(turned.displaySize == PixelSize(width: 90, height: 320))
    }

    @Test func `a matrix that is none of the eight turns nothing, and is kept`() {
        let shape = PictureShape(
            codedSize: Self.size, sampleAspectRatio: nil, matrix: Self.matrix(1, 1, -1, 1))
        #expect(shape.orientation == nil)
        #expect(shape.displaySize == Self.size)
        #expect(shape.matrix != nil)
    }

    @Test func `a matrix that is not nine numbers is none`() {
        let shape = PictureShape(codedSize: Self.size, sampleAspectRatio: nil, matrix: [1, 2, 3])
        #expect(shape.orientation == .upright && shape.matrix == nil)
    }
}
