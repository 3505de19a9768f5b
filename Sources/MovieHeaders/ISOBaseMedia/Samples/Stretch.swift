/// The samples that one edit shows: a run of those in presentation order.
struct Stretch: Hashable {
    /// Their places among the track's samples in presentation order.
    let samples: Range<Int>
    /// Where the edit begins, in ticks of the track.
    let first: Int64
    /// Ticks from a time of the track to one of the movie.
    let shift: Int64
    /// When the last of them ends on the movie's timeline.
    let end: Int64
}

extension SampleOrder {
    /// What edits show of the samples.
    ///
    /// - Parameters:
    ///   - edits: The stretches that are shown.
    ///   - ticks: Converts a length in ticks of the movie to ticks of the track.
    ///   - isSound: Whether a sample that begins before its edit is shown in part: a picture is not.
    func stretches(_ edits: EditList, ticks: (Int64) -> Int64, isSound: Bool) -> [Stretch] {
        guard !edits.edits.isEmpty else {
            return [Stretch(samples: samples.indices, first: .min, shift: 0, end: end(of: samples.count))]
        }
        var stretches: [Stretch] = []
        var origin: Int64 = 0
        for edit in edits.edits {
            let length = ticks(edit.length)
            if let mediaTime = edit.mediaTime {
                let shift = origin &- mediaTime
                let last = edit.length == 0 ? .max : mediaTime.addingSaturated(length)
                let shown = range(from: mediaTime, to: last, isSound: isSound)
                var end = end(of: shown.upperBound) &+ shift
                // Ends with the edit, unless the two differ by no more than the movie's ticks cannot tell.
                let limit = origin.addingSaturated(length)
                if edit.length > 0, end > limit, end &- limit > ticks(1).addingSaturated(1) { end = limit }
                stretches.append(Stretch(samples: shown, first: mediaTime, shift: shift, end: end))
            }
            origin = origin.addingSaturated(length)
        }
        return stretches
    }

    /// The samples that begin in a stretch of the track; with sound, also the one that goes on into it.
    private func range(from first: Int64, to last: Int64, isSound: Bool) -> Range<Int> {
        let end = place(of: last)
        var start = min(place(of: first), end)
        if isSound, start > 0, self.end(of: start) > first { start -= 1 }
        return start..<end
    }

    /// The place of the first sample at or after a time.
    private func place(of time: Int64) -> Int {
        var range = 0..<samples.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                samples[middle].time < time ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// When the sample before a place ends: when the next one begins, or after its own duration.
    private func end(of place: Int) -> Int64 {
        if place < samples.count { return samples[place].time }
        return samples.last.map { $0.time &+ $0.duration } ?? 0
    }
}
