import Bytes
import TestSupport
import Testing

@testable import FFmpeg

/// Inputs that are no movie, whatever their names.
struct RefusalTests {
    @Test func `a list of other files is refused by what it is`() throws {
        for (name, kind) in [("playlist.mp4", "hls"), ("concat.mp4", "concat"), ("sdp.mp4", "sdp")] {
            let error = #expect(throws: RefusedInput.self) { try Demuxer(clip: name) }
            guard case .playlist(let word) = error else {
                Issue.record("\(name): \(error as Any)")
                continue
            }
            #expect(word.contains(kind))
        }
    }

    @Test func `a DASH manifest is refused, with a profile that FFmpeg looks for and without`() throws {
        let text = String(decoding: try Clips.bytes("dash.mp4"), as: UTF8.self)
        let profile = "type=\"static\" profiles=\"urn:mpeg:dash:profile:isoff-on-demand:2011\""
        let known = text.replacing("type=\"static\"", with: profile)
        #expect(throws: RefusedInput.playlist("dash")) { try Demuxer(MemorySource(Array(known.utf8))) }
        #expect(throws: RefusedInput.unknown) { try Demuxer(clip: "dash.mp4") }
    }

    @Test func `subtitles, noise and nothing at all are told apart`() {
        #expect(throws: RefusedInput.subtitles("srt")) { try Demuxer(clip: "subs.mp4") }
        #expect(throws: RefusedInput.unknown) { try Demuxer(clip: "noise.mp4") }
        #expect(throws: RefusedInput.empty) { try Demuxer(MemorySource([])) }
        for count in [1, 7, 100] {
            #expect(throws: RefusedInput.unknown, "\(count) zeros") {
                try Demuxer(MemorySource([UInt8](repeating: 0, count: count)))
            }
        }
    }

    @Test func `a movie without its index is an error of opening`() {
        let error = #expect(throws: FFmpegError.self) { try Demuxer(clip: "nomoov.mp4") }
        #expect(error?.operation == .open)
        #expect(error?.code == .invalidData)
    }

    @Test func `an input of any length up to the whole is opened or refused, and never a crash`() throws {
        for name in ["fast.mp4", "film.mkv", "film.avi", "film.ts", "anim.gif", "alpha.mov"] {
            let bytes = try Clips.bytes(name)
            for count in stride(from: 1, to: min(bytes.count, 40_000), by: 1999) {
                do {
                    _ = try Demuxer.marks(of: MemorySource(Array(bytes[..<count])))
                } catch is FFmpegError {} catch is RefusedInput {}
            }
        }
    }
}
