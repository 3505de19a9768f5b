import Foundation

/// What ffprobe says, at the paths of our document.
struct FFprobeFacts {
    private(set) var facts: [String: PeerFact] = [:]
    private let format: [String: Any]
    /// ffprobe writes six digits.
    private static let digits = 1.5e-6

    /// Reads the output of `-show_format -show_streams -show_chapters -of json`.
    init(_ document: [String: Any]) {
        format = document["format"] as? [String: Any] ?? [:]
        let streams = document["streams"] as? [[String: Any]] ?? []
        addContainer()
        addChapters(document["chapters"] as? [[String: Any]] ?? [])
        for (kind, tracks) in Dictionary(grouping: streams, by: Self.kind) {
            set("\(kind).indexes", tracks.map { "\($0["index"] ?? "?")" }.joined(separator: ","))
            for (place, track) in tracks.enumerated() { addTrack(track, kind: kind, at: "\(kind).\(place)") }
        }
    }

    private mutating func set(_ path: String, _ value: Any?, tolerance: Double? = nil) {
        guard let value, "\(value)" != "N/A", "\(value)" != "unknown" else { return }
        facts[path] = PeerFact(text: "\(value)", tolerance: tolerance)
    }

    /// Whether it is a still picture, of which libavformat makes a movie of 25 frames a second.
    private var isPicture: Bool {
        let name = format["format_name"] as? String ?? ""
        return name == "image2" || name.hasSuffix("_pipe")
    }

    /// A duration; of zero or less libavformat does not know it.
    private mutating func setDuration(_ path: String, _ value: Any?, tolerance: Double) {
        guard !isPicture, let text = value as? String, let seconds = Double(text), seconds > 0 else { return }
        set(path, text, tolerance: tolerance)
    }

    private mutating func addContainer() {
        let tags = format["tags"] as? [String: String] ?? [:]
        // Movie headers count in milliseconds, or in ticks of 1/600 s.
        setDuration("duration.seconds", format["duration"], tolerance: 0.0017)
        set("container.size", format["size"])
        if !isPicture {
            set("start", format["start_time"], tolerance: Self.digits)
        }
        set("container.format", Self.word(format["format_name"] as? String ?? "", tags))
        if let major = tags["major_brand"] {
            let others = Array(tags["compatible_brands"] ?? "")
            let brands = stride(from: 0, to: others.count - 3, by: 4).map { String(others[$0..<$0 + 4]) }
            set("container.brands", Set(brands + [major]).sorted().joined(separator: ","))
        }
        for (name, value) in tags
        where !["major_brand", "minor_version", "compatible_brands"].contains(name) {
            set("tags.\(name.lowercased())", value)
        }
        let date = tags["com.apple.quicktime.creationdate"] ?? tags["creation_time"]
        set("creationDate", date.map(Self.date))
    }

    /// Our word for a format; nil where the demuxer's name does not decide.
    private static func word(_ name: String, _ tags: [String: String]) -> String? {
        let first = name.prefix { $0 != "," }
        if first == "mov" { return tags["major_brand"].map { $0 == "qt  " ? "mov" : "mp4" } }
        if first == "matroska" || first == "image2" { return nil }
        return first.hasSuffix("_pipe") ? String(first.dropLast(5)) : String(first)
    }

    private mutating func addChapters(_ chapters: [[String: Any]]) {
        set("chapters.count", chapters.count)
        for (place, chapter) in chapters.enumerated() {
            set("chapters.\(place).start", chapter["start_time"], tolerance: Self.digits)
            set("chapters.\(place).end", chapter["end_time"], tolerance: Self.digits)
            set("chapters.\(place).title", (chapter["tags"] as? [String: Any])?["title"])
        }
    }

    private static func kind(_ stream: [String: Any]) -> String {
        if flag("attached_pic", stream) { return "covers" }
        switch stream["codec_type"] as? String {
        case "video": return "video"
        case "audio": return "audio"
        case "subtitle": return "subtitles"
        default: return "data"
        }
    }

    private static func flag(_ name: String, _ stream: [String: Any]) -> Bool {
        (stream["disposition"] as? [String: Any])?[name] as? Int == 1
    }

    private mutating func addTrack(_ track: [String: Any], kind: String, at path: String) {
        let tags = track["tags"] as? [String: String] ?? [:]
        if track["codec_name"] as? String != "unknown" { set("\(path).codec", track["codec_name"]) }
        switch kind {
        case "video": addPictures(track, at: path)
        case "audio":
            if track["channels"] as? Int != 0 { set("\(path).channels", track["channels"]) }
            set("\(path).layout", track["channel_layout"])
            if track["sample_rate"] as? String != "0" { set("\(path).sampleRate", track["sample_rate"]) }
        case "covers":
            set("\(path).width", track["width"])
            set("\(path).height", track["height"])
        case "subtitles":
            set("\(path).title", tags["title"])
            set("\(path).forced", Self.flag("forced", track))
        default: return
        }
        guard kind != "covers" else { return }
        set("\(path).default", Self.flag("default", track))
        set("\(path).language", FlatDocument.language(tags["language"]))
        guard kind != "subtitles" else { return }
        setDuration("\(path).duration", track["duration"], tolerance: max(0.0017, tick(of: track)))
        set("\(path).bitRate", track["bit_rate"], tolerance: 1)
    }

    /// One tick of a track's clock, or the rounding where that is more.
    private func tick(of track: [String: Any]) -> Double {
        let terms = (track["time_base"] as? String ?? "").split(separator: "/").compactMap { Double($0) }
        return max(Self.digits, terms.count == 2 && terms[1] > 0 ? terms[0] / terms[1] : 0)
    }

    private mutating func addPictures(_ track: [String: Any], at path: String) {
        if let profile = track["profile"] as? String, Int(profile) == nil { set("\(path).profile", profile) }
        set("\(path).level", PeerLevel.name(track["level"] as? Int, codec: track["codec_name"] as? String))
        for (ours, theirs) in [
            ("pixelFormat", "pix_fmt"), ("color.range", "color_range"), ("color.matrix", "color_space"),
            ("color.transfer", "color_transfer"), ("color.primaries", "color_primaries"),
            ("fieldOrder", "field_order"), ("frameCount.value", "nb_frames"),
        ] { set("\(path).\(ours)", track[theirs]) }
        // What a picture's Exif says stands in its frames, which are not asked for.
        guard !isPicture else { return }
        for (ours, theirs) in [("average", "avg_frame_rate"), ("nominal", "r_frame_rate")] {
            set("\(path).frameRate.\(ours)", Self.lowestTerms(track[theirs] as? String ?? ""))
        }
        set("\(path).start", track["start_time"], tolerance: tick(of: track))
        let ratio = track["sample_aspect_ratio"] as? String ?? "1:1"
        set("\(path).sampleAspectRatio", ratio == "0:1" ? "1:1" : ratio)
        let sides = track["side_data_list"] as? [[String: Any]] ?? []
        let counterclockwise = sides.compactMap { $0["rotation"] as? Int }.first ?? 0
        // It tells of matrices that turn nothing that they turn by the least number there is.
        let turn = (360 - counterclockwise % 360) % 360
        set("\(path).rotation", turn)
        guard let width = track["width"] as? Int, let height = track["height"] as? Int, width > 0 else {
            return
        }
        let terms = ratio.split(separator: ":").compactMap { Double($0) }
        let stretch = terms.count == 2 && terms[0] > 0 && terms[1] > 0 ? terms[0] / terms[1] : 1
        let shown = (Double(width) * stretch).rounded()
        let isTurned = turn == 90 || turn == 270
        set("\(path).displaySize.width", isTurned ? Double(height) : shown, tolerance: 1)
        set("\(path).displaySize.height", isTurned ? shown : Double(height), tolerance: 1)
    }
}

extension FFprobeFacts {
    /// A date as RFC 3339 has it: without a fraction of zero, and with a colon in its zone.
    fileprivate static func date(_ text: String) -> String {
        text.replacingOccurrences(of: ".000000Z", with: "Z")
            .replacingOccurrences(of: "([+-][0-9]{2})([0-9]{2})$", with: "$1:$2", options: .regularExpression)
    }

    /// A fraction in lowest terms; nil for one that is no rate.
    fileprivate static func lowestTerms(_ text: String) -> String? {
        let terms = text.split(separator: "/").compactMap { Int($0) }
        guard terms.count == 2, terms[0] > 0, terms[1] > 0 else { return nil }
        var (divisor, rest) = (terms[0], terms[1])
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        return "\(terms[0] / divisor)/\(terms[1] / divisor)"
    }
}

/// The names of levels behind the numbers of libavcodec.
enum PeerLevel {
    /// A level as its standard writes it; nil for codecs of which libavcodec's number says little.
    static func name(_ level: Int?, codec: String?) -> String? {
        guard let level, level > 0 else { return nil }
        switch codec {
        case "h264": return level == 9 ? "1b" : "\(level / 10).\(level % 10)"
        case "hevc": return "\(level / 30).\(level % 30 / 3)"
        case "av1": return "\(2 + level / 4).\(level % 4)"
        default: return nil
        }
    }
}
