/// How a track's frames and configuration are packed or hidden (`ContentEncodings`).
struct FramePacking {
    /// Whether frames are encrypted.
    private(set) var isEncrypted = false
    /// Bytes that are to be put before every frame; nil where frames are packed in a way that is not undone here.
    private(set) var prefixOfFrames: [UInt8]? = []
    private var prefixOfConfiguration: [UInt8]? = []

    private enum Field {
        static let encodings: UInt64 = 0x6D80
        static let encoding: UInt64 = 0x6240
        static let scope: UInt64 = 0x5032
        static let type: UInt64 = 0x5033
        static let compression: UInt64 = 0x5034
        static let algorithm: UInt64 = 0x4254
        static let settings: UInt64 = 0x4255
        static let encryption: UInt64 = 0x5035
    }

    /// Reads a track entry's encodings.
    init(_ entry: ElementList) {
        for encoding in entry.list(Field.encodings).lists(Field.encoding) {
            let scope = encoding.number(Field.scope) ?? 1
            let compression = encoding.list(Field.compression)
            var prefix: [UInt8]?
            if encoding.number(Field.type) ?? 0 == 1 || encoding.first(Field.encryption) != nil {
                isEncrypted = true
            } else if compression.number(Field.algorithm) ?? 0 == 3 {
                prefix = [UInt8](compression.first(Field.settings) ?? [])
            }
            if scope & 1 != 0 { prefixOfFrames = Self.joined(prefixOfFrames, prefix) }
            if scope & 2 != 0 { prefixOfConfiguration = Self.joined(prefixOfConfiguration, prefix) }
        }
    }

    /// The configuration as the codec knows it; nil where it is packed in a way that is not undone here.
    func unpacked(configuration: [UInt8]) -> [UInt8]? {
        guard !configuration.isEmpty else { return [] }
        return prefixOfConfiguration.map { $0 + configuration }
    }

    private static func joined(_ outer: [UInt8]?, _ inner: [UInt8]?) -> [UInt8]? {
        outer.flatMap { outer in inner.map { outer + $0 } }
    }
}
