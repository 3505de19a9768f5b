/// A video track's colour element.
struct MatroskaColor {
    let codes: ColorCodes?
    let isFullRange: Bool?
    let masteringDisplay: MasteringDisplay?
    let contentLight: ContentLight?

    private enum Field {
        static let matrix: UInt64 = 0x55B1
        static let range: UInt64 = 0x55B9
        static let transfer: UInt64 = 0x55BA
        static let primaries: UInt64 = 0x55BB
        static let brightestPixel: UInt64 = 0x55BC
        static let brightestAverage: UInt64 = 0x55BD
        static let mastering: UInt64 = 0x55D0
        /// Red, green, blue and white, x before y.
        static let chromaticities = (0x55D1...0x55D8).map { UInt64($0) }
        static let brightest: UInt64 = 0x55D9
        static let darkest: UInt64 = 0x55DA
    }

    /// Reads the fields.
    init(_ list: ElementList) {
        // 2 stands for what is not specified.
        let numbers = [Field.primaries, Field.transfer, Field.matrix].map {
            list.number($0).flatMap { UInt8(exactly: $0) } ?? 2
        }
        codes =
            numbers == [2, 2, 2]
            ? nil : ColorCodes(primaries: numbers[0], transfer: numbers[1], matrix: numbers[2])
        switch list.number(Field.range) {
        case 1: isFullRange = false
        case 2: isFullRange = true
        default: isFullRange = nil
        }
        let mastering = list.list(Field.mastering)
        let points = Field.chromaticities.compactMap { mastering.real($0) }
        if points.count == 8, let darkest = mastering.real(Field.darkest),
            let brightest = mastering.real(Field.brightest)
        {
            masteringDisplay = MasteringDisplay(chromaticities: points, darkest: darkest, brightest: brightest)
        } else {
            masteringDisplay = nil
        }
        let light = [Field.brightestPixel, Field.brightestAverage].map { list.integer($0) ?? 0 }
        contentLight =
            light == [0, 0] ? nil : ContentLight(brightestPixel: light[0], brightestAverage: light[1])
    }
}

extension DolbyVision {
    /// The configuration among what a track entry says of its block additions.
    init?(matroska entry: ElementList) {
        let mappings: UInt64 = 0x41E4
        let type: UInt64 = 0x41E7
        let data: UInt64 = 0x41ED
        // `dvcC` and `dvvC` as numbers.
        let types: Set<UInt64> = [0x6476_6343, 0x6476_7643]
        for mapping in entry.lists(mappings) where types.contains(mapping.number(type) ?? 0) {
            guard let record = mapping.first(data), let bits = record.bigEndian(at: 2, count: 3) else {
                continue
            }
            self.init(
                profile: Int(bits >> 17 & 0x7F), level: Int(bits >> 11 & 0x3F),
                compatibility: Int(bits >> 4 & 0xF))
            return
        }
        return nil
    }
}
