import TestSupport

/// A picture of vertical bars in plain colours.
struct Bars {
    /// Red, green and blue of each bar, from left to right.
    let colors: [[UInt8]]
    let width: Int
    let height: Int

    /// Full, half and odd colours.
    static let colored = Bars(
        colors: [
            [255, 255, 255], [0, 0, 0], [255, 0, 0], [0, 255, 0], [0, 0, 255], [200, 100, 50], [30, 160, 220],
            [128, 128, 128],
        ], width: 64, height: 16)
    /// From black to white.
    static let gray = Bars(
        colors: [0, 16, 64, 100, 128, 200, 235, 255].map { [$0, $0, $0] }, width: 64, height: 16)

    /// The same bars in a larger or odd picture.
    func sized(_ width: Int, _ height: Int) -> Bars { Bars(colors: colors, width: width, height: height) }

    /// Encodes them by running `ffmpeg`.
    ///
    /// - Parameters:
    ///   - filter: How RGB becomes what is encoded.
    ///   - output: Options of the encoder, and the format.
    func encoded(filter: String, _ output: String...) throws -> [UInt8] {
        let row = (0..<width).flatMap { colors[$0 * colors.count / width] }
        let outcome = try Subprocess.run(
            "ffmpeg",
            [
                "-v", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", "\(width)x\(height)", "-i",
                "pipe:0",
                "-vf", filter, "-frames:v", "1",
            ] + output + ["pipe:1"], input: (0..<height).flatMap { _ in row })
        guard outcome.isSuccess else { throw Unencoded(reason: outcome.errorText) }
        return outcome.output
    }

    /// Encodes them without loss in a matrix, a range and a pixel format.
    func lossless(matrix: String, range: String, format: String, tagged: Bool = true) throws -> [UInt8] {
        let tags = tagged ? "colorspace=\(matrix):range=\(range)" : "colorspace=unknown:range=unknown"
        return try encoded(
            filter: "scale=out_color_matrix=\(matrix):out_range=\(range):flags=accurate_rnd+full_chroma_int,"
                + "format=\(format),setparams=\(tags)",
            "-c:v", "ffv1", "-f", "matroska")
    }

    /// The greatest difference of a channel in the middle of the bars, and of the first bar, which may be white.
    func error(of bytes: [UInt8], width: Int, height: Int, channels: Int = 3) -> (all: Int, first: Int) {
        let errors = colors.indices.map { bar in
            let column = (2 * bar + 1) * width / (2 * colors.count)
            let pixel = ((height / 2) * width + column) * channels
            return (0..<3).map { abs(Int(bytes[pixel + $0]) - Int(colors[bar][$0])) }.max()!
        }
        return (errors.max()!, errors[0])
    }

    /// ffmpeg did not encode.
    struct Unencoded: Error { let reason: String }
}
