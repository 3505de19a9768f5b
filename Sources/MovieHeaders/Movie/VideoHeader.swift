public import PictureGeometry

/// What a container says about a track of pictures, whatever its codec says.
public struct VideoHeader: Hashable, Sendable {
    /// The size of the picture that a decoder gives, in samples, as the container's header has it.
    public var size: PixelSize
    /// The shape of a sample; nil where the container does not say.
    public var sampleAspectRatio: SampleAspectRatio?
    /// The nine numbers of the display matrix, fixed point in file order, movie's and track's in one; nil without.
    public var matrix: [Int32]?
    /// Colour description; nil where the container does not say.
    public var color: ColorCodes?
    /// Whether samples use all their values; nil where the container does not say.
    public var isFullRange: Bool?
    /// `progressive`, `tt`, `bb`, `tb` or `bt`; nil where the container does not say.
    public var fieldOrder: String?
    /// Whether alpha travels beside the pictures (Matroska's `AlphaMode`).
    public var hasAlphaBeside = false
    /// What is known of the dynamic range.
    public var dynamicRange = DynamicRangeFacts()

    /// Describes pictures of which only the size is known.
    public init(size: PixelSize) { self.size = size }
}
