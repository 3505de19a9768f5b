extension DynamicRangeFacts {
    /// Reads what a unit of supplemental information in HEVC tells of the dynamic range; other units tell nothing.
    mutating func readSupplement(_ unit: ArraySlice<UInt8>) {
        guard let first = unit.first, first >> 1 & 63 == 39 else { return }
        let bytes = ParameterSets.payload(of: unit, headerLength: 2)
        var position = 0
        // The last byte holds the stop bit.
        while position + 2 < bytes.count {
            guard let kind = Self.extended(bytes, &position), let size = Self.extended(bytes, &position),
                size <= bytes.count - position
            else { return }
            readMessage(kind, bytes[position..<position + size])
            position += size
        }
    }

    private mutating func readMessage(_ kind: Int, _ message: ArraySlice<UInt8>) {
        switch kind {
        case 137 where masteringDisplay == nil: masteringDisplay = MasteringDisplay(supplement: message)
        case 144 where contentLight == nil: contentLight = ContentLight(message)
        case 4: hasDynamicMetadata = hasDynamicMetadata || Self.isDynamicMetadata(message)
        default: break
        }
    }

    /// Whether a message registered by ITU-T T.35 is that of SMPTE ST 2094-40.
    static func isDynamicMetadata(_ message: ArraySlice<UInt8>) -> Bool {
        message.starts(with: [0xB5, 0x00, 0x3C, 0x00, 0x01, 0x04])
    }

    /// A number as bytes of 255 and one that is less.
    private static func extended(_ bytes: [UInt8], _ position: inout Int) -> Int? {
        var value = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            value += Int(byte)
            if byte != 255 { return value }
        }
        return nil
    }
}

extension ContentLight {
    /// Reads two numbers of two bytes; nil where they are not there.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let pixel = bytes.bigEndian(at: 0, count: 2), let average = bytes.bigEndian(at: 2, count: 2)
        else { return nil }
        self.init(brightestPixel: Int(pixel), brightestAverage: Int(average))
    }
}

extension MasteringDisplay {
    /// Reads green, blue, red, white and luminances, brightest first (ITU-T H.265, D.2.28).
    init?(supplement bytes: ArraySlice<UInt8>) {
        guard bytes.count >= 24, let brightest = bytes.bigEndian(at: 16, count: 4),
            let darkest = bytes.bigEndian(at: 20, count: 4)
        else { return nil }
        let order = [4, 5, 0, 1, 2, 3, 6, 7]
        let numbers = order.compactMap { bytes.bigEndian(at: $0 * 2, count: 2).map { Double($0) / 50_000 } }
        self.init(
            chromaticities: numbers, darkest: Double(darkest) / 10_000, brightest: Double(brightest) / 10_000)
    }
}
