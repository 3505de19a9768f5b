import Foundation
import TestSupport
import Testing

extension Peer {
    /// The tracer of system calls.
    fileprivate static let strace = Peer("strace")
}

/// What the command asks of the system, as `strace` sees it.
@Suite(.needs(.strace))
struct SystemCallTests {
    /// Runs the command and gives its system calls, one a line.
    private func calls(_ words: [String], in directory: TemporaryDirectory) throws -> (
        Subprocess.End, [Substring]
    ) {
        let trace = directory.path("trace")
        let outcome = try Subprocess.run(
            "strace",
            [
                "-f", "-o", trace, "-e",
                "trace=open,openat,openat2,socket,connect,execve,stat,newfstatat,statx",
                Subprocess.mutoscope,
            ] + words)
        let text = try String(contentsOf: URL(filePath: trace), encoding: .utf8)
        return (outcome.end, text.split(separator: "\n"))
    }

    @Test(arguments: [["version"], ["help"], ["help", "probe"], ["probe"], ["probe", "/none.mp4"]])
    func `FFmpeg is not loaded where it is not needed`(words: [String]) throws {
        let directory = try TemporaryDirectory()
        let (_, calls) = try calls(words, in: directory)
        #expect(calls.contains { $0.contains("libc.so") })
        for call in calls { #expect(!call.contains("libav") && !call.contains("libswscale"), "\(call)") }
    }

    @Test func `the version needs few shared libraries`() throws {
        let directory = try TemporaryDirectory()
        let (end, calls) = try calls(["version"], in: directory)
        #expect(end == .exit(0))
        let libraries = Set(
            calls.filter { $0.contains(".so") && !$0.contains(" = -1") }
                .compactMap { $0.split(separator: "\"").dropFirst().first })
        #expect((1...40).contains(libraries.count), "\(libraries.sorted())")
    }

    @Test(arguments: ["playlist.mp4", "concat.mp4", "dash.mp4", "sdp.mp4"])
    func `no file or address that a list names is opened, whatever the list is called`(clip: String) throws {
        for name in ["x.mp4", "x.m3u8", "x.ffconcat", "x.mpd", "x.sdp"] {
            let directory = try TemporaryDirectory()
            for other in ["fast.mp4", "fragmented.mp4"] { try directory.write(Clips.bytes(other), to: other) }
            let list = try directory.write(Clips.bytes(clip), to: name)
            let (end, calls) = try calls(["probe", list], in: directory)
            #expect(end == .exit(5))
            #expect(calls.contains { $0.contains(name) })
            expectNothingElse(calls)
        }
    }

    @Test(arguments: ["fast.mp4", "/fast.mp4"])
    func `no file that a QuickTime movie refers to is opened`(reference: String) throws {
        let directory = try TemporaryDirectory()
        try directory.write(Clips.bytes("fast.mp4"), to: "fast.mp4")
        let path = reference.hasPrefix("/") ? directory.path + reference : reference
        let bytes = ExternalReference(path: path).replacing(referencesOf: try Clips.bytes("tail.mp4"))
        let movie = try directory.write(bytes, to: "x.mov")
        let (_, probing) = try calls(["probe", movie], in: directory)
        let (_, picturing) = try calls(
            ["frame", movie, "--at", "1", "-o", directory.path("x.jpg")], in: directory)
        for calls in [probing, picturing] {
            #expect(calls.contains { $0.contains("x.mov") })
            expectNothingElse(calls)
        }
    }

    private func expectNothingElse(_ calls: [Substring]) {
        for call in calls {
            #expect(!call.contains("fast.mp4") && !call.contains("fragmented.mp4"), "\(call)")
            #expect(!call.contains("socket(") && !call.contains("connect("), "\(call)")
        }
    }
}
