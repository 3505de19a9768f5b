import Timing

/// What was read of a segment, and what follows from it.
struct MatroskaSegment {
    let map: SegmentMap
    let info: SegmentInformation
    var tracks: [MatroskaTrack] = []
    var tags = MatroskaTags()
    /// What the first clusters say, by track number.
    var front: [UInt64: BlockTimes] = [:]
    /// What the last clusters say, where they were read.
    var back: [UInt64: BlockTimes]?

    static let trackEntry: UInt64 = 0xAE

    /// Knows where the parts are.
    init(map: SegmentMap, info: SegmentInformation) {
        self.map = map
        self.info = info
    }

    /// The time of the earliest block of sound or pictures, as it is written.
    var firstBlock: Int64? { tracks.filter(\.isShown).compactMap { front[$0.number]?.first }.min() }

    /// The earliest presentation time of sound or pictures.
    var start: MediaTime? { tracks.filter(\.isShown).compactMap(start).min() }

    /// The earliest presentation time of a track.
    func start(_ track: MatroskaTrack) -> MediaTime? {
        front[track.number]?.first.map { info.time($0 &- track.delay(tick: info.tick)) }
    }

    /// Where the last block of a track ends.
    private func end(_ track: MatroskaTrack) -> MediaTime? {
        back?[track.number].flatMap { track.end(of: $0, tick: info.tick) }.map(info.time)
    }

    /// Where sound and pictures end by their blocks.
    private var endOfBlocks: MediaTime? { tracks.filter(\.isShown).compactMap(end).max() }

    /// From the start to the end of the last block.
    var lengthOfBlocks: MediaTime? {
        guard let start, let endOfBlocks, endOfBlocks > start else { return nil }
        return (endOfBlocks - start).reduced
    }

    /// The length by the header, with what comes before the first block taken off where the header counts it.
    var lengthOfHeader: MediaTime? {
        guard let length = info.length else { return nil }
        guard let firstBlock, firstBlock > 0 else { return length }
        let late = info.time(firstBlock)
        guard length > late else { return length }
        guard countsFromZero(length, late: late) else { return length }
        return (length - late).reduced
    }

    /// Whether a length reaches from 0, and not from the first block, to the end.
    ///
    /// Where the end was not seen: FFmpeg counts from 0, mkvmerge from the first block.
    private func countsFromZero(_ length: MediaTime, late: MediaTime) -> Bool {
        guard let end = endOfBlocks else { return !isByMKVToolNix }
        let (fromZero, fromFirst) = (distance(end, length), distance(end, length + late))
        return fromZero <= fromFirst
    }

    private func distance(_ first: MediaTime, _ second: MediaTime) -> MediaTime {
        first > second ? first - second : second - first
    }

    private var isByMKVToolNix: Bool { info.muxer?.contains("libmatroska") ?? false }

    /// Where the movie ends on its own clock.
    var end: MediaTime? {
        guard let length = lengthOfHeader ?? lengthOfBlocks else { return nil }
        return length + (start ?? .zero)
    }

    /// The whole's tags as FFmpeg names them.
    var movieTags: [String: String] {
        var found: [String: String] = [:]
        found["title"] = info.title
        found["encoder"] = info.muxer
        found["creation_time"] = info.created
        return found.merging(tags.movie) { _, tag in tag }
    }

    /// A track with its times and what tags say of it.
    func completed(_ track: MatroskaTrack) -> TrackHeader {
        var header = track.header
        header.start = start(track)
        let own = track.uid.flatMap { tags.tracks[$0] } ?? [:]
        header.bitRate = own["bps"].flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
        header.duration = duration(
            track, own["duration"].flatMap(MatroskaTags.time), isStatistic: own["_statistics_tags"] != nil)
        if header.title == nil { header.title = own["title"] }
        if case .video = header.kind, let counted = countedRate(track),
            header.averageFrameRate.map({ !$0.isNear(counted) }) ?? true
        {
            // Blocks are shown at their own times; the default duration is a claim.
            header.averageFrameRate = counted
            header.nominalFrameRate = header.census?.isVariable == false ? counted : usualRate(track)
        }
        if case .video = header.kind, header.averageFrameRate == nil {
            header.averageFrameRate = usualRate(track)
            header.nominalFrameRate = header.averageFrameRate
        }
        return header
    }

    /// The usual rate that the times of the first blocks fit; nil where they fit none.
    private func usualRate(_ track: MatroskaTrack) -> Ratio? {
        front[track.number]?.firstSteps.usualRate(timescale: 1_000_000_000 / max(1, info.tick))
    }

    /// How long a track is shown: by its blocks where all were read, else by its tag.
    ///
    /// mkvmerge's statistics tell the length, FFmpeg's tag the end on the clock of the blocks.
    private func duration(_ track: MatroskaTrack, _ tag: MediaTime?, isStatistic: Bool) -> MediaTime? {
        if track.header.census != nil || tag == nil {
            guard let start = start(track), let end = end(track), end > start else { return nil }
            return (end - start).reduced
        }
        guard let tag, !isStatistic, let first = front[track.number]?.first else { return tag }
        let late = info.time(first)
        return tag > late ? (tag - late).reduced : tag
    }

    /// Frames in a second by the count of all of them.
    private func countedRate(_ track: MatroskaTrack) -> Ratio? {
        guard let count = track.header.census?.shownCount, count > 1, let times = front[track.number],
            let first = times.first, let last = times.last, last > first
        else { return nil }
        let (nanoseconds, overflow) = (last - first).multipliedReportingOverflow(by: info.tick)
        let frames = Int64(count - 1).multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow, !frames.overflow else { return nil }
        return Ratio.nearest(frames.partialValue, over: nanoseconds, termLimit: 30_000)?
            .usual(within: Double(info.tick) / Double(nanoseconds))
    }
}
