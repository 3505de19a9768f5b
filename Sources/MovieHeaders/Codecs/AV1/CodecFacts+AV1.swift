import PictureGeometry

extension CodecFacts {
    /// Reads the units in `av1C`, or without it, and those in the first sample.
    static func av1(configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        let isRecord = configuration.count >= 4 && configuration[0] == 0x81
        var facts = CodecFacts()
        var header: AV1SequenceHeader?
        for bytes in [isRecord ? configuration.dropFirst(4) : configuration[...], firstSample[...]] {
            var units = AV1Units(bytes)
            while let unit = units.next() {
                if unit.type == 1, header == nil { header = try? AV1SequenceHeader(Array(unit.payload)) }
                if unit.type == 5 { facts.dynamicRange.readMetadata(unit.payload) }
            }
        }
        guard let header else { return isRecord ? facts : nil }
        facts.set(header)
        return facts
    }

    private mutating func set(_ header: AV1SequenceHeader) {
        let format = header.format
        profile = header.profile == 0 ? "Main" : header.profile == 1 ? "High" : "Professional"
        level = header.level < 24 ? LevelName.text(codec: "av1", level: header.level) : nil
        (codedSize, croppedSize) = (header.size, header.size)
        color = format.color
        isFullRange = format.isFullRange
        pixels = .planar(
            chroma: format.chroma, depth: format.depth, isRGB: format.color.matrix == 0)
        codecString = Self.string(header)
        isComplete = pixels != nil
    }

    /// The string of the binding to ISO media files; what is optional is left out where it is the default, or not
    /// said, as some players know the short form only.
    private static func string(_ header: AV1SequenceHeader) -> String {
        let (format, color) = (header.format, header.format.color)
        let tier = header.isHighTier ? "H" : "M"
        let short =
            "av01.\(header.profile).\(header.level.twoDecimals)\(tier).\(format.depth.twoDecimals)"
        let isUsual = [color.primaries, color.transfer, color.matrix].allSatisfy { $0 == 1 || $0 == 2 }
        if isUsual, format.chroma == 1, format.position == 0, !format.isFullRange { return short }
        let chroma = ["110", "11\(format.position)", "100", "000"][format.chroma]
        let codes = [color.primaries, color.transfer, color.matrix].map { Int($0).twoDecimals }
        let range = format.isFullRange ? "1" : "0"
        return ([short, format.isGray ? "1" : "0", chroma] + codes + [range]).joined(separator: ".")
    }
}

/// Walks over open bitstream units that have their sizes in them (AV1 bitstream specification, 5.3).
private struct AV1Units {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    mutating func next() -> (type: UInt8, payload: ArraySlice<UInt8>)? {
        guard let header = rest.popFirst(), header & 0x80 == 0 else { return nil }
        if header & 4 != 0 { rest = rest.dropFirst() }
        // Without a size, a unit is the last one.
        let size = header & 2 != 0 ? AV1Units.number(&rest) : rest.count
        guard let size else { return nil }
        let payload = rest.prefix(size)
        rest = rest.dropFirst(size)
        return (header >> 3 & 15, payload)
    }

    /// A number in groups of seven bits, the least significant first; 32 bits at most.
    static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= Int(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return value }
        }
        return nil
    }
}

extension DynamicRangeFacts {
    /// Reads a metadata unit of AV1 (5.8).
    fileprivate mutating func readMetadata(_ payload: ArraySlice<UInt8>) {
        var rest = payload
        switch AV1Units.number(&rest) {
        case 1: contentLight = contentLight ?? ContentLight(rest)
        case 2: masteringDisplay = masteringDisplay ?? MasteringDisplay(metadata: rest)
        case 4: hasDynamicMetadata = hasDynamicMetadata || Self.isDynamicMetadata(rest)
        default: break
        }
    }
}

extension MasteringDisplay {
    /// Reads red, green, blue, white and luminances, brightest first, in AV1's fixed point (6.7.4).
    fileprivate init?(metadata bytes: ArraySlice<UInt8>) {
        guard let brightest = bytes.bigEndian(at: 16, count: 4),
            let darkest = bytes.bigEndian(at: 20, count: 4)
        else { return nil }
        let numbers = (0..<8).compactMap { bytes.bigEndian(at: $0 * 2, count: 2).map { Double($0) / 65_536 } }
        self.init(
            chromaticities: numbers, darkest: Double(darkest) / 16_384, brightest: Double(brightest) / 256)
    }
}
