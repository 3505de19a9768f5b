import Bytes
import FFmpeg
import MovieHeaders

extension OpenMovie {
    /// Whether the file ends before its own structure or index says.
    var isTruncated: Bool {
        if let outline, outline.isTruncated { return true }
        guard let size = source.size else { return false }
        return demuxer.streams.contains { stream in
            let table = demuxer.samples(of: stream.index)
            guard let last = table[table.count - 1] else { return false }
            return last.offset + Int64(last.byteCount) > size
        }
    }

    /// Whether the movie is one picture of a picture file.
    var isStill: Bool { demuxer.formatName.hasSuffix("_pipe") }
}
