/// What a table of frames is to answer, by going through all samples.
struct NaiveTable {
    let track: LaidTrack
    /// The frames: the sample and the time of each.
    let frames: [(sample: Int, time: Int)]

    init(track: LaidTrack) {
        self.track = track
        frames = Self.frames(track)
    }

    /// The samples that decoding can begin at.
    private var entries: Set<Int> {
        (track.keys ?? Set(track.times.indices)).union(track.partial).union(track.points)
    }

    private static func frames(_ track: LaidTrack) -> [(sample: Int, time: Int)] {
        let sorted = track.times.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        guard !track.edits.isEmpty else { return sorted.map { ($0.offset, $0.element) } }
        var frames: [(Int, Int)] = []
        var origin = 0
        for edit in track.edits {
            let end = edit.length == 0 ? .max : edit.mediaTime + edit.length
            for (sample, time) in sorted where edit.mediaTime >= 0 && time >= edit.mediaTime && time < end {
                frames.append((sample, origin + time - edit.mediaTime))
            }
            origin += edit.length
        }
        return frames
    }

    /// The number of the frame at a time.
    func frame(at time: Int) -> Int? {
        frames.isEmpty ? nil : frames.lastIndex { $0.time <= time } ?? 0
    }

    /// Where decoding begins for a sample; nil where nothing promises that it can.
    func start(for sample: Int) -> Int? {
        (0...sample).last { entries.contains($0) && track.times[$0] <= track.times[sample] }
    }
}
