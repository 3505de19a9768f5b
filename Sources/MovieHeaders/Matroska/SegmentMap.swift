/// Where a segment's parts stand.
struct SegmentMap {
    /// Offset that positions in the file count from.
    let content: Int64
    /// Offset of the first byte that is no longer the segment's, or the source's.
    let end: Int64
    /// Offset of the first cluster.
    private(set) var firstCluster: Int64?
    /// The parts by identifier, in the order they were found.
    private(set) var parts: [UInt64: [ElementHeader]] = [:]
    private(set) var doubts: Set<MovieHeader.Doubt> = []
    /// Whether an index names a place beyond the end of the source.
    var namesMissingBytes = false

    private var seen: Set<Int64> = []

    private enum Seek {
        static let entry: UInt64 = 0x4DBB
        static let id: UInt64 = 0x53AB
        static let position: UInt64 = 0x53AC
    }

    /// Finds the parts before the first cluster, and those that seek heads name; nil without a segment.
    init?(_ reader: inout HeaderReader, limits: HeaderLimits) throws {
        guard let segment = try Self.segment(&reader) else { return nil }
        content = segment.content
        end = min(segment.end ?? .max, reader.size ?? .max)
        var offset = content
        while offset < end {
            let reading = try ElementHeader.read(at: offset, &reader)
            guard case .element(let part) = reading, let next = part.end ?? part.openEnd else {
                if case .overLimit = reading { doubts.insert(.limit) } else { doubts.insert(.damaged) }
                guard case .junk = reading, let found = try nextPart(after: offset, &reader, limits) else {
                    break
                }
                offset = found
                continue
            }
            if part.id == MatroskaID.cluster {
                firstCluster = offset
                break
            }
            note(part, at: offset)
            offset = next
        }
        try followSeekHeads(&reader, limits: limits)
    }

    /// The first part of a kind.
    func first(_ id: UInt64) -> ElementHeader? { parts[id]?.first }

    /// The content of a part, as far as it is there; nil where it is longer than a table may be.
    func bytes(
        of part: ElementHeader, _ reader: inout HeaderReader, limit: Int
    ) throws -> [UInt8]? {
        let size = max(0, min(part.end ?? end, end) - part.content)
        guard size <= Int64(limit) else { return nil }
        return try reader.bytes(at: part.content, count: Int(size))
    }

    private mutating func note(_ part: ElementHeader, at offset: Int64) {
        guard MatroskaID.segmentChildren.contains(part.id), part.id != MatroskaID.void,
            part.id != MatroskaID.checksum, seen.insert(offset).inserted
        else { return }
        parts[part.id, default: []].append(part)
    }

    /// Where the next part begins after bytes that are no element.
    private func nextPart(
        after offset: Int64, _ reader: inout HeaderReader, _ limits: HeaderLimits
    ) throws -> Int64? {
        let count = Int(min(Int64(max(0, limits.endBytes)), end - offset))
        guard seen.count < 1000, let bytes = try reader.bytes(at: offset, count: count) else { return nil }
        for position in bytes.indices.dropFirst() where bytes[position] & 0xF0 == 0x10 {
            guard let id = bytes.bigEndian(at: position, count: 4), MatroskaID.segmentChildren.contains(id),
                case .element(let part) = ElementHeader.parse(
                    bytes[position...], at: offset + Int64(position)),
                part.openEnd != nil || part.end ?? .max <= end
            else { continue }
            return offset + Int64(position)
        }
        return nil
    }

    private mutating func followSeekHeads(_ reader: inout HeaderReader, limits: HeaderLimits) throws {
        var next = 0
        // A seek head may name another; no writer makes more than two.
        while next < min(8, parts[MatroskaID.seekHead]?.count ?? 0),
            let head = parts[MatroskaID.seekHead]?[next]
        {
            next += 1
            guard let bytes = try bytes(of: head, &reader, limit: limits.endBytes) else { continue }
            for entry in ElementList(bytes[...]).lists(Seek.entry).prefix(1000) {
                guard let id = entry.number(Seek.id), let position = entry.number(Seek.position) else {
                    continue
                }
                try follow(id, to: content.addingSaturated(Int64(clamping: position)), &reader)
            }
        }
    }

    private mutating func follow(_ id: UInt64, to offset: Int64, _ reader: inout HeaderReader) throws {
        guard id != MatroskaID.cluster, MatroskaID.segmentChildren.contains(id), !seen.contains(offset) else {
            return
        }
        guard offset < end else {
            if let size = reader.size, offset >= size { namesMissingBytes = true }
            return
        }
        guard case .element(let part) = try ElementHeader.read(at: offset, &reader), part.id == id,
            part.end != nil
        else {
            // Writers leave the place of what they never wrote; what stands there instead is no loss.
            return
        }
        note(part, at: offset)
    }

    private static func segment(_ reader: inout HeaderReader) throws -> ElementHeader? {
        guard case .element(let header) = try ElementHeader.read(at: 0, &reader), var offset = header.end else {
            return nil
        }
        for _ in 0..<64 {
            guard case .element(let element) = try ElementHeader.read(at: offset, &reader) else { return nil }
            if element.id == MatroskaID.segment { return element }
            guard let end = element.end else { return nil }
            offset = end
        }
        return nil
    }
}

extension ElementHeader {
    /// Where reading goes on in a cluster of unknown size.
    fileprivate var openEnd: Int64? { id == MatroskaID.cluster && end == nil ? content : nil }
}
