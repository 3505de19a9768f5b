/// Identifiers of Matroska's elements (RFC 9559), length markers included.
enum MatroskaID {
    static let header: UInt64 = 0x1A45_DFA3
    static let void: UInt64 = 0xEC
    static let checksum: UInt64 = 0xBF

    static let segment: UInt64 = 0x1853_8067
    static let seekHead: UInt64 = 0x114D_9B74
    static let info: UInt64 = 0x1549_A966
    static let tracks: UInt64 = 0x1654_AE6B
    static let cluster: UInt64 = 0x1F43_B675
    static let cues: UInt64 = 0x1C53_BB6B
    static let chapters: UInt64 = 0x1043_A770
    static let tags: UInt64 = 0x1254_C367
    static let attachments: UInt64 = 0x1941_A469

    /// What may stand directly in a segment.
    static let segmentChildren: Set<UInt64> = [
        seekHead, info, tracks, cluster, cues, chapters, tags, attachments, void, checksum,
    ]

    static let clusterTimestamp: UInt64 = 0xE7
    static let clusterPosition: UInt64 = 0xA7
    static let previousSize: UInt64 = 0xAB
    static let simpleBlock: UInt64 = 0xA3
    static let blockGroup: UInt64 = 0xA0
    static let block: UInt64 = 0xA1
    static let blockDuration: UInt64 = 0x9B
    static let referenceBlock: UInt64 = 0xFB
    static let discardPadding: UInt64 = 0x75A2

    /// What a cluster may begin with.
    static let clusterBeginnings: Set<UInt64> = [
        clusterTimestamp, clusterPosition, previousSize, void, checksum, simpleBlock, blockGroup,
    ]
}
