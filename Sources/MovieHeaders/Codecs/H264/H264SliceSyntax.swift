/// What the header of a slice depends on, and what it tells of fields (ITU-T H.264, 7.3.3).
struct H264SliceSyntax: Hashable {
    /// How the order of pictures is told.
    enum Order: Hashable {
        /// By the last `bits` of a counter.
        case counted(bits: Int)
        /// By a cycle; the bottom field comes `lag` after the top one, and slices may correct it.
        case cyclic(lag: Int64, isSilent: Bool)
        /// As decoded.
        case decoding
    }

    /// Whether there are no fields.
    let isFrameOnly: Bool
    /// Whether slices name their colour.
    let hasPlanes: Bool
    /// Length of frame numbers.
    let numberBits: Int
    /// How the order of pictures is told.
    let order: Order

    /// The order of fields in the picture that a slice begins: `progressive`, `tt` or `bb`.
    ///
    /// - Parameters:
    ///   - unit: The NAL unit.
    ///   - hasLag: Whether the picture parameter set has slices tell how far the fields are apart.
    func fieldOrder(unit: ArraySlice<UInt8>, hasLag: Bool) throws(BitReader.Malformed) -> String {
        if isFrameOnly { return "progressive" }
        guard let header = unit.first else { throw BitReader.Malformed() }
        var reader = BitReader(ParameterSets.payload(of: unit.prefix(64), headerLength: 1))
        for _ in 0..<3 { _ = try reader.unsignedGolomb() }  // First macroblock, kind, picture parameters.
        if hasPlanes { try reader.skip(2) }
        try reader.skip(numberBits)
        if try reader.flag() { return try reader.flag() ? "bb" : "tt" }
        if header & 31 == 5 { _ = try reader.unsignedGolomb() }
        // A frame whose fields are shown at different times is interlaced, whatever its macroblocks are.
        let lag = try lag(&reader, isTold: hasLag)
        return lag > 0 ? "tt" : lag < 0 ? "bb" : "progressive"
    }

    private func lag(_ reader: inout BitReader, isTold: Bool) throws(BitReader.Malformed) -> Int64 {
        switch order {
        case .counted(let bits):
            try reader.skip(bits)
            return isTold ? try reader.signedGolomb() : 0
        case .cyclic(let lag, let isSilent):
            guard isTold, !isSilent else { return lag }
            _ = try reader.signedGolomb()
            return lag &+ (try reader.signedGolomb())
        case .decoding: return 0
        }
    }
}
