import Bytes
import FFmpeg
import Timing

/// What the packets in the last bytes of a movie say.
struct MovieTail {
    /// The packets that were read.
    var census: MovieCensus
    /// Whether these are all packets of the movie.
    var isWhole: Bool
}

extension OpenMovie {
    /// Reads the packets of the last bytes; nil for all but MPEG's streams and Flash's.
    ///
    /// Their times stand in the packets alone, and of several frames in one packet the first has the only time.
    func endOfStream() throws -> MovieTail? {
        guard ["mpegts", "mpeg", "flv"].contains(demuxer.formatName), let size = source.size else { return nil }
        if !isFresh { try reopen() }
        isFresh = false
        var found: MovieTail?
        for byteCount in [1 << 18, 1 << 20] as [Int64] {
            do { try demuxer.seek(toByte: max(0, size - byteCount)) } catch is FFmpegError { return found }
            let tail = MovieTail(census: try census(), isWhole: byteCount >= size)
            if tail.census.end != nil { found = tail }
            // A track may end long before the others do.
            if tail.isWhole || tail.census.tracks.values.allSatisfy({ $0.packets.shownCount > 0 }) { break }
        }
        return found
    }

    /// Where the last of the sound and pictures ends, by the last packets.
    ///
    /// Of encrypted frames the packets know less than libavformat saw in what they are packed in.
    var lastEnd: MediaTime? { tail?.census.end.map { max($0, streamEnd ?? $0) } }
}
