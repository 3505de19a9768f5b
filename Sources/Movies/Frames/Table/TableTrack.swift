import Bytes
import FFmpeg
import MovieHeaders
import PictureGeometry
import Timing

/// A track of pictures whose samples are all known, with what is needed to decode and to show them.
struct TableTrack: Sendable {
    let source: any ByteSource
    let table: FrameTable
    let coding: PictureCoding
    /// The shape of a sample, where the container says it.
    let sampleAspectRatio: SampleAspectRatio?
    /// The container's matrix, where it has one.
    let matrix: [Int32]?
    /// The movie's start on the track's timeline: what times are counted from.
    let start: MediaTime
    /// How long the movie is shown.
    let duration: MediaTime
    /// Whether the file ends before its header says.
    let isTruncated: Bool

    /// Codecs whose decoders need nothing of a demuxer but what the sample entry has.
    private static let codecs: Set<String> = [
        "h264", "hevc", "av1", "vp8", "vp9", "mpeg4", "mpeg1video", "mpeg2video", "mjpeg", "prores", "dnxhd",
    ]
    /// Those of them whose pictures are all coded by themselves alone.
    private static let intraCodecs: Set<String> = ["mjpeg", "prores", "dnxhd"]

    /// Reads the table of the track to show; nil where a demuxer knows more.
    ///
    /// - Throws: The source's own error.
    static func read(_ source: any ByteSource, _ header: MovieHeader) throws -> TableTrack? {
        guard header.doubts.isSubset(of: [.unknownCodec]), let start = header.start,
            let duration = header.duration, let index = TrackChoice.video(among: header.tracks)
        else { return nil }
        let track = header.tracks[index]
        // Of encrypted tracks some samples may be clear, which a demuxer tells.
        guard case .video(let video) = track.kind, codecs.contains(track.codec), !track.isEncrypted,
            let table = try FrameTable.read(source, track: index), table.frameCount > 0,
            // Some writers forget the list of keyframes.
            table.listsKeyframes || intraCodecs.contains(track.codec)
        else { return nil }
        var coding = PictureCoding(
            codec: track.codec, tag: track.entry, configuration: track.configuration, size: video.size,
            reordering: table.reordering)
        coding.matrix = video.color?.matrix
        coding.isFullRange = video.isFullRange
        return TableTrack(
            source: source, table: table, coding: coding,
            sampleAspectRatio: video.sampleAspectRatio, matrix: video.matrix, start: start, duration: duration,
            isTruncated: header.outline.isTruncated || header.namesMissingBytes)
    }

    /// The number of the frame that answers a position, and the time asked for since the movie's start.
    func frame(at position: TimePosition) -> (number: Int, requested: MediaTime?) {
        switch position {
        case .frame(let number): return (min(max(0, number), table.frameCount - 1), nil)
        case .end: return (table.frameCount - 1, duration)
        case .time(let time): return (table.frame(at: start + time) ?? 0, time)
        case .share(let share):
            let time = duration.scaled(by: share.value, over: share.timescale)
            return (table.frame(at: start + time) ?? 0, time)
        }
    }

    /// The last frame up to `number` whose bytes are there, or else the first such behind it; nil where none is.
    func present(_ number: Int) -> Int? {
        (0...number).last(where: isPresent) ?? (number..<table.frameCount).first(where: isPresent)
    }

    /// Whether the bytes of a frame are there.
    private func isPresent(_ number: Int) -> Bool {
        table.frame(number).flatMap { table.sample($0.sample) }.map(holds) ?? false
    }

    /// Whether the bytes of a sample are there.
    func holds(_ sample: FrameSample) -> Bool {
        sample.length > 0 && (source.size.map { sample.offset <= $0 - Int64(sample.length) } ?? true)
    }

    /// The frame of the last keyframe that is not shown after a frame; of an edit that begins behind its keyframe, the
    /// first frame.
    func keyframe(notAfter number: Int) -> Int { (0...number).last(where: isKeyframe) ?? 0 }

    /// The frame that answers a mode, where `number` is the one on screen at the time asked for.
    func frame(_ number: Int, at time: MediaTime?, by mode: FrameRequest.Mode) -> Int {
        switch mode {
        case .exact: return number
        case .key: return keyframe(notAfter: number)
        case .nearestKey:
            let earlier = (0...number).last(where: isKeyframe)
            let later = (number..<table.frameCount).dropFirst().first { isKeyframe($0) && isPresent($0) }
            guard let earlier, let later else { return earlier ?? later ?? number }
            let times = [earlier, number, later].map { table.frame($0).map { span(of: $0).time } ?? .zero }
            let asked = time ?? times[1]
            return times[2] - asked < asked - times[0] ? later : earlier
        }
    }

    /// Whether decoding can begin at a frame.
    func isKeyframe(_ number: Int) -> Bool {
        table.frame(number).flatMap { table.sample($0.sample) }?.isKeyframe ?? false
    }

    /// When a frame is shown, since the movie's start, and how long.
    func span(of frame: ShownFrame) -> (time: MediaTime, duration: MediaTime) {
        let time = MediaTime(value: frame.time, timescale: table.timescale) - start
        return (max(time, .zero), MediaTime(value: frame.end - frame.time, timescale: table.timescale).reduced)
    }
}
