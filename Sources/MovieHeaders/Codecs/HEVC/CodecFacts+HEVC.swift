import PictureGeometry

extension CodecFacts {
    /// Reads an `hvcC` record or parameter sets between start codes, and units in the first sample.
    static func hevc(entry: String, configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        var units: [ArraySlice<UInt8>] = []
        var profile: HEVCProfile?
        var length: Int?
        if ParameterSets.hasStartCode(configuration) {
            units = ParameterSets.betweenStartCodes(configuration)
        } else if configuration.count >= 23, configuration[0] <= 1 {
            // Version 0 is from before the standard was finished; its layout is the same.
            units = unitsOfRecord(configuration)
            profile = HEVCProfile(Array(configuration[1...12]))
            length = Int(configuration[21] & 3) + 1
        } else if firstSample.isEmpty {
            return nil
        }
        units += ParameterSets.inSample(firstSample, lengthSize: length)
        let sets = units.lazy.filter(isSequenceParameters)
            .map { ParameterSets.payload(of: $0, headerLength: 2) }
        // The general profile stands at the same place in each set, behind one byte.
        if profile == nil, let set = sets.first {
            profile = HEVCProfile(Array(set.dropFirst().prefix(12)))
        }
        guard let profile else { return nil }
        var facts = CodecFacts()
        let names = ["hev1", "dvh1", "dvhe"]
        facts.codecString = (names.contains(entry) ? entry : "hvc1") + "." + profile.parameters
        facts.profile = profile.name
        facts.level = profile.level
        facts.set(sets.compactMap { try? HEVCSequenceParameters($0) }.first)
        for unit in units { facts.dynamicRange.readSupplement(unit) }
        return facts
    }

    private mutating func set(_ parameters: HEVCSequenceParameters?) {
        guard let parameters else { return }
        codedSize = parameters.codedSize
        croppedSize = parameters.croppedSize
        sampleAspectRatio = parameters.usability?.sampleAspectRatio
        color = parameters.usability?.color
        guard parameters.isWhole, let samples = parameters.samples else { return }
        // The standard infers the range of studios where nothing is said.
        isFullRange = parameters.usability?.isFullRange ?? false
        guard samples.lumaDepth == samples.chromaDepth || samples.chromaFormat == 0 else { return }
        pixels = .planar(
            chroma: samples.chromaFormat, depth: samples.lumaDepth, isRGB: color?.matrix == 0,
            hasOwnName: isFullRange == true)
        isComplete = pixels != nil && croppedSize != nil
    }

    /// The NAL units in the arrays of a record (ISO/IEC 14496-15, 8.3.2.1).
    private static func unitsOfRecord(_ record: [UInt8]) -> [ArraySlice<UInt8>] {
        var units: [ArraySlice<UInt8>] = []
        var position = 23
        for _ in 0..<record[22] {
            guard let count = record.bigEndian(at: position + 1, count: 2) else { break }
            position += 3
            units += ParameterSets.afterLengths(record, count: Int(count), at: &position)
        }
        return units
    }

    /// Whether a unit is a sequence parameter set of the base layer; those of other layers are laid out otherwise.
    private static func isSequenceParameters(_ unit: ArraySlice<UInt8>) -> Bool {
        guard let header = unit.bigEndian(at: 0, count: 2) else { return false }
        return header >> 9 & 63 == 33 && header >> 3 & 63 == 0
    }
}
