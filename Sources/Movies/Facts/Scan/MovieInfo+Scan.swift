import Jobs
import MovieHeaders
import Timing

extension MovieInfo {
    /// Puts what a scan counted in the place of what header and index said or left out.
    mutating func take(_ census: MovieCensus) {
        let origin = start
        if let start = census.start, let end = census.end, end > start {
            self.start = start.seconds
            duration = DurationFacts(end - start, source: .scan)
            if let size = container.size { container.bitRate = Self.rate(bytes: size, in: end - start) }
        }
        if let origin, let start, origin != start {
            for index in chapters.indices {
                chapters[index].start += origin - start
                chapters[index].end += origin - start
            }
        }
        for index in video.indices {
            if let track = census.tracks[video[index].index] {
                video[index].take(track.packets, track.timeBase)
            }
        }
        for index in audio.indices {
            guard let track = census.tracks[audio[index].index],
                let length = track.packets.length(track.timeBase)
            else { continue }
            audio[index].duration = length.seconds
            audio[index].bitRate = audio[index].bitRate ?? Self.rate(bytes: track.packets.byteCount, in: length)
        }
    }

    /// Bits in a second; nil where that is no number.
    static func rate(bytes: Int64, in time: MediaTime) -> Int64? {
        guard time > .zero else { return nil }
        return Int64(exactly: (Double(bytes) * 8 / time.seconds).rounded())
    }
}

extension DurationFacts {
    /// An exact length.
    init(_ time: MediaTime, source: Source) {
        self.init(seconds: time.seconds, value: time.value, timescale: time.timescale, source: source)
    }
}

extension VideoFacts {
    fileprivate mutating func take(_ packets: PacketCensus, _ timeBase: TimeBase) {
        guard packets.shownCount > 0 else { return }
        frameCount = CountFacts(value: packets.shownCount, source: .scan)
        keyframes = packets.keyframes(timeBase: timeBase)
        frameRate.variable = packets.isVariable
        if let counted = packets.averageRate(timeBase), !counted.isNear(frameRate.average) {
            frameRate.average = counted.description
            frameRate.nominal = packets.isVariable == false ? counted.description : nil
        }
        guard let first = packets.start.flatMap(timeBase.time), let length = packets.length(timeBase) else {
            return
        }
        start = first.seconds
        duration = length.seconds
        bitRate = bitRate ?? MovieInfo.rate(bytes: packets.byteCount, in: length)
    }
}

extension PacketCensus {
    /// From the first shown packet to the end of the last; nil where that is nothing.
    fileprivate func length(_ timeBase: TimeBase) -> MediaTime? {
        guard let start = start.flatMap(timeBase.time), let end = end.flatMap(timeBase.time), end > start else {
            return nil
        }
        return end - start
    }
}

extension Ratio {
    /// Whether it is a rate that was told, within a hundredth of it.
    fileprivate func isNear(_ text: String?) -> Bool {
        let terms = (text ?? "").split(separator: "/").compactMap { Int64($0) }
        return terms.count == 2 && Ratio(terms[0], over: terms[1]).map(isNear) ?? false
    }
}
