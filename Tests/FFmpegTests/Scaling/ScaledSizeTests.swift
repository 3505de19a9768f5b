import Bytes
import PictureGeometry
import TestSupport
import Testing

@testable import FFmpeg

struct ScaledSizeTests {
    private static let sizes = [
        (1, 1), (1, 181), (321, 1), (2, 2), (3, 5), (7, 333), (160, 90), (161, 91), (320, 180), (321, 181),
        (322, 182), (640, 361), (1000, 3),
    ].map { PixelSize(width: $0.0, height: $0.1) }

    @Test(arguments: ["odd.mp4", "odd.webm", "alpha.mov", "anim.gif", "tenbit.mp4"])
    func `every size gives that many pixels, and none is left out`(name: String) throws {
        let frame = try firstFrame(of: Clips.bytes(name))
        for size in Self.sizes {
            let pixels = try Scaler.convert(frame, to: size)
            #expect(pixels.size == size)
            #expect(pixels.bytes.count == size.width * size.height * (pixels.hasAlpha ? 4 : 3))
        }
    }

    @Test(.needs(.ffmpeg), arguments: ["odd.mp4", "odd.webm"])
    func `the last column and row of an odd size are the picture's`(name: String) throws {
        let frame = try firstFrame(of: Clips.bytes(name))
        let pixels = try Scaler.convert(frame, to: frame.size)
        let ours = DecodedPicture(width: 321, height: 181, layout: .rgb, bytes: pixels.bytes)
        let truth = try DecodedPicture(file: Clips.path(name))
        let column = (0..<181).map { distance(ours[320, $0], truth[320, $0]) }
        let row = (0..<321).map { distance(ours[$0, 180], truth[$0, 180]) }
        #expect(column.reduce(0, +) / column.count <= 2)
        #expect(row.reduce(0, +) / row.count <= 2)
        #expect(ours.number == 0)
    }

    @Test func `a picture that is shrunk still shows its number and its corners`() throws {
        let frame = try firstFrame(of: Clips.bytes("hd.mp4"))
        for width in [160, 161, 320, 639, 1279] {
            let pixels = try Scaler.convert(frame, to: PixelSize(width: width, height: width * 9 / 16))
            let picture = DecodedPicture(
                width: width, height: width * 9 / 16, layout: .rgb, bytes: pixels.bytes)
            #expect(picture.number == 0)
            #expect(picture.corners.isUpright)
        }
    }

    @Test func `a frame without pixels is an error`() {
        #expect(throws: FFmpegError.self) { try Scaler.convert(Frame(), to: PixelSize(width: 2, height: 2)) }
    }

    private func distance(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
        zip(first, second).map { abs(Int($0) - Int($1)) }.max()!
    }
}
