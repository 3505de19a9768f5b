import Bytes
import FFmpeg
import Timing

extension OpenMovie {
    /// The earliest presentation time of the shown audio and video, edit lists applied: what times are counted from.
    var start: MediaTime {
        let starts = demuxer.streams.compactMap { stream -> MediaTime? in
            switch stream.kind {
            case .video, .audio: stream.startTicks.flatMap(stream.timeBase.time)
            default: nil
            }
        }
        return starts.min() ?? demuxer.start ?? .zero
    }

    /// How long the movie is shown, where the header or an estimate tells.
    var duration: MediaTime? {
        guard let duration = demuxer.duration else { return nil }
        // Matroska's duration is the time at which the last block ends.
        let isEnd = demuxer.formatName.hasPrefix("matroska")
        // ASF's is of the whole, and FFmpeg takes it for that of each stream, however late it begins.
        let isWhole = demuxer.formatName == "asf" && demuxer.durationSource == .header
        let length = isEnd ? duration - max(start, .zero) : isWhole ? longestStream ?? duration : duration
        guard length > .zero else { return duration }
        if let end = lastEnd, (end - start).isWithin(.init(value: 1, timescale: 1), of: length) {
            return end - start
        }
        // The demuxer rounds to microseconds what its streams tell exactly.
        if !isWhole, let end = streamEnd,
            (end - start).isWithin(.init(value: 2, timescale: 1_000_000), of: length)
        {
            return end - start
        }
        return length
    }

    /// Where the last of the shown sound and pictures ends by the streams' own lengths.
    var streamEnd: MediaTime? {
        demuxer.streams.lazy.filter(\.isTimed).compactMap { stream -> MediaTime? in
            guard let start = stream.startTicks, let length = stream.durationTicks else { return nil }
            return stream.timeBase.time(start.addingSaturated(length))
        }.max()
    }

    /// The longest of the lengths that FFmpeg gives for sound and pictures.
    private var longestStream: MediaTime? {
        demuxer.streams.filter(\.isTimed).compactMap { $0.durationTicks.flatMap($0.timeBase.time) }.max()
    }

    /// The time that `position` stands for, since the movie's start; nil for a frame number.
    func time(of position: TimePosition, in track: StreamInfo) throws -> MediaTime? {
        switch position {
        case .time(let time): return time
        case .frame: return nil
        case .share(let share):
            if share == .zero { return .zero }
            try learnEnd()
            let whole = try duration ?? scannedDuration(of: track)
            return whole.scaled(by: share.value, over: share.timescale)
        case .end: return duration ?? MediaTime(value: Int64(Int32.max), timescale: 1)
        }
    }

    /// Presentation times of all shown frames in order, found by reading every packet and decoding none.
    func scannedTimes(of track: StreamInfo) throws -> [Int64] { try scannedTimes(of: track) { _ in true } }

    /// The ticks of the keyframe that is nearest to a time since the movie's start, the earlier of two; nil where
    /// there is none.
    func nearestKeyframe(to time: MediaTime, of track: StreamInfo) throws -> Int64? {
        func distance(_ ticks: Int64) -> MediaTime {
            let difference = (track.timeBase.time(ticks) ?? .zero) - start - time
            return max(difference, .zero - difference)
        }
        return try scannedTimes(of: track, where: { $0.isKey }).min { distance($0) < distance($1) }
    }

    private func scannedTimes(
        of track: StreamInfo, where isWanted: (borrowing Packet) -> Bool
    ) throws -> [Int64] {
        try reopen()
        demuxer.select(stream: track.index)
        isFresh = false
        var packet = Packet()
        var times: [Int64] = []
        while try readLeniently(into: &packet) {
            // Packets of other streams may have been read ahead before the choice.
            if packet.isDiscarded || packet.stream != track.index || !isWanted(packet) { continue }
            if let time = packet.presentationTicks ?? packet.decodingTicks { times.append(time) }
        }
        return times.sorted()
    }

    /// Length by the packets' times; a single picture has none.
    private func scannedDuration(of track: StreamInfo) throws -> MediaTime {
        let times = try scannedTimes(of: track)
        guard times.count > 1, let first = times.first, let last = times.last else { return .zero }
        let step = (last - first) / Int64(times.count - 1)
        return track.timeBase.time(last - first + step) ?? .zero
    }

    /// Reads the next packet; a broken stretch ends the movie.
    func readLeniently(into packet: inout Packet) throws -> Bool {
        do { return try demuxer.read(into: &packet) } catch is FFmpegError { return false }
    }
}

extension MediaTime {
    fileprivate func isWithin(_ tolerance: MediaTime, of other: MediaTime) -> Bool {
        let difference = self - other
        return difference <= tolerance && difference >= .zero - tolerance
    }
}
