/// Steps over what a sequence parameter set says between bit depths and usability (ITU-T H.265, 7.3.2.2.1).
enum HEVCSetSyntax {
    /// Steps over the coding tools.
    static func skipTools(_ reader: inout BitReader, lowerLayers: Int) throws(BitReader.Malformed) {
        let counterBits = try reader.unsignedGolomb() + 4
        guard counterBits <= 16 else { throw BitReader.Malformed() }
        let layers = try reader.flag() ? lowerLayers + 1 : 1
        for _ in 0..<layers * 3 { _ = try reader.unsignedGolomb() }
        for _ in 0..<6 { _ = try reader.unsignedGolomb() }  // Sizes of blocks and depths of trees.
        if try reader.flag(), try reader.flag() { try skipScalingLists(&reader) }
        try reader.skip(2)  // Asymmetric motion, adaptive offset.
        if try reader.flag() {
            try reader.skip(8)
            for _ in 0..<2 { _ = try reader.unsignedGolomb() }
            try reader.skip(1)
        }
        try skipReferenceSets(&reader)
        if try reader.flag() {
            let count = try reader.unsignedGolomb()
            guard count <= 32 else { throw BitReader.Malformed() }
            try reader.skip(Int(count) * (Int(counterBits) + 1))
        }
        try reader.skip(2)  // Temporal prediction, smoothing.
    }

    private static func skipScalingLists(_ reader: inout BitReader) throws(BitReader.Malformed) {
        for size in 0..<4 {
            for _ in stride(from: 0, to: 6, by: size == 3 ? 3 : 1) {
                guard try reader.flag() else {
                    _ = try reader.unsignedGolomb()
                    continue
                }
                if size > 1 { _ = try reader.signedGolomb() }
                for _ in 0..<min(64, 16 << (size * 2)) { _ = try reader.signedGolomb() }
            }
        }
    }

    /// Steps over the sets of short-term references, each of which may be told by the one before (7.3.7).
    private static func skipReferenceSets(_ reader: inout BitReader) throws(BitReader.Malformed) {
        let count = try reader.unsignedGolomb()
        guard count <= 64 else { throw BitReader.Malformed() }
        var pictures = 0
        for index in 0..<count {
            if index > 0, try reader.flag() {
                try reader.skip(1)
                _ = try reader.unsignedGolomb()
                var kept = 0
                for _ in 0...pictures {
                    let isUsed = try reader.flag()
                    if isUsed { kept += 1 } else if try reader.flag() { kept += 1 }
                }
                pictures = kept
            } else {
                let (before, after) = (try reader.unsignedGolomb(), try reader.unsignedGolomb())
                guard before <= 16, after <= 16 else { throw BitReader.Malformed() }
                pictures = Int(before + after)
                for _ in 0..<pictures {
                    _ = try reader.unsignedGolomb()
                    try reader.skip(1)
                }
            }
            guard pictures <= 32 else { throw BitReader.Malformed() }
        }
    }
}
