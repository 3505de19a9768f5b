import FFmpeg
import MovieHeaders

extension RunDecoder {
    /// Is given each wanted sample and its frame, whether that is damaged or another one in its place, and what all
    /// decoding cost so far.
    typealias Taking = (_ sample: Int, _ frame: borrowing Frame, _ isDamaged: Bool, _ cost: DecodingCost) throws
        -> Void

    /// Decodes a run and hands on the wanted pictures, as they come.
    ///
    /// Where a sample does not decode, the nearest earlier picture stands for it, or else the next one.
    func decode(_ run: FramePlan.Run, _ take: Taking) throws {
        let missing = try frames(of: run, take)
        for again in FramePlan(samples: missing, in: track.table).runs {
            for sample in try frames(of: again, isThorough: true, take) {
                try substitute(for: sample, earlierThan: again.samples.lowerBound, take)
            }
        }
    }

    /// Finds a picture for a sample that does not decode, nor any in front of it from `entry` on.
    private func substitute(for sample: Int, earlierThan entry: Int, _ take: Taking) throws {
        var entry = entry
        while let earlier = track.table.last(shownBefore: sample, decodedBefore: entry),
            let run = FramePlan(samples: [earlier], in: track.table).runs.first
        {
            if try shows(run, for: sample, take) { return }
            entry = run.samples.lowerBound
        }
        for later in (sample..<track.table.sampleCount).dropFirst()
        where track.table.sample(later)?.isKeyframe == true {
            for run in FramePlan(samples: [later], in: track.table).runs
            where try shows(run, for: sample, take) { return }
        }
        throw MovieError.nothingDecodes(complaint.map { "\($0)" } ?? "no frame came out")
    }

    /// Whether a run shows anything, which stands for a sample then.
    private func shows(_ run: FramePlan.Run, for sample: Int, _ take: Taking) throws -> Bool {
        var isFound = false
        _ = try frames(of: run, isThorough: true) { _, frame, _, cost in
            isFound = true
            try take(sample, frame, true, cost)
        }
        return isFound
    }
}
