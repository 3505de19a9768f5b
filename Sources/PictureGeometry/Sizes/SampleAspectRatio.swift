/// The shape of one sample: its width over its height, in lowest terms.
///
/// Samples of `2:1` are shown twice as wide as high.
public struct SampleAspectRatio: Hashable, Sendable {
    /// Square samples.
    public static let square = SampleAspectRatio(lowestWidth: 1, height: 1)

    /// Width of a sample, in units of its own; positive.
    public let width: Int
    /// Height of a sample, in the same units; positive.
    public let height: Int

    /// Makes `width : height`, or nil where a term is zero or negative: files say so when they do not know.
    public init?(width: Int, height: Int) {
        guard width > 0, height > 0 else { return nil }
        var (divisor, rest) = (width, height)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        self.init(lowestWidth: width / divisor, height: height / divisor)
    }

    private init(lowestWidth width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Whether samples are square, or within half a percent of it.
    ///
    /// Encoders write ratios such as 3201:3200 to make up for a size that was rounded to whole or even pixels. To obey
    /// them would resample every picture for a change that nobody sees; the nearest ratio that is meant, 16:15, is far.
    public var isNearlySquare: Bool {
        Int128((width - height).magnitude) * 200 < Int128(height)
    }
}

extension SampleAspectRatio: CustomStringConvertible {
    /// The ratio as `width:height`.
    public var description: String { "\(width):\(height)" }
}

extension PixelSize {
    /// The size in whole square pixels that a coded picture is shown at.
    ///
    /// The aspect ratio changes the width, before the picture is turned; the width is rounded to nearest and kept
    /// within 1 to 65535, whatever a file claims.
    ///
    /// - Parameters:
    ///   - sampleAspectRatio: The shape of a sample; nil, unknown, counts as square.
    ///   - orientation: How the picture is turned upright.
    public func displaySize(
        sampleAspectRatio: SampleAspectRatio?, orientation: Orientation = .upright
    ) -> PixelSize {
        guard let ratio = sampleAspectRatio, !ratio.isNearlySquare else { return orientation.turned(self) }
        let stretched = max(0, width).scaled(by: ratio.width, over: ratio.height)
        let width = min(max(stretched, SizeRequest.sides.lowerBound), SizeRequest.sides.upperBound)
        return orientation.turned(PixelSize(width: width, height: height))
    }
}
