import Bytes
import TestSupport
import Testing

@testable import FFmpeg

struct FFmpegLibraryTests {
    @Test func `every function that is called is there, and each is listed once`() throws {
        try FFmpegLibrary.load()
        let functions = FFmpegLibrary.functions()
        #expect(functions.filter { !$0.isPresent } == [])
        #expect(Set(functions.map(\.name)).count == functions.count)
        #expect(functions.count > 50)
    }

    @Test func `versions and licence are told`() throws {
        let versions = try FFmpegLibrary.versions()
        #expect(versions.map(\.library) == ["libavformat", "libavcodec", "libavutil", "libswscale"])
        #expect(versions.allSatisfy { $0.version.split(separator: ".").compactMap { Int($0) }.count == 3 })
        #expect(try FFmpegLibrary.licence().contains("GPL"))
    }

    @Test(.needs(.ffmpeg)) func `the version is that of the ffmpeg beside it`() throws {
        let text = try Subprocess.run("ffmpeg", ["-version"]).outputText
        let version = try #require(FFmpegLibrary.versions().first { $0.library == "libavcodec" }?.version)
        // Written with blanks: "libavcodec     59. 37.100".
        #expect(text.filter { $0 != " " }.contains("libavcodec\(version)"))
    }

    @Test func `decoders and demuxers are found by name`() throws {
        #expect(try FFmpegLibrary.hasDecoder("h264"))
        #expect(try !FFmpegLibrary.hasDecoder("h2640"))
        #expect(try FFmpegLibrary.hasDemuxer("matroska"))
        #expect(try !FFmpegLibrary.hasDemuxer(""))
    }

    @Test func `what FFmpeg logs is kept off standard error`() async {
        let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            #expect(throws: FFmpegError.self) { try Demuxer(clip: "nomoov.mp4") }
            let damaged = try Clips.bytes("cut.mp4")
            _ = try? Demuxer.marks(of: MemorySource(damaged))
        }
        #expect(child.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "")
    }

    @Test func `what FFmpeg logs goes to standard error where it is asked for`() async {
        let child = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            FFmpegLibrary.isVerbose = true
            #expect(throws: FFmpegError.self) { try Demuxer(clip: "nomoov.mp4") }
        }
        let text = child.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("moov atom not found"))
    }
}
