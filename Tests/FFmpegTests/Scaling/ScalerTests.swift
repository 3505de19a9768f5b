import Bytes
import PictureGeometry
import TestSupport
import Testing

@testable import FFmpeg

@Suite(.needs(.ffmpeg))
struct ScalerTests {
    /// Matrix, range and pixel format.
    private static let encodings = [
        ("smpte170m", "tv", "yuv420p"), ("bt470bg", "tv", "yuv420p"), ("bt709", "tv", "yuv420p"),
        ("smpte170m", "pc", "yuv420p"), ("bt709", "pc", "yuv420p"), ("bt709", "tv", "yuv422p"),
        ("bt709", "pc", "yuv444p"), ("smpte240m", "tv", "yuv420p"), ("bt709", "tv", "yuv420p10le"),
        ("bt709", "pc", "yuv420p10le"), ("smpte170m", "tv", "yuv444p16le"), ("bt709", "tv", "yuva420p"),
        ("bt2020nc", "tv", "yuv420p10le"),
    ]

    @Test(arguments: encodings)
    func `colours are what they were before they were encoded`(
        matrix: String, range: String, format: String
    ) throws {
        let bytes = try Bars.colored.lossless(matrix: matrix, range: range, format: format)
        let (all, white) = try error(of: bytes, bars: .colored)
        #expect(all <= 3)
        #expect(white <= 1)
    }

    @Test func `colours without a tag are BT.709 in HD sizes and BT.601 below`() throws {
        for (width, height, matrix) in [
            (1280, 64, "bt709"), (64, 720, "bt709"), (1278, 64, "smpte170m"), (64, 718, "smpte170m"),
        ] {
            let bars = Bars.colored.sized(width, height)
            let bytes = try bars.lossless(matrix: matrix, range: "tv", format: "yuv420p", tagged: false)
            let (all, _) = try error(of: bytes, bars: bars)
            #expect(all <= 3, "\(width)x\(height)")
        }
    }

    @Test(arguments: ["rgb24", "rgba", "rgb48be", "pal8"])
    func `colours of a PNG are as they stand there`(format: String) throws {
        let filter = format == "pal8" ? "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=none" : "null"
        let bytes = try Bars.colored.encoded(
            filter: filter, "-pix_fmt", format, "-c:v", "png", "-f", "image2pipe")
        #expect(try error(of: bytes, bars: .colored).all <= 1)
    }

    @Test(arguments: ["gray", "gray16be", "ya8"]) func `a grey PNG keeps its black, white and greys`(
        format: String
    ) throws {
        let bytes = try Bars.gray.encoded(
            filter: "null", "-pix_fmt", format, "-c:v", "png", "-f", "image2pipe")
        #expect(try error(of: bytes, bars: .gray).all <= 1)
    }

    @Test(arguments: ["gray", "gray10le", "gray12le", "gray16le"])
    func `grey movies keep their black, white and greys`(format: String) throws {
        let bytes = try Bars.gray.encoded(filter: "format=\(format)", "-c:v", "ffv1", "-f", "matroska")
        #expect(try error(of: bytes, bars: .gray).all <= 3)
    }

    @Test func `a full range JPEG is not stretched`() throws {
        let bytes = try Bars.gray.encoded(
            filter: "format=yuvj444p", "-c:v", "mjpeg", "-q:v", "1", "-f", "image2pipe")
        #expect(try error(of: bytes, bars: .gray).all <= 3)
    }

    @Test func `alpha is kept where there is some, and only there`() throws {
        let clear = try firstFrame(of: Clips.bytes("alpha.mov"))
        let pixels = try Scaler.convert(clear, to: clear.size)
        #expect(pixels.hasAlpha)
        #expect(pixels.bytes.count == 320 * 180 * 4)
        let opaque = try firstFrame(of: Clips.bytes("fast.mp4"))
        let plain = try Scaler.convert(opaque, to: opaque.size)
        #expect(!plain.hasAlpha)
    }

    private func error(of movie: [UInt8], bars: Bars) throws -> (all: Int, first: Int) {
        let frame = try firstFrame(of: movie)
        let pixels = try Scaler.convert(frame, to: frame.size)
        return bars.error(
            of: pixels.bytes, width: bars.width, height: bars.height, channels: pixels.hasAlpha ? 4 : 3)
    }
}
