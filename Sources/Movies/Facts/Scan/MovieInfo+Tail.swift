import FFmpeg
import Jobs
import MovieHeaders
import Timing

extension MovieInfo {
    /// Puts where each track ends by its last packets in the place of what libavformat makes of them.
    mutating func take(_ tail: MovieTail, _ streams: [StreamInfo]) {
        for index in video.indices {
            guard let span = tail.span(of: video[index].index, streams) else { continue }
            video[index].start = span.start.seconds
            video[index].duration = span.length.seconds
        }
        for index in audio.indices {
            guard let span = tail.span(of: audio[index].index, streams) else { continue }
            audio[index].duration = span.length.seconds
            // Of this codec libavcodec tells what the first few frames took.
            if tail.isWhole, audio[index].codec == "aac" {
                audio[index].bitRate = Self.rate(bytes: span.byteCount, in: span.length)
            }
        }
    }
}

extension MovieTail {
    /// When a track begins and how long it lasts; nil where its packets do not tell, or tell nonsense.
    fileprivate func span(
        of index: Int, _ streams: [StreamInfo]
    ) -> (start: MediaTime, length: MediaTime, byteCount: Int64)? {
        guard let track = census.tracks[index], let stream = streams.first(where: { $0.index == index }),
            let last = track.packets.end, let first = stream.startTicks ?? track.packets.start,
            let start = track.timeBase.time(isWhole ? track.packets.start ?? first : first),
            let end = track.timeBase.time(
                max(last, stream.durationTicks.map(first.addingSaturated) ?? last)), end > start
        else { return nil }
        return (start, end - start, track.packets.byteCount)
    }
}
