extension CodecFacts {
    /// H.263 has one layout of pixels.
    static func h263() -> CodecFacts? {
        var facts = CodecFacts()
        facts.pixels = .planar(chroma: 1, depth: 8)
        facts.isComplete = facts.pixels != nil
        return facts
    }
}
