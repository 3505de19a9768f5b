import MovieHeaders
import PictureGeometry
import Testing

private let configurations: [(codec: String, extradata: [UInt8])] = [
    ("h264", H264Set(chroma: 3, hasScalingLists: true, order: 1).record),
    ("h264", [0, 0, 1] + H264Set(hasScalingLists: true).unit),
    ("hevc", HEVCSet(lowerLayers: 6).record(HEVCSet(lowerLayers: 6).unit())),
    ("hevc", [0, 0, 1] + HEVCSet(lowerLayers: 3).unit()),
]

struct `A damaged configuration` {
    @Test(arguments: configurations)
    func `that is cut has the true size or none`(codec: String, extradata: [UInt8]) throws {
        let whole = try #require(CodecFacts.read(codec: codec, entry: "", configuration: extradata))
        var last: CodecFacts?
        for length in 0...extradata.count {
            let found = CodecFacts.read(codec: codec, entry: "", configuration: Array(extradata.prefix(length)))
            // What was told once is told of every longer part.
            #expect(found != nil || last == nil, "\(length)")
            #expect(found?.codedSize == whole.codedSize || found?.codedSize == nil, "\(length)")
            last = found
        }
        #expect(last == whole)
    }

    @Test(arguments: configurations)
    func `with any bytes changed has a possible size or none`(codec: String, extradata: [UInt8]) {
        let sides = 1...65_536
        for seed in 0..<5000 {
            var random = SmallRandom(seed: UInt64(seed))
            var mutant = extradata
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                mutant[Int.random(in: mutant.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            let found = CodecFacts.read(codec: codec, entry: "", configuration: mutant)
            if let size = found?.codedSize {
                #expect(sides.contains(size.width) && sides.contains(size.height), "\(seed)")
            }
        }
    }

    @Test func `of any bytes is read`() {
        for seed in 0..<5000 {
            var random = SmallRandom(seed: UInt64(seed))
            let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                UInt8.random(in: 0...(Bool.random(using: &random) ? 3 : 255), using: &random)
            }
            for codec in [
                "h264", "hevc", "av1", "vp9", "vp8", "aac", "mpeg4", "mpeg2video", "theora", "opus", "flac",
                "alac", "vorbis", "ac3", "eac3", "mp3", "mjpeg", "prores", "png",
            ] {
                for start: [UInt8] in [[], [0, 0, 1], [1]] {
                    _ = CodecFacts.read(
                        codec: codec, entry: "", configuration: start + bytes, firstSample: bytes)
                }
            }
        }
    }
}
