/// The blocks at both ends of a segment.
struct ClusterEnds {
    /// How many blocks of a track of pictures are looked at for the earliest: pictures stand at most 16 away from
    /// their place in the order of presentation.
    private static let reorderedPictures = 18

    /// What the first clusters say, by track number.
    static func front(
        of map: SegmentMap, tracks: [MatroskaTrack], limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> [UInt64: BlockTimes] {
        guard let first = map.firstCluster else { return [:] }
        var walk = BlockWalk(from: first, to: map.end, byteLimit: limits.endBytes)
        var times: [UInt64: BlockTimes] = [:]
        var wanted: [UInt64: Int] = [:]
        for track in tracks where track.isShown {
            if case .video = track.header.kind {
                wanted[track.number] =
                    track.header.averageFrameRate == nil ? BlockTimes.mostTimes : reorderedPictures
            } else {
                wanted[track.number] = 1
            }
        }
        var isEnough = wanted.isEmpty
        // Headers that stand further apart than this are not worth a read each.
        for _ in 0..<20_000 {
            guard !isEnough, let block = try walk.next(&reader) else { break }
            times[block.track, default: BlockTimes()].add(block)
            guard wanted[block.track] == times[block.track]?.count else { continue }
            wanted[block.track] = nil
            isEnough = wanted.isEmpty
        }
        return times
    }

    /// What the last clusters say, by track number; nil where none is found within the limit.
    static func back(
        of map: SegmentMap, tracks: [MatroskaTrack], limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> [UInt64: BlockTimes]? {
        guard let first = map.firstCluster, map.end < .max else { return nil }
        // Clusters end where the parts behind them begin.
        let end = map.parts.values.joined().map(\.content).filter { $0 > first }.min() ?? map.end
        let length = Int(min(Int64(limits.endBytes), end - first))
        let offset = end - Int64(length)
        if let last = try lastCued(map, limits: limits, &reader), last >= first {
            let found = try times(from: last, map: map, limits: limits, &reader)
            // Tracks may have ended before the last cue, and are looked for in all that may be read of the end.
            let isWhole = tracks.allSatisfy { !$0.isShown || found?[$0.number] != nil }
            if last < offset || isWhole { return found }
        }
        guard offset > first else { return try times(from: first, map: map, limits: limits, &reader) }
        guard let bytes = try reader.bytes(at: offset, count: length) else { return nil }
        var attempts = 0
        for position in bytes.indices where bytes[position] == 0x1F && attempts < 64 {
            guard isCluster(bytes[position...], at: offset + Int64(position), end: map.end) else { continue }
            attempts += 1
            if let found = try times(from: offset + Int64(position), map: map, limits: limits, &reader) {
                return found
            }
        }
        return nil
    }

    /// Whether a cluster begins here, and not bytes of a frame that look like one.
    private static func isCluster(_ bytes: ArraySlice<UInt8>, at offset: Int64, end: Int64) -> Bool {
        guard bytes.bigEndian(at: 0, count: 4) == MatroskaID.cluster,
            case .element(let cluster) = ElementHeader.parse(bytes.prefix(ElementHeader.longest), at: offset),
            case .element(let child) = ElementHeader.parse(
                bytes.dropFirst(Int(cluster.content - offset)).prefix(ElementHeader.longest),
                at: cluster.content)
        else { return false }
        return MatroskaID.clusterBeginnings.contains(child.id) && child.end ?? .max <= cluster.end ?? end
    }

    private static func times(
        from offset: Int64, map: SegmentMap, limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> [UInt64: BlockTimes]? {
        var walk = BlockWalk(from: offset, to: map.end, byteLimit: limits.endBytes)
        var times: [UInt64: BlockTimes] = [:]
        while let block = try walk.next(&reader) { times[block.track, default: BlockTimes()].add(block) }
        return walk.isDamaged || walk.isOverLimit || times.isEmpty ? nil : times
    }

    /// Where the last cluster begins that the index names.
    private static func lastCued(
        _ map: SegmentMap, limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> Int64? {
        guard let part = map.first(MatroskaID.cues),
            let bytes = try map.bytes(of: part, &reader, limit: limits.endBytes)
        else { return nil }
        return CuePositions.last(ElementList(bytes[...]), segment: map.content)
    }
}

/// Places that an index names.
enum CuePositions {
    private static let point: UInt64 = 0xBB
    private static let positions: UInt64 = 0xB7
    private static let cluster: UInt64 = 0xF1

    /// The greatest offset of a cluster.
    static func last(_ cues: ElementList, segment: Int64) -> Int64? {
        cues.children.lazy.filter { $0.id == point }
            .flatMap { ElementList($0.content).lists(positions) }
            .compactMap { $0.number(cluster) }.max()
            .map { segment.addingSaturated(Int64(clamping: $0)) }
    }
}
