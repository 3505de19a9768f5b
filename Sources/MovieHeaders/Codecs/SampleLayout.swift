/// How the samples of a picture are laid out.
public struct SampleLayout: Hashable, Sendable {
    /// 0 for grey, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
    public var chromaFormat = 1
    /// Bits of a luma sample.
    public var lumaDepth = 8
    /// Bits of a chroma sample.
    public var chromaDepth = 8
}
