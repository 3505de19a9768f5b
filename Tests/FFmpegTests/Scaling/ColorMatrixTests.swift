import Testing

@testable import FFmpeg

struct ColorMatrixTests {
    @Test func `a matrix that is said and known is taken, whatever the size`() {
        for said in [1, 4, 5, 6, 7, 9, 10] as [UInt32] {
            for width in [16, 1920] {
                #expect(ColorMatrix.assumed(for: said, width: width, height: 16) == Int32(said))
            }
        }
    }

    @Test func `one that is not said goes by the size`() {
        for said in [0, 2, 3, 8, 11, 14, 15, 255, .max] as [UInt32] {
            #expect(ColorMatrix.assumed(for: said, width: 1279, height: 719) == 5)
            #expect(ColorMatrix.assumed(for: said, width: 1280, height: 16) == 1)
            #expect(ColorMatrix.assumed(for: said, width: 16, height: 720) == 1)
        }
    }
}
