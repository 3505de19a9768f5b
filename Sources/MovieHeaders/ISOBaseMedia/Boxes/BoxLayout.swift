/// What the sequence of top-level boxes tells.
struct BoxLayout {
    /// Whether a box was met that no other format has.
    private(set) var isTelling = false
    /// The major brand and the compatible ones, each once.
    private(set) var brands: [String] = []
    /// Whether `moov` came before the first sample data.
    private(set) var isFastStart = false
    /// Whether `moov` announces fragments or there are some.
    private(set) var isFragmented = false
    /// The first `moov`.
    private(set) var movie: BoxHeader?
    /// Whether there is another one.
    private(set) var hasSecondMovie = false
    /// The first `ftyp` or `styp`.
    private(set) var fileType: [UInt8] = []
    /// The fragments' `moof` boxes.
    private(set) var fragments: [BoxHeader] = []
    /// Whether a limit ended the walk before the last box.
    private(set) var isOverLimit = false
    /// The first `sidx`.
    private(set) var segmentIndex: BoxHeader?

    /// Whether something stands between or behind the boxes that is none, or belongs in another.
    private(set) var isDisordered = false

    private var hasBrands = false
    private var hasData = false

    /// Walks from the first byte to the last box, and returns the end that the last one declares, where it does.
    mutating func walk(_ reader: inout HeaderReader) throws -> Int64? {
        var offset: Int64 = 0
        while true {
            switch try BoxHeader.read(at: offset, &reader) {
            case .end: return offset
            case .junk:
                isDisordered = true
                return offset
            case .cut(let needed): return needed
            case .overLimit:
                isOverLimit = true
                return nil
            case .box(let box):
                let isKnown = BoxTypes.isKnown(box.type)
                if offset == 0, !isKnown { return nil }
                // What follows the last box may be no box at all; only a known type is proof of a cut.
                let isOverrun = if let end = box.end, let size = reader.size { end > size } else { false }
                if isOverrun, !isKnown {
                    isDisordered = true
                    return offset
                }
                if !BoxStructure.belongs(box.type, in: "") { isDisordered = true }
                try note(box, &reader)
                guard let end = box.end else { return nil }
                if isOverrun { return end }
                offset = end
            }
        }
    }

    private mutating func note(_ box: BoxHeader, _ reader: inout HeaderReader) throws {
        if BoxTypes.telling.contains(box.type) { isTelling = true }
        switch box.type {
        case "ftyp", "styp":
            // Segments repeat `styp`; the first one speaks for the file.
            if !hasBrands { fileType = try Self.fileType(of: box, &reader) }
            if !hasBrands { brands = Self.brands(fileType) }
            hasBrands = true
        case "moov" where movie == nil:
            movie = box
            isFastStart = !hasData
            if try Self.hasChild("mvex", in: box, &reader) { isFragmented = true }
        case "moov": hasSecondMovie = true
        case "sidx": segmentIndex = segmentIndex ?? box
        case "moof":
            hasData = true
            isFragmented = true
            fragments.append(box)
        case "mdat", "imda":
            // Some writers leave an empty one in front, as room for a 64-bit size.
            if box.hasContent { hasData = true }
        default: break
        }
    }

    /// Looks for a child among the direct children of `box`.
    private static func hasChild(
        _ type: FourCharacterCode, in box: BoxHeader, _ reader: inout HeaderReader
    ) throws -> Bool {
        var offset = box.content
        while offset < box.end ?? .max {
            guard case .box(let child) = try BoxHeader.read(at: offset, &reader) else { return false }
            if child.type == type { return true }
            guard let end = child.end else { return false }
            offset = end
        }
        return false
    }
}
