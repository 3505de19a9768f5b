import TestSupport
import Testing

struct ClosedDescriptorTests {
    @Test func `closed standard input is unreadable, and nothing else takes its place`() throws {
        try Command.shell("\"$0\" probe - <&-").expectFailure(4, "cannot read")
    }

    @Test func `closed standard output is unwritable`() throws {
        let outcome = try Command.shell("\"$0\" probe \"$1\" >&-", Clips.path("fast.mp4"))
        outcome.expectFailure(4, "cannot write standard output")
    }

    @Test func `with standard error closed, results are the same`() throws {
        let clip = try Clips.path("cut.mp4")
        let folder = try TemporaryDirectory()
        let script = "\"$0\" frame \"$1\" --at 5 -o \"$2\" 2>&-"
        #expect(try Command.shell(script, clip, folder.path("a.png")).isSuccess)
        #expect(try Command.run("frame", clip, "--at", "5", "-o", folder.path("b.png")).isSuccess)
        #expect(try folder.bytes(of: "a.png") == folder.bytes(of: "b.png"))
    }

    @Test func `a file with many tracks is refused before it takes much memory`() throws {
        let folder = try TemporaryDirectory()
        let path = try folder.write(ManyTracks.movie(count: 300), to: "many.mp4")
        try Command.run("probe", path).expectFailure(8, "more tracks")
    }
}

/// A movie file of empty tracks.
enum ManyTracks {
    static func movie(count: Int) -> [UInt8] {
        let track = box("trak", box("tkhd", [UInt8](repeating: 0, count: 84)))
        let tracks = (0..<count).flatMap { _ in track }
        return box("ftyp", Array("isom".utf8) + [0, 0, 2, 0])
            + box("moov", box("mvhd", [UInt8](repeating: 0, count: 100)) + tracks)
    }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let size = UInt32(8 + content.count)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> UInt32($0)) } + Array(type.utf8) + content
    }
}
