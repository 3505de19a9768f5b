import Foundation

/// What MediaInfo says, at the paths of our document.
struct MediaInfoFacts {
    private(set) var facts: [String: PeerFact] = [:]
    /// MediaInfo writes three digits.
    private static let digits = 0.00101

    /// Reads one `media` of its JSON.
    init(_ media: [String: Any]) {
        var counts: [String: Int] = [:]
        for track in media["track"] as? [[String: Any]] ?? [] {
            let kind = (track["@type"] as? String ?? "").lowercased()
            let texts = track.compactMapValues { $0 as? String }
            let path = "\(kind).\(counts[kind, default: 0])"
            counts[kind, default: 0] += 1
            switch kind {
            case "general": set("duration.seconds", texts["Duration"], tolerance: 0.0017)
            case "video": addPictures(texts, at: path)
            case "audio": addSound(texts, at: path)
            default: continue
            }
        }
    }

    private mutating func set(_ path: String, _ value: String?, tolerance: Double? = nil) {
        // It joins several answers by a slash.
        guard let value, !value.isEmpty, !value.contains(" / ") else { return }
        facts[path] = PeerFact(text: value, tolerance: tolerance, isOptional: path != "duration.seconds")
    }

    private mutating func addPictures(_ track: [String: String], at path: String) {
        set("\(path).codec", Self.pictures[track["Format"] ?? ""])
        if track["Format"] == "MPEG Video", let version = track["Format_Version"]?.last {
            set("\(path).codec", "mpeg\(version)video")
        }
        set("\(path).bitDepth", track["BitDepth"])
        set("\(path).chroma", track["ChromaSubsampling"])
        set("\(path).frameCount.value", track["FrameCount"])
        set("\(path).duration", track["Duration"], tolerance: 0.0017)
        if track["ScanType"] == "Progressive" { set("\(path).fieldOrder", "progressive") }
        let turn = track["Rotation"].flatMap(Double.init) ?? 0
        set("\(path).rotation", "\(Int(turn))")
        let stretch = track["PixelAspectRatio"].flatMap(Double.init) ?? 1
        guard stretch > 0, let width = track["Width"].flatMap(Double.init),
            let height = track["Height"].flatMap(Double.init)
        else { return }
        let isTurned = turn == 90 || turn == 270
        // The ratio has three digits, which matters for wide pictures.
        let (shown, slack) = ((width * stretch).rounded(), 1 + width * 0.0005)
        set("\(path).displaySize.width", "\(isTurned ? height : shown)", tolerance: slack)
        set("\(path).displaySize.height", "\(isTurned ? shown : height)", tolerance: slack)
    }

    private mutating func addSound(_ track: [String: String], at path: String) {
        set("\(path).codec", Self.sounds[track["Format"] ?? ""])
        if track["Format"] == "MPEG Audio" {
            set("\(path).codec", track["Format_Profile"]?.replacingOccurrences(of: "Layer ", with: "mp"))
        }
        set("\(path).channels", track["Channels"])
        set("\(path).sampleRate", track["SamplingRate"])
        set("\(path).duration", track["Duration"], tolerance: 0.0017)
    }

    /// FFmpeg's names of codecs by MediaInfo's.
    private static let pictures = [
        "AVC": "h264", "HEVC": "hevc", "VP8": "vp8", "VP9": "vp9", "AV1": "av1", "MPEG-4 Visual": "mpeg4",
        "JPEG": "mjpeg", "ProRes": "prores", "Theora": "theora", "VC-1": "vc1", "H.263": "h263", "FFV1": "ffv1",
        "Sorenson Spark": "flv1",
    ]
    private static let sounds = [
        "AAC": "aac", "AC-3": "ac3", "E-AC-3": "eac3", "Opus": "opus", "Vorbis": "vorbis", "FLAC": "flac",
        "ALAC": "alac", "DTS": "dts", "Speex": "speex",
    ]
}
