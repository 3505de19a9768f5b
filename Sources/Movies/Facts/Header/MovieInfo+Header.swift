import Jobs
import MovieHeaders
import PictureGeometry
import Timing

extension MovieHeader {
    /// Whether all that a probe tells is here, so that no demuxer and no decoder need be asked.
    var tellsAll: Bool { doubts.isEmpty && !tracks.isEmpty && tracks.allSatisfy(\.tellsAll) }

    /// Whether no more than codings are left to a decoder.
    var tellsTimes: Bool {
        doubts.isSubset(of: [.unknownCodec]) && start != nil && duration != nil
    }
}

extension TrackHeader {
    fileprivate var tellsAll: Bool {
        switch kind {
        case .video(let video):
            coding?.isComplete == true && (coding?.croppedSize ?? video.size).isVisible
        case .audio: coding?.isComplete == true
        case .subtitle, .cover, .data: true
        }
    }
}

extension MovieHeader {
    /// Whether a scan would find nothing that is not known: every sample was counted, and its bytes are there.
    var isCounted: Bool {
        if isPicture { return true }
        guard duration != nil, !outline.isTruncated, !namesMissingBytes else { return false }
        return tracks.allSatisfy { track in
            if case .video = track.kind { track.census != nil } else { true }
        }
    }

    /// Whether it is a picture file.
    fileprivate var isPicture: Bool { if case .picture = outline.family { true } else { false } }

    /// Where the number of samples comes from.
    fileprivate var countSource: DurationFacts.Source {
        // Matroska has no list of its samples.
        if case .matroska = outline.family { .scan } else { .index }
    }
}

extension PixelSize {
    fileprivate var isVisible: Bool { width > 0 && height > 0 }
}

extension MovieInfo {
    /// The facts that a movie's own header tells.
    ///
    /// - Parameters:
    ///   - header: The header, which tells all.
    ///   - input: What the caller calls the movie.
    ///   - size: Length of its file in bytes.
    init(_ header: MovieHeader, input: String, size: Int64?) {
        let tracks = header.tracks.enumerated()
        self.init(
            input: input, container: ContainerFacts(header, size: size), start: header.start?.seconds,
            duration: DurationFacts(header),
            video: tracks.compactMap { VideoFacts($1, index: $0, counted: header.countSource) },
            audio: tracks.compactMap { AudioFacts($1, index: $0) },
            subtitles: tracks.compactMap { SubtitleFacts($1, index: $0) },
            covers: tracks.compactMap { CoverFacts($1, index: $0) },
            data: tracks.compactMap { DataFacts($1, index: $0) },
            chapters: header.chapters.enumerated().map { index, chapter in
                let origin = header.start ?? .zero
                return ChapterFacts(
                    index: index, start: (chapter.start - origin).seconds,
                    end: (chapter.end - origin).seconds, title: chapter.title)
            },
            creationDate: header.tags.creationDate, tags: header.tags)
        location = header.tags.location
        device = header.tags.device
        timecode = header.timecode ?? header.tags.timecode
        if header.isPicture { video[0].frameCount = CountFacts(value: 1, source: .header) }
    }
}

extension ContainerFacts {
    fileprivate init(_ header: MovieHeader, size: Int64?) {
        let outline = header.outline
        var rate: Int64?
        if let size, let duration = header.duration, duration > .zero {
            rate = Int64(exactly: (Double(size) * 8 / duration.seconds).rounded())
        }
        self.init(
            format: ContainerName.word(of: outline.family),
            longName: ContainerName.longName(of: outline.family),
            truncated: outline.isTruncated || header.namesMissingBytes, size: size, bitRate: rate)
        if case .isoBaseMedia(let brands, let fastStart, let fragmented) = outline.family {
            self.brands = brands
            self.fastStart = fastStart
            self.fragmented = fragmented
        }
        details = header.details
    }
}

extension DurationFacts {
    fileprivate init(_ header: MovieHeader) {
        guard let duration = header.duration else {
            self.init()
            return
        }
        self.init(
            seconds: duration.seconds, value: duration.value, timescale: duration.timescale,
            source: Source(header.durationSource))
    }
}

extension DurationFacts.Source {
    /// The word for where a header has a number from.
    init(_ source: FactSource) {
        self =
            switch source {
            case .header: .header
            case .index: .index
            case .scan: .scan
            case .estimate: .estimate
            }
    }
}
