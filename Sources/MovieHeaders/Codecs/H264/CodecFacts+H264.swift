import PictureGeometry

extension CodecFacts {
    /// Reads an `avcC` record or parameter sets between start codes, and sets in the first sample.
    static func h264(entry: String, configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        guard let stream = H264Stream(configuration, firstSample) else { return nil }
        var facts = CodecFacts()
        let profile = stream.profile
        let name = entry == "avc3" ? "avc3." : "avc1."
        facts.codecString = name + profile.map(\.twoDigits).joined()
        facts.profile = H264Profile.name(profile[0], flags: profile[1])
        facts.level = H264Profile.level(profile[2], profile: profile[0], flags: profile[1])
        guard let parameters = stream.parameters else { return facts }
        facts.set(parameters)
        facts.fieldOrder = parameters.slices.isFrameOnly ? "progressive" : stream.fieldOrder
        facts.isComplete = facts.pixels != nil && facts.fieldOrder != nil && facts.croppedSize != nil
        return facts
    }

    private mutating func set(_ parameters: H264SequenceParameters) {
        codedSize = parameters.codedSize
        croppedSize = parameters.croppedSize
        isFullRange = parameters.usability?.isFullRange
        color = parameters.usability?.color
        sampleAspectRatio = parameters.usability?.sampleAspectRatio
        let samples = parameters.samples
        // What grey is decoded to depends on depth and decoder.
        guard samples.lumaDepth == samples.chromaDepth, samples.chromaFormat > 0 else { return }
        pixels = .planar(
            chroma: samples.chromaFormat, depth: samples.lumaDepth, isRGB: color?.matrix == 0,
            hasOwnName: isFullRange == true)
    }

    /// Whether the order of fields, or everything, stands in the first sample.
    static func h264NeedsSample(_ configuration: [UInt8]) -> Bool {
        H264Stream(configuration, [])?.parameters?.slices.isFrameOnly != true
    }
}

/// The parameter sets of a stream.
private struct H264Stream {
    /// Profile, constraint flags and level.
    var profile: [UInt8]
    /// What the first readable sequence parameter set says.
    var parameters: H264SequenceParameters?
    /// The order of fields in the first picture.
    var fieldOrder: String?

    init?(_ configuration: [UInt8], _ sample: [UInt8]) {
        var units: [ArraySlice<UInt8>] = []
        var recorded: [UInt8]?
        var length: Int?
        if ParameterSets.hasStartCode(configuration) {
            units = ParameterSets.betweenStartCodes(configuration)
        } else if configuration.count >= 6, configuration[0] == 1 {
            var position = 6
            units = ParameterSets.afterLengths(
                configuration, count: Int(configuration[5] & 31), at: &position)
            if position < configuration.count {
                position += 1
                units += ParameterSets.afterLengths(
                    configuration, count: Int(configuration[position - 1]), at: &position)
            }
            recorded = Array(configuration[1...3])
            length = Int(configuration[4] & 3) + 1
        } else if sample.isEmpty {
            return nil
        }
        let inSample = ParameterSets.inSample(sample, lengthSize: length)
        units += inSample
        let sets = units.lazy.filter { $0.first.map { $0 & 31 } == 7 }
            .map { ParameterSets.payload(of: $0, headerLength: 1) }
        // The set is what a decoder obeys; the record repeats its bytes, and some writers get them wrong.
        if let set = sets.first, set.count >= 3 { recorded = Array(set.prefix(3)) }
        guard let recorded else { return nil }
        profile = recorded
        parameters = sets.compactMap { try? H264SequenceParameters($0) }.first
        fieldOrder = order(inSample, units)
    }

    /// What the first slice says of fields.
    private func order(_ sample: [ArraySlice<UInt8>], _ units: [ArraySlice<UInt8>]) -> String? {
        guard let slices = parameters?.slices, !slices.isFrameOnly,
            let slice = sample.first(where: { $0.first.map { $0 & 31 == 1 || $0 & 31 == 5 } == true }),
            let set = units.first(where: { $0.first.map { $0 & 31 } == 8 })
        else { return nil }
        var reader = BitReader(ParameterSets.payload(of: set, headerLength: 1))
        guard let _ = try? reader.unsignedGolomb(), let _ = try? reader.unsignedGolomb(),
            let _ = try? reader.flag(), let hasLag = try? reader.flag()
        else { return nil }
        return try? slices.fieldOrder(unit: slice, hasLag: hasLag)
    }
}
