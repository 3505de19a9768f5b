import PictureGeometry

extension CodecFacts {
    /// Reads the sequence header of MPEG-1 or MPEG-2 and what extends it (ISO/IEC 13818-2, 6.2.2).
    static func mpegVideo(codec: String, configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        var facts = CodecFacts()
        var sequence = MPEGSequence()
        for bytes in [configuration, firstSample] {
            for unit in ParameterSets.betweenStartCodes(bytes) {
                guard let code = unit.first else { continue }
                try? sequence.read(code, Array(unit.dropFirst().prefix(32)))
            }
        }
        guard let size = PixelSize.plausible(sequence.width, sequence.height) else { return nil }
        (facts.codedSize, facts.croppedSize) = (size, size)
        facts.color = sequence.color
        facts.isFullRange = false
        facts.pixels = .planar(chroma: sequence.chroma, depth: 8)
        if codec == "mpeg1video" {
            facts.isComplete = facts.pixels != nil && !sequence.isExtended
            facts.fieldOrder = "progressive"
            return facts
        }
        facts.sampleAspectRatio = sequence.sampleAspectRatio
        facts.setMPEG2Profile(sequence.profile)
        facts.fieldOrder = sequence.isProgressive ? "progressive" : sequence.fieldOrder
        facts.isComplete = sequence.isExtended && facts.pixels != nil && facts.fieldOrder != nil
        return facts
    }

    private mutating func setMPEG2Profile(_ indication: UInt8?) {
        guard let indication, indication & 0x80 == 0 else { return }
        let names: [StaticString] = [
            "4:2:2", "High", "Spatially Scalable", "SNR Scalable", "Main", "Simple",
        ]
        let number = Int(indication >> 4)
        profile = names.indices.contains(number) ? names[number].description : nil
        level = "\(indication & 15)"
    }
}

/// What the headers of a sequence say.
private struct MPEGSequence {
    var width = 0
    var height = 0
    var chroma = 1
    var profile: UInt8?
    var isExtended = false
    var isProgressive = false
    var fieldOrder: String?
    var color: ColorCodes?
    private var aspect = 0

    mutating func read(_ code: UInt8, _ body: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(body)
        if code == 0xB3, width == 0 {
            (width, height) = (Int(try reader.bits(12)), Int(try reader.bits(12)))
            aspect = Int(try reader.bits(4))
        } else if code == 0xB5 {
            switch try reader.bits(4) {
            case 1 where !isExtended: try readExtension(&reader)
            case 2 where color == nil: try readDisplay(&reader)
            case 8 where fieldOrder == nil: try readPicture(&reader)
            default: break
            }
        }
    }

    private mutating func readExtension(_ reader: inout BitReader) throws(BitReader.Malformed) {
        profile = UInt8(try reader.bits(8))
        isProgressive = try reader.flag()
        chroma = Int(try reader.bits(2))
        width |= Int(try reader.bits(2)) << 12
        height |= Int(try reader.bits(2)) << 12
        isExtended = chroma > 0
    }

    private mutating func readDisplay(_ reader: inout BitReader) throws(BitReader.Malformed) {
        try reader.skip(3)
        guard try reader.flag() else { return }
        color = ColorCodes(
            primaries: UInt8(try reader.bits(8)), transfer: UInt8(try reader.bits(8)),
            matrix: UInt8(try reader.bits(8)))
    }

    private mutating func readPicture(_ reader: inout BitReader) throws(BitReader.Malformed) {
        try reader.skip(16 + 2 + 2)
        let isTopFirst = try reader.flag()
        try reader.skip(6)
        try reader.skip(1)
        let isProgressiveFrame = try reader.flag()
        fieldOrder = isProgressiveFrame ? "progressive" : isTopFirst ? "tt" : "bb"
    }

    /// MPEG-2 tells the shape of the picture, and not of its samples.
    var sampleAspectRatio: SampleAspectRatio? {
        switch aspect {
        case 1: .square
        case 2: SampleAspectRatio(width: 4 * height, height: 3 * width)
        case 3: SampleAspectRatio(width: 16 * height, height: 9 * width)
        case 4: SampleAspectRatio(width: 221 * height, height: 100 * width)
        default: nil
        }
    }
}
