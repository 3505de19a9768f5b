/// Goes from block to block through clusters, reading headers only.
///
/// Clusters are entered, not stacked: whatever may stand in a segment ends one of unknown size.
struct BlockWalk {
    /// Where the next header is expected.
    private(set) var offset: Int64
    /// Whether something was wrong on the way.
    private(set) var isDamaged = false
    /// Whether a limit ended the walk.
    private(set) var isOverLimit = false
    /// Whether an element goes on beyond the end of the source.
    private(set) var isCut = false

    private let end: Int64
    private var clusterEnd: Int64?
    private var clusterTime: Int64 = 0
    private var window: ReadWindow

    /// Begins at a cluster, and reads at most `byteLimit` bytes of what stands before `end`.
    init(from offset: Int64, to end: Int64, byteLimit: Int) {
        self.offset = offset
        self.end = end
        window = ReadWindow(limit: byteLimit)
    }

    /// The next block; nil where there is no other that can be reached.
    mutating func next(_ reader: inout HeaderReader) throws -> MediaBlock? {
        while offset < end {
            guard let header = try header(at: offset, &reader) else { return nil }
            if let block = try enterOrSkip(header, &reader) { return block }
            guard !isOverLimit else { return nil }
        }
        return nil
    }

    /// Moves behind a header or an element; gives the block that it holds.
    private mutating func enterOrSkip(
        _ header: ElementHeader, _ reader: inout HeaderReader
    ) throws -> MediaBlock? {
        if header.id == MatroskaID.cluster {
            (clusterEnd, offset, clusterTime) = (header.end, header.content, 0)
            return nil
        }
        if header.id == MatroskaID.blockGroup, header.end == nil { isDamaged = true }
        // Another file appended to this one, or an element whose end nothing tells.
        guard let declared = header.end, header.id != MatroskaID.segment, header.id != MatroskaID.header else {
            offset = end
            return nil
        }
        var elementEnd = declared
        let isInCluster = clusterEnd.map { header.content <= $0 } ?? false
        if isInCluster, let clusterEnd, declared > clusterEnd {
            isDamaged = true
            elementEnd = clusterEnd
        }
        offset = elementEnd
        if elementEnd > end {
            isCut = true
            return nil
        }
        switch header.id {
        case MatroskaID.clusterTimestamp:
            guard let value = try number(in: header.content..<elementEnd, &reader) else { return nil }
            // Beyond this, ticks could not be compared without overflow.
            if value < 1 << 60 { clusterTime = Int64(value) } else { isDamaged = true }
        case MatroskaID.simpleBlock:
            return try block(in: header.content..<elementEnd, isKey: nil, &reader)
        case MatroskaID.blockGroup:
            return try group(in: header.content..<elementEnd, &reader)
        default: break
        }
        return nil
    }

    private mutating func group(in range: Range<Int64>, _ reader: inout HeaderReader) throws -> MediaBlock? {
        var found: MediaBlock?
        var duration: Int64?
        var isKey = true
        var position = range.lowerBound
        while position < range.upperBound, let child = try header(at: position, &reader) {
            guard let childEnd = child.end, childEnd <= range.upperBound else {
                isDamaged = true
                break
            }
            switch child.id {
            case MatroskaID.block: found = try block(in: child.content..<childEnd, isKey: true, &reader)
            case MatroskaID.referenceBlock: isKey = false
            case MatroskaID.blockDuration:
                duration = try number(in: child.content..<childEnd, &reader).flatMap { Int64(exactly: $0) }
            default: break
            }
            position = childEnd
        }
        found?.isKey = isKey
        found?.duration = duration.flatMap { $0 < 1 << 60 ? $0 : nil }
        return found
    }

    private mutating func block(
        in range: Range<Int64>, isKey: Bool?, _ reader: inout HeaderReader
    ) throws -> MediaBlock? {
        let count = Int(min(Int64(MediaBlock.longestHeader), range.upperBound - range.lowerBound))
        guard let bytes = try window.bytes(at: range.lowerBound, count: count, &reader) else {
            isOverLimit = true
            return nil
        }
        let block = MediaBlock(
            bytes, at: range.lowerBound, end: range.upperBound, clusterTime: clusterTime, isKey: isKey)
        if block == nil { isDamaged = true }
        return block
    }

    private mutating func number(in range: Range<Int64>, _ reader: inout HeaderReader) throws -> UInt64? {
        let count = Int(min(9, range.upperBound - range.lowerBound))
        guard let bytes = try window.bytes(at: range.lowerBound, count: count, &reader) else {
            isOverLimit = true
            return nil
        }
        guard count <= 8, bytes.count == count else {
            isDamaged = true
            return nil
        }
        return bytes.bigEndian(at: 0, count: count)
    }

    private mutating func header(at offset: Int64, _ reader: inout HeaderReader) throws -> ElementHeader? {
        guard reader.countBox(),
            let bytes = try window.bytes(at: offset, count: ElementHeader.longest, &reader)
        else {
            isOverLimit = true
            return nil
        }
        switch ElementHeader.parse(bytes, at: offset) {
        case .element(let header): return header
        case .end: return nil
        case .cut:
            isCut = true
            return nil
        case .junk, .overLimit:
            isDamaged = true
            // The next cluster may be whole.
            guard let clusterEnd, clusterEnd > offset, clusterEnd < end else { return nil }
            self.offset = clusterEnd
            return ElementHeader(id: MatroskaID.void, content: clusterEnd, end: clusterEnd)
        }
    }
}
