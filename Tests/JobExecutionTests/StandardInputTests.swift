import Glibc
import Jobs
import TestSupport
import Testing

@testable import JobExecution

struct StandardInputTests {
    @Test func `standard input that is a file is read as that file`() async throws {
        let descriptor = unsafe open(try Clips.path("tail.mp4"), O_RDONLY | O_CLOEXEC)
        defer { close(descriptor) }
        lseek(descriptor, 1000, SEEK_SET)
        for _ in 0..<2 {
            let answer = try await LocalRunner().run(.frame(FrameJob(input: "-")), readingFrom: descriptor)
            guard case .picture(let bytes) = answer else {
                Issue.record("no bytes")
                return
            }
            #expect(try DecodedPicture(encoded: bytes).number == 0)
        }
    }

    @Test(arguments: ["fast.mp4", "tail.mp4", "film.ts"])
    func `a pipe is read to its end, and gives the same facts as the file`(clip: String) async throws {
        let piped = try Subprocess.run(
            Subprocess.mutoscope, ["probe", "--json", "-"], input: Clips.bytes(clip))
        #expect(piped.isSuccess)
        let path = try Clips.path(clip)
        guard
            case .movie(var info) = try await LocalRunner().run(.probe(ProbeJob(input: path)), readingFrom: nil)
        else {
            Issue.record("no facts")
            return
        }
        info.input = "-"
        #expect(try JSONText.decode(MovieInfo.self, from: piped.output) == info)
    }

    @Test func `a descriptor that is not open is unreadable`() async throws {
        let error = try await failure {
            try await LocalRunner().run(.probe(ProbeJob(input: "-")), readingFrom: -1)
        }
        #expect(error?.code == .unreadable)
        #expect(error?.isOneLine == true)
    }
}
