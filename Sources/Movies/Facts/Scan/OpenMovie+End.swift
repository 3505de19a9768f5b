import Bytes
import FFmpeg
import Timing

extension OpenMovie {
    /// Where the last frame ends, by the packets of the last bytes; nil for all but MPEG's streams.
    ///
    /// Their times stand in the packets alone, and of several frames in one packet the first has the only time.
    func endOfStream() throws -> MediaTime? {
        guard ["mpegts", "mpeg"].contains(demuxer.formatName), let size = source.size else { return nil }
        if !isFresh { try reopen() }
        isFresh = false
        let tracks = demuxer.streams.filter { $0.isTimed && $0.durationTicks != nil }.map(\.index)
        for byteCount in [1 << 16, 1 << 18, 1 << 20] as [Int64] {
            do { try demuxer.seek(toByte: max(0, size - byteCount)) } catch is FFmpegError { return nil }
            let census = try census()
            // The frame that is shown last may be decoded well before the last one.
            let isSettled = tracks.allSatisfy { (census.tracks[$0]?.packets.shownCount ?? 0) >= Self.enough }
            if isSettled || byteCount > 1 << 16, let end = census.end { return end }
            if byteCount >= size { break }
        }
        return nil
    }

    /// More frames than any codec puts in another order.
    private static let enough = 17
}
