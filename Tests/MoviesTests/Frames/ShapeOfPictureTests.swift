import Bytes
import Jobs
import PictureGeometry
import Pictures
import TestSupport
import Testing
import Timing

@testable import Movies

struct ShapeOfPictureTests {
    @Test(arguments: Clips.manifest.filter { $0.orientation != nil && $0.first != nil })
    func `every picture stands upright, in square pixels`(clip: Clip) async throws {
        let picture = try await Movie(clip: clip.file).picture(FrameRequest(at: .start))
        #expect(picture.decoded.corners.isUpright)
        #expect(picture.number == clip.first)
        let isOdd = clip.width == 321
        let expected =
            switch clip.file {
            case "hd.mp4": PixelSize(width: 1280, height: 720)
            case "anim.gif": PixelSize(width: 160, height: 90)
            default: isOdd ? PixelSize(width: 321, height: 181) : PixelSize(width: 320, height: 180)
            }
        #expect(picture.bitmap.size == expected)
    }

    @Test(arguments: ["rot90.mp4", "transverse.mp4", "hflip.mp4", "sar2.mp4", "rot6.jpg"])
    func `a turned or anamorphic picture that is shrunk is the same picture`(name: String) async throws {
        let size = try #require(SizeRequest(width: 160))
        let picture = try await Movie(clip: name).picture(FrameRequest(at: .start, size: size))
        #expect(picture.bitmap.size == PixelSize(width: 160, height: 90))
        #expect(picture.decoded.corners.isUpright)
        #expect(picture.number == (name == "rot6.jpg" ? 42 : 0))
    }

    /// A request, and what it gives of 320x180 and of 180x320.
    private static let requests = [
        ("100", "100x56", "100x178"), ("x90", "160x90", "51x90"), ("100x100", "100x56", "56x100"),
        ("320x180", "320x180", "101x180"), ("1000", "320x180", "180x320"), ("x1000", "320x180", "180x320"),
        ("1000x1000", "320x180", "180x320"), ("1000x90", "160x90", "51x90"), ("1", "1x1", "1x2"),
        ("1x1", "1x1", "1x1"), ("180x320", "180x101", "180x320"),
    ]

    @Test(arguments: requests)
    func `a size fits inside, is never enlarged, and a width is a width in portrait too`(
        request: String, landscape: String, portrait: String
    ) async throws {
        let size = try #require(SizeRequest(request))
        for (movie, expected) in [(try Movie(clip: "fast.mp4"), landscape), (try Self.portrait(), portrait)] {
            let bitmap = try await movie.picture(FrameRequest(at: .start, size: size)).bitmap
            #expect("\(bitmap.size.width)x\(bitmap.size.height)" == expected)
        }
    }

    @Test func `a matrix that is none of the eight leaves the picture as it is coded`() async throws {
        // 30 degrees: cosine and sine in 16.16.
        let movie = Movie(MemorySource(try Self.patched([56756, 32768, 0, -32768, 56756, 0, 0, 0, 1 << 30])))
        let picture = try await movie.picture(FrameRequest(at: .start))
        #expect(picture.bitmap.size == PixelSize(width: 320, height: 180))
        #expect(picture.decoded.corners.isUpright)
        let facts = try #require(await movie.info(input: "x").video.first)
        #expect(facts.rotation == nil && facts.orientation == nil && facts.matrix != nil)
        #expect(!facts.mirrored)
    }

    /// The film lying on its side: a quarter turn that was not coded.
    private static func portrait() throws -> Movie {
        Movie(MemorySource(try patched([0, 1 << 16, 0, -1 << 16, 0, 0, 320 << 16, 0, 1 << 30])))
    }

    /// A clip with another matrix in its first track header.
    private static func patched(_ matrix: [Int32]) throws -> [UInt8] {
        var bytes = try Clips.bytes("silent.mp4")
        let name = Array("tkhd".utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
        for (index, number) in matrix.enumerated() {
            let pattern = UInt32(bitPattern: number)
            for byte in 0..<4 {
                bytes[start + 44 + 4 * index + byte] = UInt8(truncatingIfNeeded: pattern >> (24 - 8 * byte))
            }
        }
        return bytes
    }
}
