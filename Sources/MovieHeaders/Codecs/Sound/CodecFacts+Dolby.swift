extension CodecFacts {
    /// Reads `dac3`, or else the first frame (ETSI TS 102 366, 4.3 and F.4).
    static func ac3(configuration: [UInt8], firstSample: [UInt8]) -> CodecFacts? {
        if configuration.count >= 3 {
            var reader = BitReader(Array(configuration.prefix(3)))
            return try? record(&reader)
        }
        guard firstSample.starts(with: [0x0B, 0x77]) else { return nil }
        var reader = BitReader(Array(firstSample.prefix(16)))
        return try? frame(&reader)
    }

    private static func record(_ reader: inout BitReader) throws(BitReader.Malformed) -> CodecFacts? {
        let rate = Int(try reader.bits(2))
        guard try reader.bits(5) <= 8 else { return nil }
        try reader.skip(3)
        let mode = Int(try reader.bits(3))
        var facts = dolby("ac-3", rate: rate, mode: mode, hasLow: try reader.flag())
        facts?.bitRate = bitRate(Int(try reader.bits(5)))
        return facts
    }

    /// Bits in a second by their code (ETSI TS 102 366, tables 4.13 and F.4.2).
    private static func bitRate(_ code: Int) -> Int64? {
        let kilobits: [Int64] = [
            32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
        ]
        return kilobits.indices.contains(code) ? kilobits[code] * 1000 : nil
    }

    private static func frame(_ reader: inout BitReader) throws(BitReader.Malformed) -> CodecFacts? {
        try reader.skip(32)  // Synchronisation, check.
        let rate = Int(try reader.bits(2))
        let size = Int(try reader.bits(6))
        // Newer streams are laid out otherwise, or have half the rate.
        guard try reader.bits(5) <= 8 else { return nil }
        try reader.skip(3)
        let mode = Int(try reader.bits(3))
        if mode & 1 == 1, mode != 1 { try reader.skip(2) }
        if mode & 4 != 0 { try reader.skip(2) }
        if mode == 2 { try reader.skip(2) }
        var facts = dolby("ac-3", rate: rate, mode: mode, hasLow: try reader.flag())
        facts?.bitRate = bitRate(size / 2)
        return facts
    }

    /// Reads `dec3`; streams of more than one part have channels that only frames tell.
    static func eac3(configuration: [UInt8]) -> CodecFacts? {
        var reader = BitReader(Array(configuration.prefix(8)))
        return try? eac3(&reader)
    }

    private static func eac3(_ reader: inout BitReader) throws(BitReader.Malformed) -> CodecFacts? {
        try reader.skip(13)
        let others = try reader.bits(3)
        let rate = Int(try reader.bits(2))
        try reader.skip(5 + 1 + 1 + 3)
        let mode = Int(try reader.bits(3))
        var facts = dolby("ec-3", rate: rate, mode: mode, hasLow: try reader.flag())
        try reader.skip(3)
        if try reader.bits(4) != 0 || others != 0 { facts?.isComplete = false }
        return facts
    }

    private static func dolby(_ name: String, rate: Int, mode: Int, hasLow: Bool) -> CodecFacts? {
        guard rate < 3, let layout = LayoutNames.dolby(mode: mode, hasLow: hasLow) else { return nil }
        return sound(
            name, channels: layout.channels, layout: layout.layout, rate: [48_000, 44_100, 32_000][rate])
    }
}
