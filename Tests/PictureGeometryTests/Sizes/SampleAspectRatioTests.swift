import PictureGeometry
import Testing

struct `A sample aspect ratio` {
    @Test func `is in lowest terms`() throws {
        let ratio = try #require(SampleAspectRatio(width: 128, height: 90))
        #expect(ratio.width == 64)
        #expect(ratio.height == 45)
        #expect(ratio.description == "64:45")
        #expect(SampleAspectRatio(width: 7, height: 7) == .square)
        #expect(SampleAspectRatio(width: .max, height: .max) == .square)
    }

    @Test(arguments: [(0, 1), (1, 0), (0, 0), (-1, 1), (1, -1), (-1, -1), (Int.min, Int.min)])
    func `is unknown where a term is not positive`(width: Int, height: Int) {
        #expect(SampleAspectRatio(width: width, height: height) == nil)
    }

    @Test(arguments: [(1, 1), (3201, 3200), (3200, 3201), (4095, 4096), (405, 404)])
    func `counts as square where it nearly is`(width: Int, height: Int) throws {
        let ratio = try #require(SampleAspectRatio(width: width, height: height))
        #expect(ratio.isNearlySquare)
        let coded = PixelSize(width: 1920, height: 1080)
        #expect(coded.displaySize(sampleAspectRatio: ratio) == coded)
    }

    @Test(arguments: [
        (16, 15), (15, 16), (12, 11), (10, 11), (136, 135), (2, 1), (1, 2), (Int.max, 1), (1, Int.max),
    ])
    func `does not count as square where it is meant`(width: Int, height: Int) throws {
        #expect(try #require(SampleAspectRatio(width: width, height: height)).isNearlySquare == false)
    }
}

struct `A display size` {
    @Test(arguments: [
        (320, 180, 2, 1, 640), (720, 576, 64, 45, 1024), (720, 576, 16, 15, 768), (720, 480, 8, 9, 640),
        (720, 480, 10, 11, 655), (1440, 1080, 4, 3, 1920), (321, 181, 1, 2, 161), (1, 1, 1, 3, 1),
        (3, 2, 1, 2, 2),
    ])
    func `has the width that the aspect gives`(columns: Int, rows: Int, across: Int, down: Int, width: Int)
        throws
    {
        let ratio = try #require(SampleAspectRatio(width: across, height: down))
        let coded = PixelSize(width: columns, height: rows)
        #expect(coded.displaySize(sampleAspectRatio: ratio) == PixelSize(width: width, height: rows))
    }

    @Test func `is the coded size where the aspect is unknown`() {
        let coded = PixelSize(width: 321, height: 181)
        #expect(coded.displaySize(sampleAspectRatio: nil) == coded)
    }

    @Test(arguments: Orientation.allCases)
    func `is turned after the aspect is applied`(orientation: Orientation) throws {
        let wide = SampleAspectRatio(width: 2, height: 1)
        let size = PixelSize(width: 320, height: 180).displaySize(
            sampleAspectRatio: wide, orientation: orientation)
        let sides = orientation.rawValue >= 5 ? (180, 640) : (640, 180)
        #expect(size == PixelSize(width: sides.0, height: sides.1))
    }

    @Test func `stays within bounds, whatever a file claims`() throws {
        let coded = PixelSize(width: 320, height: 180)
        let wide = try #require(SampleAspectRatio(width: .max, height: 1))
        let narrow = try #require(SampleAspectRatio(width: 1, height: .max))
        #expect(coded.displaySize(sampleAspectRatio: wide) == PixelSize(width: 65535, height: 180))
        #expect(coded.displaySize(sampleAspectRatio: narrow) == PixelSize(width: 1, height: 180))
    }
}
