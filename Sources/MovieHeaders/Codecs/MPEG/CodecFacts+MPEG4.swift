import PictureGeometry

extension CodecFacts {
    /// Reads the headers of MPEG-4 Visual (ISO/IEC 14496-2, 6.2).
    static func mpeg4(configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        var facts = CodecFacts()
        var isFound = false
        for unit in ParameterSets.betweenStartCodes(configuration.isEmpty ? firstSample : configuration) {
            guard let code = unit.first else { continue }
            let body = Array(unit.dropFirst().prefix(64))
            switch code {
            case 0xB0: facts.setMPEG4Profile(body.first)
            case 0xB5: try? facts.readVisualObject(body)
            case 0x20...0x2F where !isFound: isFound = (try? facts.readLayer(body)) != nil
            default: break
            }
        }
        guard isFound || facts.codecString != nil else { return nil }
        // Tools of the studio profiles aside, there is one layout.
        let isStudio = facts.profile == "Simple Studio Profile"
        if isFound, !isStudio { facts.pixels = .planar(chroma: 1, depth: 8) }
        facts.isComplete = facts.pixels != nil && facts.codedSize != nil
        return facts
    }

    private mutating func setMPEG4Profile(_ indication: UInt8?) {
        guard let indication, codecString == nil else { return }
        codecString = "mp4v.20.\(indication)"
        let names: [StaticString] = [
            "Simple", "Simple Scalable", "Core", "Main", "N-bit", "Scalable Texture",
            "Simple Face Animation", "Basic Animated Texture", "Hybrid", "Advanced Real Time Simple",
            "Core Scalable", "Advanced Coding Efficiency", "Advanced Core", "Advanced Scalable Texture",
            "Simple Studio", "Advanced Simple",
        ]
        profile = "\(names[Int(indication >> 4)]) Profile"
        // Level 0 of the simple profile came late, and got the number 8.
        level = indication == 8 ? "0" : "\(indication & 15)"
    }

    private mutating func readVisualObject(_ body: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(body)
        if try reader.flag() { try reader.skip(7) }
        let type = try reader.bits(4)
        guard type == 1 || type == 2, try reader.flag() else { return }
        try reader.skip(3)
        isFullRange = try reader.flag()
        guard try reader.flag() else { return }
        color = ColorCodes(
            primaries: UInt8(try reader.bits(8)), transfer: UInt8(try reader.bits(8)),
            matrix: UInt8(try reader.bits(8)))
    }

    private mutating func readLayer(_ body: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(body)
        try reader.skip(9)
        var version: UInt32 = 1
        if try reader.flag() {
            version = try reader.bits(4)
            try reader.skip(3)
        }
        let aspect = Int(try reader.bits(4))
        var ratio = aspect < 6 ? VideoUsability.ratio(kind: aspect) : nil
        if aspect == 15 {
            ratio = SampleAspectRatio(width: Int(try reader.bits(8)), height: Int(try reader.bits(8)))
        }
        if try reader.flag() {
            try reader.skip(3)
            if try reader.flag() { try reader.skip(79) }
        }
        let shape = try reader.bits(2)
        guard shape == 0, version <= 4 else { throw BitReader.Malformed() }
        try reader.skip(1)
        let resolution = try reader.bits(16)
        guard resolution > 0 else { throw BitReader.Malformed() }
        try reader.skip(1)
        // As many bits as it takes to write all numbers below the resolution.
        if try reader.flag() { try reader.skip(max(1, 32 - (resolution - 1).leadingZeroBitCount)) }
        try reader.skip(1)
        let width = Int(try reader.bits(13))
        try reader.skip(1)
        guard let size = PixelSize.plausible(width, Int(try reader.bits(13))) else {
            throw BitReader.Malformed()
        }
        sampleAspectRatio = ratio
        (codedSize, croppedSize) = (size, size)
    }
}
