import PictureGeometry
import Testing

@testable import MovieHeaders

struct VideoUsabilityTests {
    private func read(_ set: H264Set) throws -> CodecFacts {
        try #require(CodecFacts.read(codec: "h264", entry: "", configuration: [0, 0, 0, 1] + set.unit))
    }

    @Test func `a set tells aspect, range and colours behind its cropping`() throws {
        var set = H264Set()
        set.usability = (aspect: [64, 45], isFullRange: 1, colors: [9, 16, 9])
        for isFrameOnly in [true, false] {
            set.isFrameOnly = isFrameOnly
            let usability = try read(set)
            #expect(usability.sampleAspectRatio == SampleAspectRatio(width: 64, height: 45))
            #expect(usability.isFullRange == true)
            #expect(usability.color == ColorCodes(primaries: 9, transfer: 16, matrix: 9))
        }
    }

    @Test func `aspects by number are those of the table, and reserved ones say nothing`() throws {
        var set = H264Set()
        for (kind, ratio) in [(1, (1, 1)), (2, (12, 11)), (14, (4, 3)), (16, (2, 1))] {
            set.usability = (aspect: [UInt64(kind)], isFullRange: 0, colors: [])
            let usability = try read(set)
            #expect(usability.sampleAspectRatio == SampleAspectRatio(width: ratio.0, height: ratio.1))
            #expect(usability.isFullRange == false)
            #expect(usability.color == nil)
        }
        for kind: UInt64 in [0, 17, 254] {
            set.usability = (aspect: [kind], isFullRange: 0, colors: [])
            #expect(try read(set).sampleAspectRatio == nil)
        }
    }

    @Test func `a set that ends behind its size says nothing about showing`() throws {
        let configuration = try read(H264Set())
        #expect(configuration.isFullRange == nil && configuration.color == nil)
        #expect(configuration.codedSize == PixelSize(width: 1920, height: 1088))
    }

    @Test func `chroma and depths are told, and 4:2:0 at eight bits is what older profiles are`() throws {
        var set = H264Set()
        let names = ["gray", "yuv420p", "yuv422p", "yuv444p"]
        for chroma: UInt64 in 1...3 {
            for depth: UInt64 in [8, 9, 10, 14] {
                (set.chroma, set.depths) = (chroma, (depth, depth))
                let pixels = try #require(try read(set).pixels)
                #expect(pixels.name == names[Int(chroma)] + (depth > 8 ? "\(depth)le" : ""))
                #expect(pixels.bitDepth == Int(depth))
            }
        }
        // No decoder gives planes of different depths.
        (set.chroma, set.depths) = (1, (10, 8))
        #expect(try read(set).pixels == nil)
        set.profile = 66
        #expect(try read(set).pixels?.name == "yuv420p")
    }
}
