import Jobs
import PictureGeometry
import Testing
import Timing

@testable import MovieWorkers

@Suite struct `A job's command line` {
    @Test func `a poster reads standard input and writes standard output`() throws {
        let job = Job.frame(
            FrameJob(
                input: "-", at: .share(MediaTime(value: 1, timescale: 10)), mode: .key,
                size: SizeRequest(width: 320)))
        #expect(
            ChildCommand.arguments(for: job) == [
                "frame", "-", "--at", "10%", "--mode", "key", "-s", "320", "--format", "jpeg", "--quality",
                "85",
                "-o", "-",
            ])
    }

    @Test func `a written picture is told about, and a name cannot be an option`() {
        let job = Job.frame(
            FrameJob(input: "-rf.mp4", at: .end, format: .png, output: "a.png", overwrites: true))
        #expect(
            ChildCommand.arguments(for: job) == [
                "frame", "--at", "end", "--mode", "exact", "--format", "png", "--quality", "85", "-o", "a.png",
                "--json", "-f", "--", "-rf.mp4",
            ])
    }

    @Test func `facts come as JSON`() {
        #expect(ChildCommand.arguments(for: .probe(ProbeJob(input: "-"))) == ["probe", "-", "--json"])
        #expect(ChildCommand.arguments(for: .probe(ProbeJob(input: "a"))) == ["probe", "--json", "--", "a"])
    }
}
