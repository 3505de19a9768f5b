import Foundation
import TestSupport
import Testing

@Suite(.needs(.python))
struct HostileMovieTests {
    /// In KiB: what the command takes at rest, FFmpeg's libraries among it, and a table or two.
    private static let bound = 128 << 10

    private func expectAnswer(_ arguments: [String], of path: String) throws {
        let run = try Measured.run(["probe", "--timeout", "20"] + arguments + [path])
        let codes: [Subprocess.End] = [.exit(0), .exit(5), .exit(8)]
        #expect(codes.contains(run.outcome.end), "\(run.outcome.end)")
        #expect(run.outcome.errors.isEmpty)
        let answer = try #require(try run.outcome.json() as? [String: Any])
        #expect((answer["error"] != nil) == (run.outcome.end != .exit(0)))
        #expect(run.peak < Self.bound, "\(run.peak) KiB")
    }

    @Test(arguments: HostileMovie.named.keys.sorted())
    func `whatever a file claims, it is answered in little memory`(name: String) throws {
        let folder = try TemporaryDirectory()
        let make = try #require(HostileMovie.named[name])
        try expectAnswer(["--json"], of: try folder.write(make(), to: "hostile.mp4"))
    }

    @Test(arguments: HostileMovie.beginnings.keys.sorted())
    func `of a file of a terabyte little is read`(name: String) throws {
        let folder = try TemporaryDirectory()
        let path = try folder.write(try #require(HostileMovie.beginnings[name]), to: "long")
        try FileHandle(forUpdating: URL(filePath: path)).truncate(atOffset: 1 << 40)
        try expectAnswer(["--json"], of: path)
    }

    @Test func `a scan of a terabyte ends by the time limit`() throws {
        let folder = try TemporaryDirectory()
        let path = try folder.write(try #require(HostileMovie.beginnings["FLV"]), to: "long.flv")
        try FileHandle(forUpdating: URL(filePath: path)).truncate(atOffset: 1 << 40)
        let run = try Measured.run(["probe", "--scan", "--timeout", "1", path])
        run.outcome.expectFailure(8, "took longer than allowed")
        #expect(run.peak < Self.bound, "\(run.peak) KiB")
    }
}
