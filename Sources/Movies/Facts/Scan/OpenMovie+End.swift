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
        for byteCount in [1 << 18, 1 << 20] as [Int64] {
            do { try demuxer.seek(toByte: max(0, size - byteCount)) } catch is FFmpegError { return nil }
            if let end = try census().end { return end }
            if byteCount >= size { break }
        }
        return nil
    }
}
