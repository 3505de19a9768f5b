import FFmpeg
import MovieHeaders

extension RunDecoder {
    /// Decodes what a plan says and hands on the wanted pictures, as they come.
    ///
    /// Where a sample does not decode, the nearest earlier picture stands for it, or else the next one.
    ///
    /// - Parameter take: Is given each wanted sample and its frame, and whether that is damaged, or another one in its place.
    mutating func decode(
        _ plan: FramePlan,
        _ take: (_ sample: Int, _ frame: borrowing Frame, _ isDamaged: Bool) throws -> Void
    ) throws {
        for run in plan.runs {
            let missing = try decode(run, take)
            for again in FramePlan(samples: missing, in: track.table).runs {
                for sample in try decode(again, isThorough: true, take) {
                    try substitute(for: sample, earlierThan: again.samples.lowerBound, take)
                }
            }
        }
    }

    /// Finds a picture for a sample that does not decode, nor any in front of it from `entry` on.
    private mutating func substitute(
        for sample: Int, earlierThan entry: Int,
        _ take: (_ sample: Int, _ frame: borrowing Frame, _ isDamaged: Bool) throws -> Void
    ) throws {
        var entry = entry
        var isFound = false
        while entry > 0, let run = FramePlan(samples: [entry - 1], in: track.table).runs.first {
            _ = try decode(run, isThorough: true) { _, frame, _ in
                isFound = true
                try take(sample, frame, true)
            }
            if isFound { return }
            entry = run.samples.lowerBound
        }
        for later in sample + 1..<max(sample + 1, track.table.sampleCount)
        where track.table.sample(later)?.isKeyframe == true {
            for run in FramePlan(samples: [later], in: track.table).runs {
                _ = try decode(run, isThorough: true) { _, frame, _ in
                    isFound = true
                    try take(sample, frame, true)
                }
            }
            if isFound { return }
        }
        throw MovieError.nothingDecodes(complaint.map { "\($0)" } ?? "no frame came out")
    }
}
