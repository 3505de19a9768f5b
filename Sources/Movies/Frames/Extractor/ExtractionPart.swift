import FFmpeg
import MovieHeaders
import Timing

/// Requests that are answered by one worker, one after another.
enum ExtractionPart: Sendable {
    /// Those that a run of samples answers.
    case run(TableTrack, FramePlan.Run, [Wanted])
    /// All of them, where a demuxer has to look for each: places, and all positions.
    case hunt([Int], [TimePosition])

    /// A frame, and the places of the requests that it answers.
    struct Wanted: Sendable {
        let number: Int
        let sample: Int
        var requests: [Request] = []
    }

    /// A request by its place, and the time that it stands for.
    struct Request: Sendable {
        let place: Int
        let time: MediaTime?
    }

    /// Divides requests; the parts come in the order in which their first answers are wanted.
    static func parts(
        for positions: [TimePosition], _ extractor: FrameExtractor, _ interrupt: Interrupt
    ) throws -> [ExtractionPart] {
        let source = WatchedSource(extractor.source, interrupt: interrupt)
        guard let header = try MovieHeader.read(source), let track = try TableTrack.read(source, header) else {
            return [.hunt(Array(positions.indices), positions)]
        }
        return try parts(for: positions, extractor, track)
    }

    private static func parts(
        for positions: [TimePosition], _ extractor: FrameExtractor, _ track: TableTrack
    ) throws -> [ExtractionPart] {
        var wanted: [Int: Wanted] = [:]
        for (place, position) in positions.enumerated() {
            let (asked, time) = track.frame(at: position)
            guard let there = track.present(asked) else {
                throw MovieError.nothingDecodes("its samples are missing")
            }
            let number = track.cheapest(
                for: there, at: time, before: extractor.requestedTimeToleranceBefore,
                after: extractor.requestedTimeToleranceAfter)
            guard let sample = track.table.frame(number)?.sample else {
                throw MovieError.nothingDecodes("its table has no frame \(number)")
            }
            wanted[number, default: Wanted(number: number, sample: sample)].requests
                .append(Request(place: place, time: time))
        }
        let bySample = Dictionary(grouping: wanted.values, by: \.sample)
        return FramePlan(samples: bySample.keys, in: track.table).runs
            .map { run in (run, run.wanted.flatMap { bySample[$0] ?? [] }) }
            .sorted { $0.1.firstPlace < $1.1.firstPlace }
            .map { .run(track, $0, $1) }
    }
}

extension [ExtractionPart.Wanted] {
    fileprivate var firstPlace: Int { lazy.flatMap(\.requests).map(\.place).min() ?? .max }
}

extension TableTrack {
    private func time(of number: Int) -> MediaTime? { table.frame(number).map { span(of: $0).time } }

    /// The frame that answers a time within tolerances: a keyframe where one lies there, else the frame itself.
    func cheapest(for number: Int, at time: MediaTime?, before: MediaTime?, after: MediaTime?) -> Int {
        if before == .zero, after == .zero { return number }
        guard let time else { return number }
        let earlier = keyframe(notAfter: number)
        if isKeyframe(earlier), (self.time(of: earlier) ?? time) >= time - (before ?? time) { return earlier }
        guard after != .zero else { return number }
        let latest = after.map { time + $0 }
        for later in number + 1..<max(number + 1, table.frameCount) {
            if let latest, (self.time(of: later) ?? latest) > latest { break }
            if isKeyframe(later) { return later }
        }
        return number
    }
}
