import Bytes
import Foundation
import MovieHeaders
import PictureGeometry
import TestSupport
import Testing
import Timing

private let files = OutsideFiles.all(ending: ["mkv", "webm", "mka"])

/// Where the answers differ, and why ours is the one to keep.
private let differences: [String: Set<String>] = [
    // The container's size and the one in the stream; a decoder gives the second.
    // No default duration: ours is that of the blocks, FFmpeg's that of its clock.
    "bear-320x240-multitrack.webm": ["3 size", "0 rate"],
    // A live recording: ours is scanned, FFmpeg gives no duration and guesses a rate from the first frames.
    "no_duration.webm": ["duration", "0 rate"],
    "live.webm": ["duration"],
    // FFmpeg 5.1 does not know the tags of BCP 47, which take the place of the older codes.
    "bcp47.mkv": ["2 language"],
    // The first packet of pictures is at 0 in FFmpeg's own list of packets too.
    "test.mkv": ["start", "0 start", "duration", "8 hertz"],
]

@Suite(.enabled(if: FFprobe.isThere && !files.isEmpty))
struct `A Matroska file from outside` {
    @Test(arguments: files)
    func `is told as FFmpeg tells it`(path: String) throws {
        let answer = try FFprobe.ask(path)
        guard let format = answer.format else { return }
        let source = FaultySource(MemorySource(try OutsideFiles.bytes(path)))
        let movie = try #require(try MovieHeader.read(source))
        let name = String(path.split(separator: "/").last ?? "")
        var found: [String: (ours: String, theirs: String)] = [:]
        func compare(_ key: String, _ ours: String?, _ theirs: String?) {
            if ours != theirs { found[key] = (ours ?? "nil", theirs ?? "nil") }
        }
        compare("start", seconds(movie.start), format.startTime)
        if let duration = format.duration, let start = format.startTime.flatMap(Double.init), start > 0,
            let end = Double(duration)
        {
            // FFmpeg tells the header's number, which counts from 0 in most files.
            compare("duration", seconds(movie.duration), String(format: "%.6f", end - start))
        } else {
            // FFmpeg cuts what is less than a microsecond.
            let ours = movie.duration?.seconds
            let isNear = abs((ours ?? -1) - (format.duration.flatMap(Double.init) ?? -1)) < 2e-6
            compare("duration", isNear ? format.duration : seconds(movie.duration), format.duration)
        }
        for key in ["title", "encoder", "creation_time"] {
            let theirs = format.tags.map { tags in tags.first { $0.key.lowercased() == key }?.value } ?? nil
            compare(key, movie.tags[key], theirs)
        }
        compare("tracks", String(movie.tracks.count), String(answer.streams?.count ?? 0))
        for (index, (track, stream)) in zip(movie.tracks, answer.streams ?? []).enumerated() {
            let language = stream.tags?.first { $0.key.lowercased() == "language" }?.value
            compare("\(index) codec", track.codec, stream.codecName ?? "none")
            compare(
                "\(index) language", track.language ?? "und",
                language == "und" || language == nil ? "und" : language)
            compare("\(index) title", track.title, stream.tags?["title"])
            compare(
                "\(index) default", track.isDefault ? "1" : "0", stream.disposition["default"].map(String.init))
            compare(
                "\(index) forced", track.isForced ? "1" : "0", stream.disposition["forced"].map(String.init))
            if case .video(let video) = track.kind {
                compare(
                    "\(index) size", "\(video.size.width)x\(video.size.height)",
                    "\(stream.width ?? 0)x\(stream.height ?? 0)")
                compare("\(index) sar", video.sampleAspectRatio?.description, stream.sampleAspectRatio)
                compare("\(index) start", seconds(track.start), stream.startTime)
                if track.averageFrameRate != nil {
                    compare("\(index) rate", track.averageFrameRate?.description, stream.avgFrameRate)
                }
            }
            if case .audio(let audio) = track.kind {
                compare("\(index) channels", audio.channels.map(String.init), stream.channels.map(String.init))
                compare("\(index) hertz", audio.sampleRate.map(String.init), stream.sampleRate)
                compare("\(index) start", seconds(track.start), stream.startTime)
            }
        }
        compare(
            "chapters",
            movie.chapters.map { "\(seconds($0.start) ?? "") \(seconds($0.end) ?? "") \($0.title ?? "")" }
                .joined(separator: "|"),
            (answer.chapters ?? []).map { "\($0.startTime) \($0.endTime) \($0.tags?["title"] ?? "")" }.joined(
                separator: "|"))
        for (key, pair) in found.sorted(by: { $0.key < $1.key })
        where !(differences[name]?.contains(key) ?? false) {
            Issue.record("\(name): \(key): \(pair.ours), FFmpeg \(pair.theirs)")
        }
    }

    private func seconds(_ time: MediaTime?) -> String? { time.map { String(format: "%.6f", $0.seconds) } }
}
