import Timing

extension MovieTrack {
    /// Fills in when the track is shown, and what counting its samples tells; false where samples are too many.
    ///
    /// - Parameter left: Samples that may still be counted, of all tracks together.
    mutating func setTimes(movieTimescale: Int64, samplesLeft left: inout Int) -> Bool {
        guard tables.count > 0 else { return true }
        // A demuxer is asked about damaged ones, and what they claim may cost nothing but our memory.
        guard !tables.isDamaged else { return true }
        guard tables.count <= left, let samples = tables.samples else { return false }
        let order = SampleOrder(consume samples)
        left -= tables.count
        let presentation = Presentation(order, stretches(of: order, edits, movieTimescale: movieTimescale))
        header.census = presentation.facts(timescale: timescale)
        if let start = presentation.start, let end = presentation.end {
            header.start = MediaTime(value: start, timescale: timescale).reduced
            header.duration = MediaTime(value: max(0, end &- start), timescale: timescale).reduced
        }
        setRates(
            count: tables.count, length: tables.duration, byteCount: tables.sizes.sum(0..<tables.count),
            presentation)
        return true
    }

    /// What edits show of the track's samples.
    func stretches(of order: SampleOrder, _ edits: EditList, movieTimescale: Int64) -> [Stretch] {
        let isSound = if case .audio = header.kind { true } else { false }
        let timescale = timescale
        return order.stretches(
            edits, ticks: { Self.rescale($0, timescale, movieTimescale) }, isSound: isSound)
    }

    /// Fills in frames and bits in a second, of so many samples that take so long and so many bytes.
    mutating func setRates(count: Int, length: Int64, byteCount: Int64, _ presentation: Presentation) {
        guard length > 0 else { return }
        // What a header claims is a wish of the encoder's.
        let bits = Double(byteCount) * 8 * Double(timescale) / Double(length)
        if bits >= 1, bits < 1e15 { header.bitRate = Int64(bits.rounded()) }
        guard case .video = header.kind else { return }
        let (ticks, overflow) = Int64(count).multipliedReportingOverflow(by: timescale)
        header.averageFrameRate = overflow ? nil : Ratio(ticks, over: length)
        header.nominalFrameRate = presentation.nominalRate(
            timescale: timescale, average: header.averageFrameRate)
    }

    /// `value` of one timescale in another, rounded to nearest.
    static func rescale(_ value: Int64, _ timescale: Int64, _ from: Int64) -> Int64 {
        guard from > 0 else { return value }
        let scaled = Int128(value) * Int128(timescale)
        let rounded = (scaled + Int128(from) / 2) / Int128(from)
        return Int64(clamping: rounded)
    }
}
