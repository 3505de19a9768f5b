import Jobs
import PictureGeometry
import TestSupport
import Testing
import Timing

@testable import JobExecution

struct OutputTests {
    private let directory: TemporaryDirectory
    private let runner = LocalRunner()

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: PictureFormat.allCases)
    func `the picture is written in the format that was asked for, and told`(format: PictureFormat) async throws
    {
        let output = directory.path("picture")
        let job = FrameJob(
            input: try Clips.path("fast.mp4"), at: .time(MediaTime(value: 5001, timescale: 1000)),
            size: SizeRequest(width: 160), format: format, output: output)
        let answer = try await runner.run(.frame(job), readingFrom: nil)
        let bytes = try directory.bytes(of: "picture")
        #expect(bytes.starts(with: format == .jpeg ? [0xFF, 0xD8, 0xFF] : [0x89, 0x50, 0x4E, 0x47]))
        #expect(try DecodedPicture(encoded: bytes).number == 150)
        guard case .written(let report) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(report.input == job.input && report.output == output)
        #expect(report.requested == 5.001 && report.time == 5)
        #expect((report.width, report.height) == (160, 90))
        #expect(report.keyframe == false && report.frame == 150 && !report.truncated)
        #expect(abs(try #require(report.frameDuration) - 1.0 / 30) < 1e-6)
        #expect(try directory.contents == ["picture"])
    }

    @Test func `a frame number is told as that of the picture that was written`() async throws {
        for (asked, given) in [(0, 0), (42, 42), (100_000, 299)] {
            let job = FrameJob(
                input: try Clips.path("fast.mp4"), at: .frame(asked), output: directory.path("\(asked).jpg"))
            guard case .written(let report) = try await runner.run(.frame(job), readingFrom: nil) else {
                Issue.record("no report")
                return
            }
            #expect(report.frame == given)
            #expect(report.requested == nil)
        }
    }

    @Test func `a truncated movie gives its last picture and says that it is truncated`() async throws {
        let job = FrameJob(input: try Clips.path("cut.mp4"), at: .end, output: directory.path("a.png"))
        guard case .written(let report) = try await runner.run(.frame(job), readingFrom: nil) else {
            Issue.record("no report")
            return
        }
        #expect(report.truncated)
    }

    @Test(arguments: PictureFormat.allCases)
    func `without an output the bytes are the answer`(format: PictureFormat) async throws {
        for clip in ["fast.mp4", "rot90.mp4", "alpha.mov", "odd.webm"] {
            let job = FrameJob(input: try Clips.path(clip), format: format)
            guard case .picture(let bytes) = try await runner.run(.frame(job), readingFrom: nil) else {
                Issue.record("no bytes")
                return
            }
            let picture = try DecodedPicture(encoded: bytes)
            #expect(picture.number == 0)
            #expect(picture.corners.isUpright)
        }
    }

    @Test func `an output that exists stays untouched, and the movie is not even opened`() async throws {
        let output = try directory.write([1, 2, 3], to: "a.jpg")
        for input in [try Clips.path("fast.mp4"), directory.path("none.mp4")] {
            let job = FrameJob(input: input, output: output)
            let error = try await failure { try await runner.run(.frame(job), readingFrom: nil) }
            #expect(error?.code == .outputExists)
            #expect(error?.isOneLine == true)
            #expect(error?.hint?.contains("--force") == true)
        }
        #expect(try directory.bytes(of: "a.jpg") == [1, 2, 3])
        #expect(try directory.contents == ["a.jpg"])
    }

    @Test func `an output that may be replaced is, and only by a whole picture`() async throws {
        let output = try directory.write([1, 2, 3], to: "a.png")
        for clip in ["nomoov.mp4", "noise.mp4", "sound.m4a", "none.mp4"] {
            let input = try Clips.path("fast.mp4").replacing("fast.mp4", with: clip)
            let job = FrameJob(input: input, format: .png, output: output, overwrites: true)
            #expect(try await failure { try await runner.run(.frame(job), readingFrom: nil) } != nil)
            #expect(try directory.bytes(of: "a.png") == [1, 2, 3], "\(clip)")
        }
        let job = FrameJob(input: try Clips.path("fast.mp4"), format: .png, output: output, overwrites: true)
        _ = try await runner.run(.frame(job), readingFrom: nil)
        #expect(try DecodedPicture(encoded: directory.bytes(of: "a.png")).number == 0)
        #expect(try directory.contents == ["a.png"])
    }

    @Test func `a place that cannot be written to is unwritable`() async throws {
        for output in [directory.path("no/such/a.jpg"), directory.path, "/dev/null/a.jpg", "/proc/a.jpg"] {
            let job = FrameJob(input: try Clips.path("fast.mp4"), output: output, overwrites: true)
            let error = try await failure { try await runner.run(.frame(job), readingFrom: nil) }
            #expect(error?.code == .unwritable, "\(output): \(error as Any)")
            #expect(error?.isOneLine == true)
        }
        #expect(try directory.contents == [])
    }

    @Test(arguments: [0, -1, 101, Int.max]) func `a quality out of range is a bad job`(quality: Int)
        async throws
    {
        let job = FrameJob(
            input: try Clips.path("fast.mp4"), quality: quality, output: directory.path("a.jpg"))
        #expect(try await failure { try await runner.run(.frame(job), readingFrom: nil) }?.code == .badJob)
        #expect(try directory.contents == [])
    }
}
