import Testing

@testable import TestSupport

struct BarcodeTests {
    @Test func `a drawn barcode reads as its number, for every number`() {
        for number in 0..<4096 {
            #expect(Film.frame(number, width: 64, height: 36).number == number)
        }
    }

    @Test(arguments: [(64, 36), (65, 37), (80, 45), (100, 100), (180, 320), (321, 181), (1280, 720)])
    func `a barcode reads at any size`(width: Int, height: Int) {
        for number in [0, 1, 42, 1365, 2730, 4095] {
            #expect(Film.frame(number, width: width, height: height).number == number)
        }
    }

    @Test(arguments: [DecodedPicture.Layout.gray, .rgb, .rgba])
    func `a barcode reads in every layout of pixels`(layout: DecodedPicture.Layout) throws {
        #expect(try DecodedPicture(file: Clips.path("still.png"), layout: layout).number == 42)
    }

    @Test(.needs(.ffmpeg)) func `a barcode survives scaling to a quarter`() throws {
        for scaler in ["neighbor", "bilinear", "bicubic", "area"] {
            let outcome = try Subprocess.run(
                "ffmpeg",
                [
                    "-v", "error", "-i", Clips.path("fast.mp4"), "-vf", "scale=80:45:flags=\(scaler)",
                    "-f", "rawvideo", "-pix_fmt", "gray", "pipe:1",
                ])
            let numbers = stride(from: 0, to: outcome.output.count, by: 80 * 45).map { start in
                Barcode.number(
                    in: Array(outcome.output[start..<start + 80 * 45]), width: 80, height: 45, layout: .gray)
            }
            #expect(numbers == Array(0..<300), "\(scaler)")
        }
    }

    @Test(arguments: 2...8) func `a barcode that is not upright reads as nothing`(orientation: Int) {
        for number in 0..<4096 where number % 7 == 0 {
            #expect(Film.frame(number, width: 64, height: 64).turned(by: orientation).number == nil)
        }
    }

    @Test func `noise and flat pictures read as nothing`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let noise = (0..<64 * 36 * 3).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Barcode.number(in: noise, width: 64, height: 36) == nil)
        }
        for value: UInt8 in [0, 128, 255] {
            let flat = [UInt8](repeating: value, count: 64 * 36)
            #expect(Barcode.number(in: flat, width: 64, height: 36, layout: .gray) == nil)
        }
    }

    @Test func `a mixture of two frames reads as nothing where they differ`() {
        let (one, other) = (Film.frame(85, width: 64, height: 36), Film.frame(86, width: 64, height: 36))
        let mixed = zip(one.bytes, other.bytes).map { UInt8((Int($0) + Int($1)) / 2) }
        #expect(Barcode.number(in: mixed, width: 64, height: 36) == nil)
    }

    @Test func `a picture below 64x36 is too small to read`() {
        #expect(Film.frame(42, width: 63, height: 36).number == nil)
        #expect(Film.frame(42, width: 64, height: 35).number == nil)
    }
}
