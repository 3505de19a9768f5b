/// How the samples of a picture in H.264 or HEVC are laid out.
struct SampleLayout: Hashable, Sendable {
    /// 0 for grey, 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
    var chromaFormat = 1
    /// Bits of a luma sample.
    var lumaDepth = 8
    /// Bits of a chroma sample.
    var chromaDepth = 8
    /// Whether the three colours are coded as pictures of their own.
    var hasPlanes = false
}
