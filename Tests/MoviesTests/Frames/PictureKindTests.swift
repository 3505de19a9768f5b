import Bytes
import Jobs
import PictureGeometry
import Pictures
import TestSupport
import Testing
import Timing

@testable import Movies

struct PictureKindTests {
    @Test func `a cover is never taken for the movie's picture`() async throws {
        let movie = try Movie(clip: "cover.mp4")
        #expect(try await movie.picture(FrameRequest(at: position(5))).number == 150)
        for name in ["cover.m4a", "sound.m4a", "sound.mp3"] {
            let movie = try Movie(clip: name)
            await #expect(throws: MovieError.noVideo(hasCover: name == "cover.m4a"), "\(name)") {
                try await movie.picture(FrameRequest(at: .start))
            }
        }
    }

    @Test func `alpha stays: clear above, half clear below, opaque at the corners`() async throws {
        let bitmap = try await Movie(clip: "alpha.mov").picture(FrameRequest(at: .start)).bitmap
        #expect(bitmap.format == .rgba)
        func alpha(_ x: Int, _ y: Int) -> UInt8 { bitmap.bytes[(y * 320 + x) * 4 + 3] }
        #expect(alpha(160, 20) <= 2)
        #expect((120...136).contains(alpha(160, 160)))
        for (x, y) in [(10, 10), (310, 10), (10, 170), (310, 170), (160, 90)] { #expect(alpha(x, y) >= 253) }
    }

    @Test(arguments: ["still.jpg", "still.png", "rot6.jpg"])
    func `a picture file is a movie of one frame, at any time`(name: String) async throws {
        let movie = try Movie(clip: name)
        let share = TimePosition.share(MediaTime(value: 1, timescale: 2))
        for at in [.start, position(100), .end, share, .frame(0), .frame(9)] {
            for mode in [FrameRequest.Mode.exact, .key] {
                let picture = try await movie.picture(FrameRequest(at: at, mode: mode))
                #expect(picture.number == 42, "\(at) \(mode)")
                #expect(picture.time == nil)
                #expect(!picture.isTruncated)
            }
        }
    }

    @Test func `a share is of the duration, from the start on`() async throws {
        for (name, percent, number) in [
            ("fast.mp4", 50, 150), ("start5.mkv", 50, 150), ("fast.mp4", 0, 0), ("fast.mp4", 100, 299),
            ("silent.mp4", 200, 299), ("film.ts", 10, 30), ("anim.gif", 50, 10),
        ] {
            let share = MediaTime(value: Int64(percent), timescale: 100)
            let picture = try await Movie(clip: name).picture(FrameRequest(at: .share(share)))
            #expect(picture.number == number, "\(percent)% of \(name)")
        }
    }

    @Test func `a frame number that is asked for is told as it is, and a wild one is the nearest`() async throws
    {
        let movie = try Movie(clip: "fast.mp4")
        for (asked, given) in [(0, 0), (7, 7), (299, 299), (300, 299), (Int.max, 299), (-1, 0), (.min, 0)] {
            let picture = try await movie.picture(FrameRequest(at: .frame(asked)))
            #expect(picture.number == given, "#\(asked)")
            #expect(picture.frameNumber == given, "#\(asked)")
            #expect(picture.requestedTime == nil)
        }
    }

    @Test func `times at the ends of 64 bits give the first or the last picture`() async throws {
        let movie = try Movie(clip: "film.ts")
        for (value, number) in [(Int64.max, 299), (.min, 0), (-1, 0)] {
            for timescale in [1, 90_000] as [Int64] {
                let time = MediaTime(value: value, timescale: timescale)
                #expect(try await movie.picture(FrameRequest(at: .time(time))).number == number)
            }
        }
    }

    @Test(arguments: Clips.manifest.filter { $0.container != nil })
    func `only a file that was cut is truncated`(clip: Clip) async throws {
        let movie = try Movie(clip: clip.file)
        let isCut = clip.file.hasPrefix("cut.")
        #expect(try await movie.info(input: "x").container.truncated == isCut)
        if clip.codec != nil {
            #expect(try await movie.picture(FrameRequest(at: .end)).isTruncated == isCut)
        }
    }

    @Test func `a file without its last byte is truncated`() async throws {
        let bytes = try Clips.bytes("silent.mp4")
        let movie = Movie(MemorySource(Array(bytes.dropLast())))
        #expect(try await movie.info(input: "x").container.truncated)
    }
}
