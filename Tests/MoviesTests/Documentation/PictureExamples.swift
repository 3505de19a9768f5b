import Bytes
import Movies
import PictureGeometry
import Pictures
import TestSupport
import Testing
import Timing

struct `The examples of pictures in the documentation` {
    @Test func `one picture`() async throws {
        let path = try Clips.path("fast.mp4")
        let movie = try Movie(path: path)
        let picture = try await movie.picture(FrameRequest(at: .time(MediaTime(value: 5001, timescale: 1000))))
        print(picture.time?.seconds ?? 0, picture.bitmap.size)
        #expect(picture.time?.seconds == 5)
    }

    @Test func `many pictures, and one that may be near`() async throws {
        let source = MemorySource(try Clips.bytes("sar2.mp4"))
        var extractor = FrameExtractor(source)
        extractor.maximumSize = SizeRequest(width: 160)
        extractor.parallel = 2
        let places = ["10%", "50%", "90%", "end"].compactMap { TimePosition($0) }
        for await answer in extractor.images(for: places) {
            switch answer.picture {
            case .success(let picture): print(answer.requested, picture.frameNumber ?? 0)
            case .failure(let error): print(answer.requested, "failed: \(error)")
            }
        }
        extractor.requestedTimeToleranceBefore = MediaTime(value: 2, timescale: 1)
        let near = try await extractor.image(at: .share(MediaTime(value: 1, timescale: 2)))
        #expect(near.isKeyframe && near.cost.packetsRead == 1)
    }
}
