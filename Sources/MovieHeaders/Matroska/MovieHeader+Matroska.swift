public import Bytes
import Timing

extension MovieHeader {
    /// Up to this size, a file without a duration is read to its end, headers of blocks only.
    private static let scannedSize: Int64 = 8 << 20

    /// Reads an EBML file's header; nil where it is none.
    ///
    /// - Parameter scans: Whether all blocks are counted, however many there are.
    static func matroska(
        _ reader: inout HeaderReader, limits: HeaderLimits, scans: Bool = false
    ) throws -> MovieHeader? {
        guard let outline = try ContainerOutline.matroska(&reader) else { return nil }
        var movie = MovieHeader(outline: outline)
        guard let map = try SegmentMap(&reader, limits: limits) else {
            movie.doubts.insert(.noTracks)
            return movie
        }
        movie.doubts.formUnion(map.doubts)
        movie.namesMissingBytes = map.namesMissingBytes
        let info = try movie.list(MatroskaID.info, map, limits, &reader).map(SegmentInformation.init)
        var segment = MatroskaSegment(map: map, info: info ?? SegmentInformation())
        if let list = try movie.list(MatroskaID.tracks, map, limits, &reader) {
            segment.tracks = list.lists(MatroskaSegment.trackEntry).prefix(1000).compactMap {
                MatroskaTrack($0)
            }
        }
        for part in (map.parts[MatroskaID.tags] ?? []).prefix(16) {
            if let list = try movie.list(part, map, limits, &reader) { segment.tags.add(list) }
        }
        for track in segment.tracks { movie.doubts.formUnion(track.doubts) }
        let isSmall = reader.size.map { $0 <= scannedSize } ?? false
        if scans || (segment.info.duration == nil && isSmall) {
            try movie.scan(&segment, &reader)
        } else {
            try movie.readEnds(&segment, limits, &reader)
        }
        movie.tags = segment.movieTags
        try movie.addTracks(segment, &reader)
        if let list = try movie.list(MatroskaID.chapters, map, limits, &reader) {
            movie.chapters = ChapterHeader.matroska(list, end: segment.end)
        }
        if let part = map.first(MatroskaID.attachments) {
            movie.tracks += try MatroskaAttachments.tracks(in: part, end: map.end, &reader)
        }
        if segment.tracks.isEmpty { movie.doubts.insert(.noTracks) }
        return movie
    }

    /// The first part of a kind, taken apart.
    private mutating func list(
        _ id: UInt64, _ map: SegmentMap, _ limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> ElementList? {
        try map.first(id).flatMap { try list($0, map, limits, &reader) }
    }

    private mutating func list(
        _ part: ElementHeader, _ map: SegmentMap, _ limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws -> ElementList? {
        guard let bytes = try map.bytes(of: part, &reader, limit: limits.tableBytes) else {
            doubts.insert(.limit)
            return nil
        }
        let list = ElementList(bytes[...])
        if list.isDamaged { doubts.insert(.damaged) }
        if list.isOverLimit { doubts.insert(.limit) }
        return list
    }

    private mutating func scan(_ segment: inout MatroskaSegment, _ reader: inout HeaderReader) throws {
        let census = try BlockCensus(segment.map, &reader)
        if census.isDamaged { doubts.insert(.damaged) } else if !census.isComplete { doubts.insert(.limit) }
        segment.front = census.times
        segment.back = census.times
        for index in segment.tracks.indices {
            segment.tracks[index].header.census = census.facts(
                of: segment.tracks[index], tick: segment.info.tick)
        }
        start = segment.start
        durationSource = .scan
        duration = segment.lengthOfBlocks
    }

    private mutating func readEnds(
        _ segment: inout MatroskaSegment, _ limits: HeaderLimits, _ reader: inout HeaderReader
    ) throws {
        segment.front = try ClusterEnds.front(
            of: segment.map, tracks: segment.tracks, limits: limits, &reader)
        start = segment.start
        // A duration that counts from 0 is told from one that counts from the first block by what stands last.
        let isLate = segment.firstBlock ?? 0 > 0
        if segment.info.duration == nil || isLate {
            segment.back = try ClusterEnds.back(
                of: segment.map, tracks: segment.tracks, limits: limits, &reader)
        }
        if segment.info.duration == nil {
            durationSource = .estimate
            duration = segment.lengthOfBlocks
        } else {
            duration = segment.lengthOfHeader
        }
    }

    private mutating func addTracks(_ segment: MatroskaSegment, _ reader: inout HeaderReader) throws {
        for track in segment.tracks {
            var header = segment.completed(track)
            let wanted = CodecFacts.sampleBytesWanted(codec: header.codec, configuration: header.configuration)
            var sample: [UInt8] = []
            if wanted > 0, !header.isEncrypted, let stripped = track.strippedBytes,
                let payload = segment.front[track.number]?.payload
            {
                let count = Int(min(Int64(wanted), payload.upperBound - payload.lowerBound))
                sample = Array(
                    (stripped + (try reader.bytes(at: payload.lowerBound, count: count) ?? [])).prefix(wanted))
            }
            header.coding = CodecFacts.read(
                codec: header.codec, entry: header.entry, configuration: header.configuration,
                firstSample: sample)
            header.bitRate = header.bitRate ?? header.coding?.bitRate ?? header.constantBitRate
            tracks.append(header)
        }
    }
}

extension MovieHeader {
    /// Reads a Matroska file's header and counts all its blocks, whatever the size; nil for other files.
    ///
    /// Of each block its header is read; times of up to four million are held.
    ///
    /// - Parameters:
    ///   - source: The bytes of the whole file.
    ///   - limits: How much is read at most of everything but clusters.
    /// - Throws: What `source` throws, and nothing else.
    public static func scanMatroska(
        _ source: any ByteSource, limits: HeaderLimits = HeaderLimits()
    ) throws -> MovieHeader? {
        var reader = HeaderReader(source, limits: OutlineLimits(boxes: .max, bytes: .max))
        return try matroska(&reader, limits: limits, scans: true)
    }
}
