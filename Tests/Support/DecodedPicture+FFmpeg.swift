extension DecodedPicture {
    /// Decodes a picture, or one frame of a movie, by running `ffmpeg`.
    ///
    /// - Parameters:
    ///   - file: The path of a picture or movie.
    ///   - frame: Which of the shown frames, counted from 0.
    ///   - layout: What the pixels are converted to.
    ///   - turning: Whether the orientation that the file asks for is applied.
    public init(file: String, frame: Int = 0, layout: Layout = .rgb, turning: Bool = true) throws {
        try self.init(
            ffmpeg: (turning ? [] : ["-noautorotate"]) + ["-i", file], input: nil, frame: frame, layout: layout)
    }

    /// Decodes a picture's bytes by running `ffmpeg`.
    public init(encoded bytes: some Sequence<UInt8>, layout: Layout = .rgb) throws {
        try self.init(ffmpeg: ["-i", "pipe:0"], input: Array(bytes), frame: 0, layout: layout)
    }

    private init(ffmpeg source: [String], input: [UInt8]?, frame: Int, layout: Layout) throws {
        let format = [Layout.gray: "gray", .rgb: "rgb24", .rgba: "rgba"][layout]!
        let outcome = try Subprocess.run(
            "ffmpeg",
            ["-v", "error", "-threads", "1"] + source + [
                "-map", "0:V:0", "-vf", "select=eq(n\\,\(frame))", "-frames:v", "1", "-fps_mode", "passthrough",
                "-sws_flags", "accurate_rnd+full_chroma_int+full_chroma_inp", "-pix_fmt", format,
                "-c:v", "pam", "-f", "image2pipe", "pipe:1",
            ], input: input)
        guard let picture = DecodedPicture(pam: outcome.output), picture.layout == layout else {
            throw UndecodedPicture(source: source.last!, reason: outcome.errorText)
        }
        self = picture
    }

    /// Reads a portable arbitrary map: lines of `NAME value` up to `ENDHDR`, then the rows.
    init?(pam bytes: [UInt8]) {
        var fields: [Substring: Int] = [:]
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            if words == ["ENDHDR"] { break }
            if words.count == 2, let value = Int(words[1]) { fields[words[0]] = value }
        }
        guard let width = fields["WIDTH"], let height = fields["HEIGHT"],
            let layout = fields["DEPTH"].flatMap(Layout.init(rawValue:)),
            rest.count == width * height * layout.rawValue
        else { return nil }
        self.init(width: width, height: height, layout: layout, bytes: Array(rest))
    }
}

/// A picture that `ffmpeg` gave no pixels of.
public struct UndecodedPicture: Error, CustomStringConvertible {
    let source: String
    let reason: String

    /// Which picture, and what ffmpeg said.
    public var description: String { "ffmpeg decodes no picture of \(source): \(reason)" }
}
