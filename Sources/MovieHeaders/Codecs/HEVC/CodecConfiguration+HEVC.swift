import PictureGeometry

extension CodecConfiguration {
    /// Reads an `hvcC` record or parameter sets between start codes.
    static func hevc(_ extradata: [UInt8]) -> CodecConfiguration? {
        let units: [ArraySlice<UInt8>]
        var profile: HEVCProfile?
        if ParameterSets.hasStartCode(extradata) {
            units = ParameterSets.betweenStartCodes(extradata)
        } else if extradata.count >= 23, extradata[0] <= 1 {
            // Version 0 is from before the standard was finished; its layout is the same.
            units = unitsOfRecord(extradata)
            profile = HEVCProfile(Array(extradata[1...12]))
        } else {
            return nil
        }
        let sets = units.filter(isSequenceParameters).map { ParameterSets.payload(of: $0, headerLength: 2) }
        // The general profile stands at the same place in each set, behind one byte.
        if profile == nil, let set = sets.first { profile = HEVCProfile(Array(set.dropFirst().prefix(12))) }
        guard let profile else { return nil }
        let size = sets.lazy.compactMap { try? HEVCSequenceParameters($0).codedSize }.first
        return CodecConfiguration(codedSize: size, codecString: profile.codecString)
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
