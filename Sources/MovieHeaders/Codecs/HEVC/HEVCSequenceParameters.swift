import PictureGeometry

/// A sequence parameter set, up to the description of colours (ITU-T H.265, 7.3.2.2.1).
struct HEVCSequenceParameters {
    /// The size in luma samples before the conformance window is cut out.
    let codedSize: PixelSize
    /// The size of the conformance window; nil where it is cut off, or empty.
    private(set) var croppedSize: PixelSize?
    /// How samples are laid out; nil where that is cut off.
    private(set) var samples: SampleLayout?
    /// How pictures are to be shown; nil where that is not said.
    private(set) var usability: VideoUsability?
    /// Whether everything was there.
    private(set) var isWhole = false

    /// Reads the bytes after the NAL unit's header, emulation prevention removed.
    init(_ payload: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(payload)
        try reader.skip(4)  // Identifier of the video parameter set.
        let lowerLayers = Int(try reader.bits(3))
        guard lowerLayers <= 6 else { throw BitReader.Malformed() }
        try reader.skip(1 + 88 + 8)  // Nesting of layers; general profile; general level.
        try Self.skipLayers(lowerLayers, &reader)
        _ = try reader.unsignedGolomb()  // Identifier.
        let chroma = try reader.unsignedGolomb()
        guard chroma <= 3 else { throw BitReader.Malformed() }
        let hasPlanes = chroma == 3 ? try reader.flag() : false
        let width = Int(try reader.unsignedGolomb())
        let height = Int(try reader.unsignedGolomb())
        guard let size = PixelSize.plausible(width, height) else { throw BitReader.Malformed() }
        codedSize = size
        let layout = SampleLayout(chromaFormat: Int(chroma), hasPlanes: hasPlanes)
        try? readRest(&reader, layout, lowerLayers)
    }

    /// Reads what stands behind the size.
    private mutating func readRest(
        _ reader: inout BitReader, _ layout: SampleLayout, _ lowerLayers: Int
    ) throws(BitReader.Malformed) {
        var samples = layout
        var edges = [0, 0, 0, 0]
        if try reader.flag() {
            for edge in edges.indices { edges[edge] = Int(try reader.unsignedGolomb()) }
        }
        let across = samples.chromaFormat == 1 || samples.chromaFormat == 2 ? 2 : 1
        croppedSize = codedSize.cropped(
            across: across * (edges[0] + edges[1]),
            down: (samples.chromaFormat == 1 ? 2 : 1) * (edges[2] + edges[3]))
        samples.lumaDepth = 8 + Int(try reader.unsignedGolomb())
        samples.chromaDepth = 8 + Int(try reader.unsignedGolomb())
        guard max(samples.lumaDepth, samples.chromaDepth) <= 16 else { throw BitReader.Malformed() }
        self.samples = samples
        try HEVCSetSyntax.skipTools(&reader, lowerLayers: lowerLayers)
        if try reader.flag() { usability = try VideoUsability(&reader) }
        isWhole = true
    }

    /// Steps over the profiles and levels of lower temporal layers (7.3.3).
    private static func skipLayers(_ count: Int, _ reader: inout BitReader) throws(BitReader.Malformed) {
        guard count > 0 else { return }
        var length = 0
        for _ in 0..<count {
            if try reader.flag() { length += 88 }
            if try reader.flag() { length += 8 }
        }
        // The flags are filled up to eight layers, two bits each.
        try reader.skip((8 - count) * 2 + length)
    }
}
