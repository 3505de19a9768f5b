/// Which boxes must stand in others, and fill them.
enum BoxStructure {
    /// Whether the content of a `moov` or `moof` box has all its parts, each as long as it says.
    ///
    /// Where a size is wrong, what stands behind it is lost or in another box, and nothing else tells of it.
    static func isSound(_ content: ArraySlice<UInt8>, _ type: FourCharacterCode) -> Bool {
        let boxes = content.boxes
        guard content.isFilledWithBoxes, boxes.count < ArraySlice.mostBoxes,
            needed[type, default: []].allSatisfy({ type in boxes.contains { $0.type == type } })
        else { return false }
        // No deeper than there are kinds of holders: none may stand in itself.
        return boxes.allSatisfy { box in
            guard belongs(box.type, in: type) else { return false }
            if let length = shortest[box.type], box.content.count < length(box.content.version) { return false }
            if box.type == "stsd", !isList(box.content) { return false }
            return !holders.contains(box.type) || isSound(box.content, box.type)
        }
    }

    /// Whether a box may stand in one of type `parent`, or at the top level: an empty type.
    static func belongs(_ type: FourCharacterCode, in parent: FourCharacterCode) -> Bool {
        // QuickTime's texts are user data; those have no place of their own, but none in others.
        if type.value >> 24 == 0xA9 { return parent == "udta" }
        return type != parent && parents[type] ?? parent == parent
    }

    /// Whether there are as many descriptions of samples as are claimed.
    private static func isList(_ box: ArraySlice<UInt8>) -> Bool {
        let entries = box.dropFirst(8)
        // Some writers leave room behind the last one.
        return entries.isFilledWithBoxes && box.unsigned(at: 4, count: 4) ?? 0 <= Int64(entries.boxes.count)
    }

    private static let needed: [FourCharacterCode: [FourCharacterCode]] = [
        "moov": ["mvhd"], "trak": ["tkhd", "mdia"], "mdia": ["mdhd", "hdlr", "minf"], "minf": ["stbl"],
        "stbl": ["stsd"], "traf": ["tfhd"],
    ]

    /// The only place of boxes that hold others or matter most.
    private static let parents: [FourCharacterCode: FourCharacterCode] = [
        "moov": "", "moof": "", "mdat": "", "sidx": "", "ftyp": "", "trak": "moov", "mvhd": "moov",
        "mvex": "moov",
        "tkhd": "trak", "mdia": "trak", "edts": "trak", "tref": "trak", "elst": "edts", "mdhd": "mdia",
        "minf": "mdia", "stbl": "minf", "stsd": "stbl", "stts": "stbl", "ctts": "stbl", "stss": "stbl",
        "stsz": "stbl", "stz2": "stbl", "stsc": "stbl", "stco": "stbl", "co64": "stbl", "chap": "tref",
        "mehd": "mvex", "trex": "mvex", "traf": "moof", "mfhd": "moof", "tfhd": "traf", "tfdt": "traf",
        "trun": "traf",
    ]

    /// Boxes that hold others and nothing else.
    private static let holders: Set<FourCharacterCode> = [
        "trak", "edts", "tref", "mdia", "minf", "stbl", "mvex", "traf", "udta",
    ]

    /// Bytes that a box has at least, by its version.
    private static let shortest: [FourCharacterCode: @Sendable (UInt8) -> Int] = [
        "mvhd": { $0 == 1 ? 112 : 100 }, "tkhd": { $0 == 1 ? 96 : 84 }, "mdhd": { $0 == 1 ? 36 : 24 },
        "hdlr": { _ in 20 }, "stsd": { _ in 8 }, "stts": { _ in 8 }, "ctts": { _ in 8 }, "stss": { _ in 8 },
        "stsz": { _ in 12 }, "stz2": { _ in 12 }, "stsc": { _ in 8 }, "stco": { _ in 8 }, "co64": { _ in 8 },
        "elst": { _ in 8 }, "chap": { _ in 4 }, "trex": { _ in 24 }, "mehd": { $0 == 1 ? 12 : 8 },
        "mfhd": { _ in 8 }, "tfhd": { _ in 8 }, "tfdt": { $0 == 1 ? 12 : 8 }, "trun": { _ in 8 },
    ]
}

extension ArraySlice<UInt8> {
    /// Whether boxes stand side by side in these bytes to their end, but for zeros.
    fileprivate var isFilledWithBoxes: Bool {
        var rest = self
        while let size = rest.bigEndian(at: 0, count: 4), size > 0, let type = rest.code(at: 4) {
            let length = size == 1 ? rest.bigEndian(at: 8, count: 8) ?? 0 : size
            guard length >= (size == 1 ? 16 : 8), length <= rest.count, type.isPlausible else { return false }
            rest = rest.dropFirst(Int(length))
        }
        return rest.allSatisfy { $0 == 0 }
    }
}
