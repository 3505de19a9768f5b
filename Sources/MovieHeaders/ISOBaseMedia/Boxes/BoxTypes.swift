/// Which boxes stand at the top level of a file.
enum BoxTypes {
    /// Types that prove a file to be of the family, wherever they stand.
    static let telling: Set<FourCharacterCode> = [
        "ftyp", "styp", "moov", "moof", "mdat", "sidx", "pnot",
    ]

    /// Types that also come in front of or between those, but prove nothing: the words are too common.
    static let accompanying: Set<FourCharacterCode> = [
        "wide", "free", "skip", "junk", "uuid", "udta", "meta", "pict", "PICT", "pdin", "prft", "emsg", "ssix",
        "mfra", "imda", "idat", "prof", "bloc", "mpvd", "sefd",
    ]

    /// Whether a box of this type is expected at the top level.
    static func isKnown(_ type: FourCharacterCode) -> Bool {
        telling.contains(type) || accompanying.contains(type)
    }

    /// Whether a known type begins with these bytes.
    static func isBeginning(_ bytes: some Collection<UInt8>) -> Bool {
        telling.union(accompanying).contains { $0.description.utf8.starts(with: bytes) }
    }
}
