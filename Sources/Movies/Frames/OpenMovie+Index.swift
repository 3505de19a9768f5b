import Bytes
import FFmpeg
import MovieHeaders

extension OpenMovie {
    /// Whether the container's index lists every sample: it does in files whose header is a table of them.
    func indexIsComplete(of track: StreamInfo) -> Bool {
        guard demuxer.formatName.hasPrefix("mov,") || demuxer.formatName == "avi" else { return false }
        // Of fragments the index has those that were read.
        if case .isoBaseMedia(_, _, let isFragmented) = outline?.family, isFragmented { return false }
        let table = demuxer.samples(of: track.index)
        guard let last = table[table.count - 1], let first = table[0] else { return false }
        guard let duration = track.durationTicks else { return true }
        // An index of the first fragments alone ends well before the track does.
        return last.ticks - first.ticks >= duration - max(duration / 8, 4 * duration / Int64(table.count))
    }

    /// The decoding time of the last sample whose bytes are all there; nil where there is no index to tell.
    func lastPresentTicks(of track: StreamInfo) -> Int64? {
        let table = demuxer.samples(of: track.index)
        guard table.count > 0, let size = source.size else { return nil }
        for index in stride(from: table.count - 1, through: 0, by: -1) {
            if let sample = table[index], sample.offset + Int64(sample.byteCount) <= size {
                return sample.ticks
            }
        }
        return nil
    }
}
