extension MovieHeader {
    /// The timecode of the first frame, from a track of timecodes; nil without one.
    static func timecode(of tracks: [MovieTrack], _ reader: inout HeaderReader) throws -> String? {
        guard let track = tracks.first(where: { $0.entry == "tmcd" }), let place = track.firstSample,
            let flags = track.fields.bigEndian(at: 4, count: 4),
            let timescale = track.fields.unsigned(at: 8, count: 4),
            let duration = track.fields.unsigned(at: 12, count: 4), timescale > 0, duration > 0,
            let bytes = try reader.bytes(at: place.offset, count: 4),
            let frames = bytes.bigEndian(at: 0, count: 4)
        else { return nil }
        let rate = (timescale + duration / 2) / duration
        guard rate > 0 else { return nil }
        return text(frame: Int64(frames), rate: rate, dropsNumbers: flags & 1 != 0)
    }

    /// `hh:mm:ss:ff`, or `hh:mm:ss;ff` where the first numbers of nine minutes in ten are dropped (SMPTE ST 12-1).
    static func text(frame: Int64, rate: Int64, dropsNumbers: Bool) -> String {
        var frame = frame
        if dropsNumbers, rate % 30 == 0 {
            let dropped = rate / 15
            let (tens, rest) = frame.quotientAndRemainder(dividingBy: rate * 600 - 9 * dropped)
            let minute = rate * 60 - dropped
            frame += 9 * dropped * tens + (rest >= dropped ? dropped * ((rest - dropped) / minute) : 0)
        }
        let seconds = frame / rate
        let parts = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60, frame % rate]
        let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }
        return digits[..<3].joined(separator: ":") + (dropsNumbers ? ";" : ":") + digits[3]
    }
}
