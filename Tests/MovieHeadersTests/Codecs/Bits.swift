/// Writes fields of bits, for parameter sets made by hand.
struct Bits {
    private var bits: [Bool] = []

    /// Appends the lowest `count` bits of a number.
    mutating func put(_ value: UInt64, _ count: Int) {
        for shift in (0..<count).reversed() { bits.append(value >> UInt64(shift) & 1 == 1) }
    }

    /// Appends an Exp-Golomb number without a sign.
    mutating func putGolomb(_ value: UInt64) {
        let length = 64 - (value + 1).leadingZeroBitCount
        put(0, length - 1)
        put(value + 1, length)
    }

    /// Appends an Exp-Golomb number with a sign.
    mutating func putSigned(_ value: Int64) {
        putGolomb(value > 0 ? UInt64(2 * value - 1) : UInt64(-2 * value))
    }

    /// The bits with a stop bit, filled up to whole bytes.
    var bytes: [UInt8] {
        let padded = bits + [true] + [Bool](repeating: false, count: 7)
        return stride(from: 0, to: padded.count - 7, by: 8).map { start in
            padded[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }
}

/// The payload with the bytes that keep start codes out of it.
func escaped(_ payload: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in payload {
        if result.suffix(2) == [0, 0], byte <= 3 { result.append(3) }
        result.append(byte)
    }
    return result
}

/// The bytes of hexadecimal digits.
func hex(_ digits: String) -> [UInt8] {
    let values = digits.compactMap(\.hexDigitValue)
    return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] << 4 | values[$0 + 1]) }
}
