import Bytes
import FFmpeg
import Jobs
import MovieHeaders
import PictureGeometry
import Timing

extension OpenMovie {
    /// The facts about the movie.
    ///
    /// - Parameters:
    ///   - input: What the caller calls it; it is repeated in the answer.
    ///   - scan: Whether every packet is read, and not only of small files that tell nothing.
    /// - Throws: `Interrupt.Reason`, or the source's own error.
    func info(input: String, scan: Bool) throws -> MovieInfo {
        var info = try unscannedInfo(input: input)
        let source = duration == nil ? nil : demuxer.durationSource
        let isSilent = ScanPolicy.scansUnasked(
            format: demuxer.formatName, size: self.source.size, duration: source)
        if !isStill, isSilent || scan && !isCounted(info) { info.take(try self.scan()) }
        return info
    }

    /// Whether a scan would find nothing that is not known: a table lists every sample, and the bytes are there.
    private func isCounted(_ info: MovieInfo) -> Bool {
        demuxer.formatName.hasPrefix("mov,") && info.duration.source == .header && !info.container.truncated
            && info.video.allSatisfy { $0.frameCount.source == .index }
    }

    private func unscannedInfo(input: String) throws -> MovieInfo {
        if demuxer.streams.contains(where: \.needsDecoder) { try reopen(decoding: true) }
        try learnEnd()
        let streams = demuxer.streams
        var info = MovieInfo(
            input: input, container: container, start: isStill ? nil : start.seconds, duration: durationFacts,
            audio: streams.compactMap(AudioFacts.init), subtitles: streams.compactMap(SubtitleFacts.init),
            covers: streams.compactMap(CoverFacts.init), data: streams.compactMap(DataFacts.init),
            chapters: chapters, creationDate: demuxer.tags.creationDate, tags: demuxer.tags)
        info.location = info.tags.location
        info.device = info.tags.device
        info.timecode = info.tags.timecode ?? streams.lazy.compactMap(\.ownTimecode).first
        info.video = try streams.compactMap { stream in
            let matrix = isStill && stream.codec == "mjpeg" ? try pictureMatrix(of: stream) : nil
            return VideoFacts(stream, isStill: isStill, pictureMatrix: matrix).map {
                adding(indexOf: stream, to: $0)
            }
        }
        if isStill, info.video.allSatisfy({ $0.displaySize == nil }) {
            throw MovieError.nothingDecodes("the picture has no size")
        }
        if let tail, isByTail { info.take(tail, streams) }
        return info
    }

    /// The matrix that comes with the first picture of a track: only decoding tells the EXIF orientation of a JPEG.
    private func pictureMatrix(of track: StreamInfo) throws -> [Int32]? {
        do {
            let decoder = try Decoder.open(
                stream: track.index, of: demuxer, maximumPixels: limits.maximumPixels)
            var hunt = Hunt(track, decoder: decoder)
            return try shot(at: 0, &hunt).frame.displayMatrix
        } catch is FFmpegError {
            return nil
        } catch is MovieError {
            return nil
        }
    }

    private var container: ContainerFacts {
        var facts = ContainerFacts(
            format: ContainerName.word(demuxer: demuxer.formatName, outline: outline?.family),
            longName: isStill ? "picture" : demuxer.formatLongName, truncated: isTruncated, size: source.size,
            bitRate: bitRate)
        if case .isoBaseMedia(let brands, let fastStart, let fragmented) = outline?.family {
            facts.brands = brands
            facts.fastStart = fastStart
            facts.fragmented = fragmented
        }
        return facts
    }

    /// Bits in a second over the whole file; FFmpeg's own figure counts Matroska's time before the start too.
    private var bitRate: Int64? {
        guard !isStill, let size = source.size, let duration, duration > .zero else { return nil }
        return Int64((Double(size) * 8 / duration.seconds).rounded())
    }

    /// Whether the last packets tell the duration, and no header's claim.
    private var isByTail: Bool { lastEnd.map { $0 - start == duration } ?? false }

    private var durationFacts: DurationFacts {
        guard !isStill, let duration else { return DurationFacts() }
        return DurationFacts(
            seconds: duration.seconds, value: duration.value, timescale: duration.timescale,
            source: demuxer.durationSource == .header && !isByTail ? .header : .estimate)
    }

    private var chapters: [ChapterFacts] {
        demuxer.chapters.enumerated().map { index, chapter in
            ChapterFacts(
                index: index, start: (chapter.start - start).seconds, end: (chapter.end - start).seconds,
                title: chapter.title)
        }
    }

    /// Adds what a complete index tells of a track: counts and intervals.
    private func adding(indexOf stream: StreamInfo, to facts: VideoFacts) -> VideoFacts {
        guard indexIsComplete(of: stream) else { return facts }
        var facts = facts
        let census = SampleCensus(demuxer.samples(of: stream.index))
        facts.frameCount = CountFacts(value: census.shownCount, source: .index)
        facts.keyframes = census.keyframes(timeBase: stream.timeBase)
        facts.frameRate.variable = census.isVariable
        return facts
    }
}

extension StreamInfo {
    /// The timecode that a track of pictures, or one of timecodes, brings.
    fileprivate var ownTimecode: String? {
        switch kind {
        case .video, .data: tags.timecode
        case .audio, .subtitle, .cover: nil
        }
    }
}
