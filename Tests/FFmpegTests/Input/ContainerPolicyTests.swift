import TestSupport
import Testing

@testable import FFmpeg

struct ContainerPolicyTests {
    /// Demuxers that open what their input names, or take no bytes at all.
    private static let openers = [
        "hls", "dash", "concat", "sdp", "rtsp", "rtp", "sap", "imf", "webm_dash_manifest", "image2",
        "image2pipe", "lavfi", "vobsub", "fbdev", "x11grab", "video4linux2,v4l2", "alsa", "jack", "openal",
        "oss", "pulse", "sndio", "kmsgrab", "libcdio", "libdc1394", "iec61883", "libopenmpt", "libgme", "mlv",
        "vapoursynth", "avisynth", "tty", "bin", "ffmetadata", "rawvideo", "data",
    ]

    @Test(arguments: openers) func `a demuxer that opens what its input names is no movie`(name: String) {
        #expect(ContainerPolicy.verdict(on: name) != .movie)
    }

    @Test(arguments: ["hls", "dash", "concat", "sdp", "imf", "webm_dash_manifest"])
    func `a list of other files is called one`(name: String) {
        #expect(ContainerPolicy.verdict(on: name) == .playlist)
    }

    @Test func `a name nobody knows is refused, and so is an opener among other names`() {
        for name in ["", ",", "something_new", "movie"] {
            #expect(ContainerPolicy.verdict(on: name) == .refused)
        }
        #expect(ContainerPolicy.verdict(on: "mov,hls") == .playlist)
        #expect(ContainerPolicy.verdict(on: "mov,srt") == .subtitles)
    }

    @Test func `no name stands in two sets`() {
        let sets = [
            ContainerPolicy.movies, ContainerPolicy.pictures, ContainerPolicy.playlists,
            ContainerPolicy.subtitles,
        ]
        #expect(sets.map(\.count).reduce(0, +) == sets.reduce(Set<String>()) { $0.union($1) }.count)
    }

    @Test(.needs(.ffmpeg)) func `of all demuxers of this FFmpeg, none that opens others is let in`() throws {
        let names = try Self.demuxers()
        #expect(names.count > 200)
        let movies = names.filter { ContainerPolicy.verdict(on: $0) == .movie }
        let devices = try Self.rows(of: "-devices").map { String($0[1]) }
        #expect(!devices.isEmpty)
        #expect(movies.filter { Self.openers.contains($0) || devices.contains($0) } == [])
        #expect(movies.contains("mov,mp4,m4a,3gp,3g2,mj2"))
        #expect(movies.contains("matroska,webm"))
        #expect(movies.contains("jpeg_pipe"))
        #expect(movies.allSatisfy { !ContainerPolicy.playlists.contains($0) })
    }

    @Test(.needs(.ffmpeg)) func `all but a few names of the policy are those of demuxers`() throws {
        let names = Set(try Self.demuxers().flatMap { $0.split(separator: ",").map(String.init) })
        let listed = ContainerPolicy.movies.union(ContainerPolicy.pictures)
        // Other releases of FFmpeg and other builds have more.
        let elsewhere: Set = ["vvc", "hdr_pipe", "gif_pipe", "phm_pipe", "qoi_pipe", "vbn_pipe", "jpegxl_pipe"]
        #expect(listed.subtracting(names).subtracting(elsewhere) == [])
    }

    private static func demuxers() throws -> [String] {
        try rows(of: "-demuxers").compactMap { $0.first?.contains("D") == true ? String($0[1]) : nil }
    }

    /// The rows of a table that `ffmpeg` prints, below its line.
    private static func rows(of option: String) throws -> [[Substring]] {
        let lines = try Subprocess.run("ffmpeg", ["-hide_banner", option]).outputText.split(separator: "\n")
        return lines.drop { $0.trimmingPrefix(" ") != "--" }.dropFirst().map { $0.split(separator: " ") }
            .filter { $0.count > 1 }
    }
}
