/// The beginning of AAC's configuration (ISO/IEC 14496-3, 1.6.2.1).
struct AudioSpecificConfig {
    /// Kind of the core: 2 for LC.
    private(set) var objectType: Int
    /// Kind as announced: 5 and 29 where spectral band replication and parametric stereo stand in front.
    let signalledType: Int
    /// Samples in a second of the core.
    let sampleRate: Int
    /// The channel configuration; 0 where a list of elements tells.
    let channelConfiguration: Int
    /// Samples in a second after spectral band replication; nil without it.
    private(set) var extensionRate: Int?
    /// Whether spectral band replication is said to be there or not.
    private(set) var isExtensionTold = false
    /// Whether parametric stereo is said to be there.
    private(set) var hasParametricStereo = false
    /// Channels of the list of elements.
    private(set) var listedChannels: Int?

    /// Reads the decoder specific information.
    init(_ bytes: [UInt8]) throws(BitReader.Malformed) {
        var reader = BitReader(Array(bytes.prefix(512)))
        var type = try Self.type(&reader)
        signalledType = type
        sampleRate = try Self.rate(&reader)
        channelConfiguration = Int(try reader.bits(4))
        if type == 5 || type == 29 {
            isExtensionTold = true
            hasParametricStereo = type == 29
            extensionRate = try Self.rate(&reader)
            type = try Self.type(&reader)
        }
        objectType = type
        let hasCommonConfiguration = [1, 2, 3, 4, 6, 7, 17, 19, 20, 21, 22, 23].contains(type)
        if hasCommonConfiguration {
            do throws(BitReader.Malformed) { try readCommon(&reader) } catch { return }
        }
        if type == 2, !isExtensionTold { try? readExtension(&reader) }
    }

    private mutating func readCommon(_ reader: inout BitReader) throws(BitReader.Malformed) {
        try reader.skip(1)
        if try reader.flag() { try reader.skip(14) }
        let hasMore = try reader.flag()
        if channelConfiguration == 0 { listedChannels = try Self.channels(&reader) }
        if objectType == 6 || objectType == 20 { try reader.skip(3) }
        guard hasMore else { return }
        if objectType == 22 { try reader.skip(16) }
        if [17, 19, 20, 23].contains(objectType) { try reader.skip(3) }
        try reader.skip(1)
    }

    /// Reads what newer writers put behind the configuration that older readers know.
    private mutating func readExtension(_ reader: inout BitReader) throws(BitReader.Malformed) {
        guard try reader.bits(11) == 0x2B7, try Self.type(&reader) == 5 else { return }
        let isThere = try reader.flag()
        isExtensionTold = true
        guard isThere else { return }
        extensionRate = try Self.rate(&reader)
        if let word = try? reader.bits(11), word == 0x548 { hasParametricStereo = try reader.flag() }
    }

    /// Counts channels in a program configuration element (4.4.1.1).
    private static func channels(_ reader: inout BitReader) throws(BitReader.Malformed) -> Int {
        try reader.skip(4 + 2 + 4)
        var counts: [Int] = []
        for _ in 0..<3 { counts.append(Int(try reader.bits(4))) }
        let low = Int(try reader.bits(2))
        let (data, coupling) = (Int(try reader.bits(3)), Int(try reader.bits(4)))
        for length in [4, 4, 3] where try reader.flag() { try reader.skip(length) }
        var channels = low
        for count in counts {
            for _ in 0..<count {
                channels += try reader.flag() ? 2 : 1
                try reader.skip(4)
            }
        }
        try reader.skip(4 * low + 4 * data + 5 * coupling)
        reader.align()
        try reader.skip(8 * Int(try reader.bits(8)))
        return channels
    }

    private static func type(_ reader: inout BitReader) throws(BitReader.Malformed) -> Int {
        let type = Int(try reader.bits(5))
        return type == 31 ? 32 + Int(try reader.bits(6)) : type
    }

    private static func rate(_ reader: inout BitReader) throws(BitReader.Malformed) -> Int {
        let index = Int(try reader.bits(4))
        if index == 15 { return Int(try reader.bits(24)) }
        guard rates.indices.contains(index) else { throw BitReader.Malformed() }
        return rates[index]
    }

    private static let rates = [
        96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
    ]
}
