import Foundation
import TestSupport

/// What ffprobe says of a file, beside what we say.
enum Comparison {
    /// Where both know a fact and do not agree, one line each.
    static func differences(_ runs: [CorpusRun]) throws -> [String] {
        try runs.filter(\.probe.isSuccess).flatMap { run -> [String] in
            guard let theirs = try peer(run.file.url.path) else { return [] }
            let ours = try run.probe.jsonObject()
            return differences(ours, theirs).filter { !isExplained($0, in: run.file.name) }.map {
                "\(run.file.name): \($0)"
            }
        }
    }

    /// ffprobe's document; nil where it fails too.
    private static func peer(_ path: String) throws -> [String: Any]? {
        let outcome = try Subprocess.run(
            "ffprobe", ["-v", "quiet", "-show_format", "-show_streams", "-of", "json", path])
        return outcome.isSuccess ? try outcome.jsonObject() : nil
    }

    private static func differences(_ ours: [String: Any], _ theirs: [String: Any]) -> [String] {
        let streams = (theirs["streams"] as? [[String: Any]] ?? [])
        var result: [String] = []
        func compare(_ what: String, _ our: Any?, _ their: Any?) {
            let (our, their) = ("\(our ?? "nothing")", "\(their ?? "nothing")")
            if our != their { result.append("\(what): \(our), ffprobe says \(their)") }
        }
        for kind in ["video", "audio"] {
            let tracks = ours[kind] as? [[String: Any]] ?? []
            let others = streams.filter { $0["codec_type"] as? String == kind && !isCover($0) }
            compare("\(kind) tracks", tracks.count, others.count)
            for (track, other) in zip(tracks, others) {
                compare("\(kind) codec", track["codec"], other["codec_name"] ?? "none")
                if kind == "audio", let rate = track["sampleRate"] as? Int {
                    compare("sample rate", rate, other["sample_rate"])
                }
                if kind == "video" { result += sizes(track, other) }
            }
        }
        let seconds = (ours["duration"] as? [String: Any])?["seconds"] as? Double
        let duration = ((theirs["format"] as? [String: Any])?["duration"] as? String).flatMap(Double.init)
        if let seconds, let duration, abs(seconds - duration) > 0.1 { compare("duration", seconds, duration) }
        return result
    }

    /// Compares the shown size, and the coded one where it is known.
    ///
    /// A codec's blocks may reach beyond what is shown; ffprobe leaves that out.
    private static func sizes(_ track: [String: Any], _ other: [String: Any]) -> [String] {
        let isTurned = [90, 270].contains(track["rotation"] as? Int)
        let hasSquareSamples = track["sampleAspectRatio"] as? String == "1:1"
        var result: [String] = []
        for side in ["width", "height"] {
            guard let theirs = other[side] as? Int else { continue }
            let shownSide = isTurned ? (side == "width" ? "height" : "width") : side
            let shown = (track["displaySize"] as? [String: Any])?[shownSide] as? Int
            if let shown, shown != theirs, hasSquareSamples {
                result.append("shown \(side): \(shown), ffprobe says \(theirs)")
            }
            let coded = (track["codedSize"] as? [String: Any])?[side] as? Int
            if let coded, !(theirs..<theirs + 64).contains(coded) {
                result.append("coded \(side): \(coded), ffprobe says \(theirs)")
            }
        }
        return result
    }

    private static func isCover(_ stream: [String: Any]) -> Bool {
        (stream["disposition"] as? [String: Any])?["attached_pic"] as? Int == 1
    }

    /// Differences that are meant, by a part of the file's name and of the line, each with its reason.
    private static let explained: [(file: String, line: String, reason: String)] = [
        ("vp9_clamp_reference_mvs.webm", "duration", "ffprobe tells the end, and the movie starts at 0.467 s")
    ]

    private static func isExplained(_ line: String, in file: String) -> Bool {
        explained.contains { file.contains($0.file) && line.hasPrefix($0.line) }
    }
}
