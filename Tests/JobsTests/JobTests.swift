import PictureGeometry
import Testing
import Timing

@testable import Jobs

struct JobTests {
    @Test func `a job names its input`() {
        #expect(Job.probe(ProbeJob(input: "a")).input == "a")
        #expect(Job.frame(FrameJob(input: "-")).input == "-")
    }

    @Test func `a frame job asks for the first exact picture as JPEG unless it says otherwise`() {
        let job = FrameJob(input: "a")
        #expect(job.at == .start)
        #expect(job.mode == .exact)
        #expect(job.size == nil)
        #expect(job.format == .jpeg)
        #expect(job.quality == 85)
        #expect(job.output == nil)
        #expect(!job.overwrites)
    }

    @Test func `a frame job reads back the same`() throws {
        for mode in FrameJob.Mode.allCases {
            for format in PictureFormat.allCases {
                let job = FrameJob(
                    input: "a/b.mov", at: .frame(7), mode: mode, size: SizeRequest(width: 320), format: format,
                    quality: 1, output: "o", overwrites: true)
                #expect(try JSONText.decode(FrameJob.self, from: JSONText.encode(job)) == job)
            }
        }
        let plain = FrameJob(input: "-")
        #expect(try JSONText.decode(FrameJob.self, from: JSONText.encode(plain)) == plain)
    }

    @Test func `times and sizes travel as people write them`() throws {
        let json = try text(FrameJob(input: "a", at: .end, size: SizeRequest(height: 180)))
        #expect(json.contains(#""at":"end""#))
        #expect(json.contains(#""size":"x180""#))
    }
}
