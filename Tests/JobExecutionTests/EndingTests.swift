import Jobs
import Movies
import TestSupport
import Testing
import Timing

@testable import JobExecution

/// Jobs that are ended from outside.
struct EndingTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `a job that is cancelled at any moment is interrupted or done, and leaves nothing half`()
        async throws
    {
        var interrupted = 0
        for delay in 0..<40 {
            let output = directory.path("\(delay).png")
            let job = FrameJob(input: try Clips.path("silent.mp4"), at: .end, format: .png, output: output)
            let task = Task { try await LocalRunner().run(.frame(job), readingFrom: nil) }
            try await Task.sleep(for: .milliseconds(delay * 3))
            task.cancel()
            do {
                _ = try await task.value
                #expect(try DecodedPicture(file: output).number == 299)
            } catch let error as JobError {
                #expect(error.code == .interrupted)
                #expect(error.isOneLine)
                #expect(try !directory.contents.contains("\(delay).png"))
                interrupted += 1
            }
        }
        #expect(interrupted > 0)
        #expect(try directory.contents.allSatisfy { $0.hasSuffix(".png") }, "nothing unfinished is left")
    }

    @Test func `a job of a task that was cancelled before is interrupted`() async throws {
        let path = try Clips.path("fast.mp4")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await LocalRunner().run(.probe(ProbeJob(input: path)), readingFrom: nil)
        }
        task.cancel()
        let error = await #expect(throws: JobError.self) { try await task.value }
        #expect(error?.code == .interrupted)
    }

    @Test func `a job that takes longer than allowed is a timeout, and leaves nothing`() async throws {
        for limit in [Duration.zero, .milliseconds(1)] {
            var limits = MovieLimits()
            limits.timeLimit = limit
            let job = FrameJob(
                input: try Clips.path("silent.mp4"), at: .end, output: directory.path("a.jpg"))
            let error = try await failure {
                try await LocalRunner(limits: limits).run(.frame(job), readingFrom: nil)
            }
            #expect(error?.code == .timeout)
            #expect(error?.hint?.contains("--timeout") == true)
        }
        #expect(try directory.contents == [])
    }

    @Test func `the time limit of one job does not shorten the next`() async throws {
        var limits = MovieLimits()
        limits.timeLimit = .seconds(20)
        let runner = LocalRunner(limits: limits)
        for _ in 0..<3 {
            _ = try await runner.run(.probe(ProbeJob(input: Clips.path("fast.mp4"))), readingFrom: nil)
        }
    }
}
