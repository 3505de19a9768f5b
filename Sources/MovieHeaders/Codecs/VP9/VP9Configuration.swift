/// What a container keeps of VP9's configuration.
struct VP9Configuration {
    /// 0 to 3.
    private(set) var profile: Int?
    /// Ten times the level.
    private(set) var level: Int?
    /// Bits of a sample.
    private(set) var depth: Int?
    /// 0 and 1 for 4:2:0, 2 for 4:2:2, 3 for 4:4:4.
    private(set) var chroma: Int?
    /// The colour description.
    private(set) var color: ColorCodes?
    /// Whether samples use all their values.
    private(set) var isFullRange: Bool?

    /// Reads the content of `vpcC`, with or without version and flags, or the features in Matroska's private data.
    init(_ bytes: [UInt8]) {
        let isVersioned = bytes.count >= 12 && bytes.starts(with: [1, 0, 0, 0])
        let record = isVersioned ? bytes.dropFirst(4) : bytes[...]
        if isVersioned || bytes.count >= 8 && bytes[0] <= 3 && bytes[1] >= 10 {
            readRecord(Array(record))
        } else {
            readFeatures(bytes)
        }
    }

    private mutating func readRecord(_ record: [UInt8]) {
        guard record.count >= 6, record[0] <= 3 else { return }
        profile = Int(record[0])
        level = record[1] > 0 ? Int(record[1]) : nil
        depth = Int(record[2] >> 4)
        chroma = Int(record[2] >> 1 & 7)
        isFullRange = record[2] & 1 == 1
        color = ColorCodes(primaries: record[3], transfer: record[4], matrix: record[5])
    }

    /// Reads pairs of identifier and value (WebM container guidelines).
    private mutating func readFeatures(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let id = rest.popFirst(), let length = rest.popFirst() {
            guard length == 1, let value = rest.popFirst().map({ Int($0) }) else { return }
            switch id {
            case 1 where value <= 3: profile = value
            case 2 where value > 0: level = value
            case 3: depth = value
            case 4: chroma = value
            default: break
            }
        }
    }

    /// The pixels, as far as chroma and depth tell; 4:4:4 may be RGB.
    var pixels: PixelLayout? {
        guard let chroma, let depth, chroma <= 3 else { return nil }
        return .planar(chroma: max(1, chroma), depth: depth, isRGB: color?.matrix == 0)
    }
}
