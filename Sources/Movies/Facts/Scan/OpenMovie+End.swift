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
        for (byteCount, enough) in size > Self.wholeSize ? Self.tails : [(Self.wholeSize, 0)] {
            do { try demuxer.seek(toByte: max(0, size - byteCount)) } catch is FFmpegError { return found }
            let tail = MovieTail(census: try census(), isWhole: byteCount >= size)
            if tail.census.end != nil { found = tail }
            if tail.isWhole || tail.census.tracks.values.allSatisfy({ $0.packets.shownCount >= enough }) {
                break
            }
        }
        return found
    }

    /// Bytes of a file that is read whole.
    private static let wholeSize: Int64 = 1 << 18

    /// Bytes of the ends that are read in turn, until there are so many frames of each track.
    ///
    /// The frame that is shown last may be decoded well before the last one: a short end must hold more frames than
    /// any codec puts in another order. And a track may end long before the others do.
    private static let tails: [(byteCount: Int64, enough: Int)] = [(1 << 16, 17), (1 << 18, 1), (1 << 20, 1)]

    /// Where the last of the sound and pictures ends, by the last packets.
    ///
    /// Of encrypted frames the packets know less than libavformat saw in what they are packed in.
    var lastEnd: MediaTime? { tail?.census.end.map { max($0, streamEnd ?? $0) } }
}
