import Jobs
import PictureGeometry

/// The facts about a movie for people: one line for the file, one for each track.
enum MovieTable {
    /// The lines; those of facts are cut to the width of the style, the name never.
    static func text(of info: MovieInfo, style: TextStyle = .plain) -> String {
        let rows = rows(of: info)
        let column = rows.reduce(12) { max($0, DisplayWidth.of($1.name)) } + 1
        let lines = rows.map { line($0.name, $0.facts, column: column, style) }
        return ([style.bold(info.input.oneLine)] + lines).joined(separator: "\n") + "\n"
    }

    private typealias Row = (name: String, facts: [String?])

    private static func rows(of info: MovieInfo) -> [Row] {
        var rows: [Row] = [("container", container(info))]
        rows += info.video.map { ("video \($0.index)", video($0)) }
        rows += info.audio.map { ("audio \($0.index)", audio($0)) }
        rows += info.subtitles.map { ("subtitles \($0.index)", [$0.codec, $0.language, $0.title]) }
        rows += info.covers.map { ("cover \($0.index)", [$0.codec, size($0.width, $0.height)]) }
        rows += info.data.map { ("data \($0.index)", [$0.codec]) }
        rows += info.chapters.map { ("chapter \($0.index)", [clock($0.start), $0.title]) }
        return rows
    }

    private static func line(
        _ name: String, _ facts: [String?], column: Int, _ style: TextStyle
    ) -> String {
        let head = "  " + name + String(repeating: " ", count: column - DisplayWidth.of(name))
        let text = facts.compactMap(\.self).joined(separator: ", ").oneLine
        guard let width = style.width else { return style.dim(head) + text }
        let room = width - DisplayWidth.of(head)
        guard room > 0 else { return (head + text).truncated(toWidth: width) }
        return style.dim(head) + text.truncated(toWidth: room)
    }

    private static func container(_ info: MovieInfo) -> [String?] {
        let file = info.container
        return [
            "\(file.format) (\(file.longName))", info.duration.seconds.map { clock($0) },
            info.start.flatMap { abs($0) < 0.0005 ? nil : "starts at \(decimal($0, places: 3)) s" },
            file.size.map(bytes), file.bitRate.map(bitRate), file.truncated ? "truncated" : nil,
        ]
    }

    private static func video(_ track: VideoFacts) -> [String?] {
        let shown = size(track.displaySize?.width, track.displaySize?.height)
        let coded = size(track.codedSize?.width, track.codedSize?.height)
        return [
            [track.codec, track.profile, track.level].compactMap(\.self).joined(separator: " "), shown,
            coded == shown ? nil : coded.map { "coded \($0)" },
            track.sampleAspectRatio == "1:1" ? nil : "samples \(track.sampleAspectRatio)",
            track.rotation.flatMap { $0 == 0 ? nil : "turned \($0)°" }, track.mirrored ? "mirrored" : nil,
            track.frameRate.average.flatMap(rate),
            track.frameCount.value.flatMap { $0 == 1 ? nil : "\($0) frames" },
            track.pixelFormat,
            track.color.matrix, track.hdr == "none" ? nil : track.hdr, track.bitRate.map(bitRate),
            track.language,
        ]
    }

    private static func audio(_ track: AudioFacts) -> [String?] {
        [
            track.codec, track.layout ?? track.channels.map { "\($0) channels" },
            track.sampleRate.map { "\($0) Hz" },
            track.bitRate.map(bitRate), track.language,
        ]
    }

    private static func size(_ width: Int?, _ height: Int?) -> String? {
        guard let width, let height else { return nil }
        return "\(width)x\(height)"
    }

    /// `29.97 fps` of `30000/1001`.
    private static func rate(_ fraction: String) -> String? {
        let terms = fraction.split(separator: "/").compactMap { Double($0) }
        guard terms.count == 2 else { return nil }
        return decimal(terms[0] / terms[1], places: 3) + " fps"
    }

    private static func bitRate(_ bits: Int64) -> String {
        bits >= 1_000_000 ? decimal(Double(bits) / 1e6, places: 1) + " Mb/s" : "\((bits + 500) / 1000) kb/s"
    }

    private static func bytes(_ count: Int64) -> String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var (value, unit) = (Double(count), 0)
        while value >= 1000, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
        return decimal(value, places: unit == 0 ? 0 : 1) + " " + units[unit]
    }

    /// `0:01:30.500`.
    private static func clock(_ seconds: Double) -> String {
        let milliseconds = Int64(((seconds > 0 ? min(seconds, 1e12) : 0) * 1000).rounded())
        let (whole, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let digits = [whole / 60 % 60, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(whole / 3600):\(digits[0]):\(digits[1]).\(String(1000 + rest).dropFirst())"
    }

    /// A number with at most so many digits behind the point.
    private static func decimal(_ value: Double, places: Int) -> String {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        let text = "\((value * scale).rounded() / scale)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
