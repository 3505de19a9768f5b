import PictureGeometry

extension CodecConfiguration {
    /// Reads an `avcC` record or parameter sets between start codes.
    static func h264(_ extradata: [UInt8]) -> CodecConfiguration? {
        let units: [ArraySlice<UInt8>]
        var profile: ArraySlice<UInt8>?
        if ParameterSets.hasStartCode(extradata) {
            units = ParameterSets.betweenStartCodes(extradata)
        } else if extradata.count >= 6, extradata[0] == 1 {
            var position = 6
            units = ParameterSets.afterLengths(extradata, count: Int(extradata[5] & 31), at: &position)
            profile = extradata[1...3]
        } else {
            return nil
        }
        let sets = units.filter { $0.first.map { $0 & 31 } == 7 }
            .map { ParameterSets.payload(of: $0, headerLength: 1) }
        // The set is what a decoder obeys; the record repeats its bytes, and some writers get them wrong.
        if let set = sets.first, set.count >= 3 { profile = set.prefix(3) }
        guard let profile else { return nil }
        let parameters = sets.lazy.compactMap { try? H264SequenceParameters($0) }.first
        let string = "avc1." + profile.map(\.twoDigits).joined()
        return CodecConfiguration(
            codedSize: parameters?.codedSize, codecString: string, samples: parameters?.samples,
            usability: parameters?.usability)
    }
}
