/// Finds parameter sets and takes them out of their wrapping.
enum ParameterSets {
    /// Bytes of a parameter set that are looked at; the sizes stand in front, behind scaling lists at most.
    private static let mostBytes = 4096
    /// Parameter sets that are looked at.
    private static let mostSets = 256

    /// Whether `bytes` begin with a start code, as in Annex B of both standards.
    static func hasStartCode(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0, 0, 1]) || bytes.starts(with: [0, 0, 0, 1])
    }

    /// The NAL units between start codes.
    static func betweenStartCodes(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var units: [ArraySlice<UInt8>] = []
        var start: Int?
        var zeros = 0
        for (index, byte) in bytes.enumerated() where units.count < mostSets {
            if byte == 1, zeros >= 2 {
                if let start { units.append(bytes[start..<index - zeros]) }
                start = index + 1
            }
            zeros = byte == 0 ? zeros + 1 : 0
        }
        if let start, units.count < mostSets { units.append(bytes[start...]) }
        return units
    }

    /// Reads `count` NAL units that stand after their lengths, two bytes each, and moves `position` behind them;
    /// stops where a length is not to be believed.
    static func afterLengths(
        _ bytes: [UInt8], count: Int, at position: inout Int
    ) -> [ArraySlice<UInt8>] {
        var units: [ArraySlice<UInt8>] = []
        for _ in 0..<min(count, mostSets) {
            guard let length = bytes.bigEndian(at: position, count: 2).map({ Int($0) }),
                length <= bytes.count - position - 2
            else {
                position = bytes.count
                break
            }
            units.append(bytes[position + 2..<position + 2 + length])
            position += 2 + length
        }
        return units
    }

    /// The NAL units of a sample that may be cut: after start codes, or after lengths of so many bytes.
    static func inSample(_ sample: [UInt8], lengthSize: Int?) -> [ArraySlice<UInt8>] {
        guard let lengthSize else { return hasStartCode(sample) ? betweenStartCodes(sample) : [] }
        var units: [ArraySlice<UInt8>] = []
        var position = 0
        while units.count < mostSets, let length = sample.bigEndian(at: position, count: lengthSize) {
            let start = position + lengthSize
            let count = min(Int(length), sample.count - start)
            units.append(sample[start..<start + count])
            position = start + count
        }
        return units
    }

    /// The unit without its `headerLength` bytes of header and without the bytes that keep start codes out of it.
    static func payload(of unit: ArraySlice<UInt8>, headerLength: Int) -> [UInt8] {
        var payload: [UInt8] = []
        var zeros = 0
        for byte in unit.dropFirst(headerLength).prefix(mostBytes) {
            if zeros >= 2, byte == 3 {
                zeros = 0
                continue
            }
            payload.append(byte)
            zeros = byte == 0 ? zeros + 1 : 0
        }
        return payload
    }
}
