import Foundation
import TestSupport
import Testing

struct FrameTests {
    private let directory: TemporaryDirectory
    private var out: String { directory.path("x.jpg") }

    init() throws { directory = try TemporaryDirectory() }

    private func frame(_ words: String...) throws -> Subprocess.Outcome {
        try Command.run(["frame", try Clips.path("fast.mp4"), "--at", "#42"] + words)
    }

    @Test(.needs(.ffmpeg), arguments: ["x.jpg", "x.jpeg", "x.png", "X.PNG"])
    func `a picture is written in silence, in the format of its ending`(name: String) throws {
        let out = directory.path(name)
        let outcome = try frame("-o", out)
        outcome.expectSuccess()
        #expect(outcome.output.isEmpty)
        #expect(try DecodedPicture(file: out).number == 42)
        let isPNG = try directory.bytes(of: name).starts(with: [0x89, UInt8(ascii: "P")])
        #expect(isPNG == name.lowercased().hasSuffix("png"))
    }

    @Test(.needs(.ffmpeg)) func `standard output takes a JPEG, or what --format says`() throws {
        let jpeg = try frame("-o", "-")
        jpeg.expectSuccess()
        #expect(jpeg.output.starts(with: [0xff, 0xd8, 0xff]))
        #expect(jpeg.output.suffix(2) == [0xff, 0xd9])
        #expect(try DecodedPicture(encoded: jpeg.output).number == 42)
        let png = try frame("-o", "-", "--format", "png")
        png.expectSuccess()
        #expect(png.output.starts(with: [0x89, UInt8(ascii: "P")]))
        #expect(try DecodedPicture(encoded: png.output).number == 42)
    }

    @Test func `with JSON the report says what was written`() throws {
        let outcome = try frame("-o", out, "-s", "160", "--json")
        outcome.expectSuccess()
        let report = try outcome.jsonObject()
        #expect(
            Set(report.keys) == [
                "input", "output", "requested", "time", "frameDuration", "frame", "keyframe", "truncated",
                "damaged", "width", "height",
            ])
        #expect(report["output"] as? String == out)
        #expect(report["frame"] as? Int == 42)
        #expect(report["time"] as? Double == 1.4)
        #expect(report["width"] as? Int == 160 && report["height"] as? Int == 90)
        #expect(report["requested"] is NSNull)
    }

    @Test func `an output that exists stays as it is, unless force is used`() throws {
        try directory.write(Array("mine".utf8), to: "x.jpg")
        try frame("-o", out).expectFailure(2, "x.jpg: it exists", "--force")
        #expect(try directory.bytes(of: "x.jpg") == Array("mine".utf8))
        let json = try frame("-o", out, "--json")
        #expect(json.end == .exit(2))
        let answer = try JSONDecoder().decode(FailureDocument.self, from: Data(json.output))
        #expect(answer.error.code == "output_exists")
        #expect(try directory.bytes(of: "x.jpg") == Array("mine".utf8))
        try frame("-o", out, "-f").expectSuccess()
        #expect(try directory.bytes(of: "x.jpg").starts(with: [0xff, 0xd8]))
        #expect(try directory.contents == ["x.jpg"])
    }

    @Test func `with force an output stays as it is where the movie fails`() throws {
        try directory.write(Array("mine".utf8), to: "x.jpg")
        try Command.run("frame", try Clips.path("noise.mp4"), "--at", "0", "-f", "-o", out)
            .expectFailure(5, "not a movie")
        #expect(try directory.bytes(of: "x.jpg") == Array("mine".utf8))
        #expect(try directory.contents == ["x.jpg"])
    }

    @Test func `a missing folder and one that takes no files are unwritable`() throws {
        try frame("-o", directory.path("none/x.jpg")).expectFailure(4, "none/x.jpg", "No such file")
        try frame("-o", "/proc/x.jpg").expectFailure(4, "cannot write /proc/x.jpg")
        try directory.write([1], to: "file")
        try frame("-o", directory.path("file/x.jpg")).expectFailure(4, "Not a directory")
        #expect(try directory.contents == ["file"])
    }

    @Test(arguments: ["/dev/null", "/dev/full"]) func `a device is no output`(device: String) throws {
        try frame("-o", device, "-f", "--format", "jpeg").expectFailure(4, "Not a regular file")
    }

    @Test func `a disk that fills leaves the old output, and nothing else`() throws {
        try directory.write(Array("mine".utf8), to: "x.png")
        let outcome = try Command.shell(
            "trap '' XFSZ; ulimit -f 1; exec \"$0\" frame \"$1\" --at 1 -f -o \"$2\"", Clips.path("fast.mp4"),
            directory.path("x.png"))
        outcome.expectFailure(4, "x.png: File too large")
        #expect(try directory.contents == ["x.png"])
        #expect(try directory.bytes(of: "x.png") == Array("mine".utf8))
    }

    @Test func `the failure of an input with JSON is the document, in silence`() throws {
        let outcome = try Command.run("frame", "/none.mp4", "--at", "1", "-o", out, "--json")
        #expect(outcome.end == .exit(4))
        #expect(outcome.errors.isEmpty)
        let answer = try JSONDecoder().decode(FailureDocument.self, from: Data(outcome.output))
        #expect(answer.input == "/none.mp4")
        #expect(answer.error.code == "not_found")
        #expect(answer.error.exit == 4)
    }

    @Test func `a truncated movie gives its last picture and a warning, which quiet leaves out`() throws {
        let path = try Clips.path("cut.mp4")
        let outcome = try Command.run("frame", path, "--at", "end", "-o", out)
        #expect(outcome.end == .exit(0))
        #expect(outcome.errorText == "mutoscope: \(path): warning: the file ends before its header says\n")
        let quiet = try Command.run("frame", path, "--at", "end", "-o", out, "-f", "-q")
        quiet.expectSuccess()
    }

    @Test func `more pixels than allowed are a limit`() throws {
        try frame("-o", out, "--max-pixels", "1000").expectFailure(8, "fast.mp4")
        #expect(try directory.contents.isEmpty)
        try frame("-o", out, "--max-pixels", "70000").expectSuccess()
    }

    @Test func `a time limit that is too short is a timeout, and one that is long is none`() throws {
        try frame("-o", out, "--timeout", "0.000001").expectFailure(8, "took longer than allowed", "--timeout")
        #expect(try directory.contents.isEmpty)
        try frame("-o", out, "--timeout", "100000000").expectSuccess()
    }
}
