import FFmpeg
import MovieHeaders
import Timing

/// Answers parts of an extraction, one after another on one thread; decoder and demuxer stay open between them.
struct PartTaker {
    private let extractor: FrameExtractor
    private let interrupt: Interrupt
    private var decoder: RunDecoder?

    init(_ extractor: FrameExtractor, _ interrupt: Interrupt) {
        self.extractor = extractor
        self.interrupt = interrupt
    }

    /// Answers every request of a part once, as its picture comes.
    mutating func take(
        _ part: ExtractionPart, _ answer: ([Int], Result<MoviePicture, any Error>) -> Void
    ) {
        switch part {
        case .run(let track, let run, let wanted): decode(run, of: track, wanted, answer)
        case .hunt(let places, let positions): hunt(places, positions, answer)
        }
    }

    private mutating func decode(
        _ run: FramePlan.Run, of track: TableTrack, _ wanted: [ExtractionPart.Wanted],
        _ answer: ([Int], Result<MoviePicture, any Error>) -> Void
    ) {
        let bySample = Dictionary(grouping: wanted, by: \.sample)
        var unanswered = Set(wanted.flatMap(\.requests).map(\.place))
        var failure: any Error = MovieError.nothingDecodes("no frame came out")
        do {
            let decoder = try self.decoder ?? track.decoder(extractor.limits, interrupt)
            self.decoder = decoder
            var spent = decoder.cost
            try decoder.decode(run) { sample, frame, isDamaged, cost in
                for wanted in bySample[sample] ?? [] {
                    var picture = try track.picture(
                        of: frame, for: wanted.number, isDamaged: isDamaged, size: extractor.maximumSize,
                        isUpright: extractor.appliesPreferredTrackTransform)
                    picture.cost = cost - spent
                    spent = cost
                    for request in wanted.requests where unanswered.remove(request.place) != nil {
                        picture.requestedTime = request.time
                        answer([request.place], .success(picture))
                        // What was spent is told once.
                        picture.cost = DecodingCost()
                    }
                }
            }
        } catch {
            failure = error
        }
        // Whatever went wrong, nobody waits for ever.
        if !unanswered.isEmpty { answer(Array(unanswered), .failure(failure)) }
    }

    private func hunt(
        _ places: [Int], _ positions: [TimePosition],
        _ answer: ([Int], Result<MoviePicture, any Error>) -> Void
    ) {
        let mode: FrameRequest.Mode =
            extractor.requestedTimeToleranceBefore == nil && extractor.requestedTimeToleranceAfter == nil
            ? .key : .exact
        var open: [TimePosition: [Int]] = Dictionary(grouping: places) { positions[$0] }
        do {
            let source = WatchedSource(extractor.source, interrupt: interrupt)
            let movie = try OpenMovie(source, limits: extractor.limits, interrupt: interrupt)
            for place in places {
                guard let all = open.removeValue(forKey: positions[place]) else { continue }
                var request = FrameRequest(at: positions[place], mode: mode, size: extractor.maximumSize)
                request.isUpright = extractor.appliesPreferredTrackTransform
                answer(all, Result { try movie.picture(request) })
            }
        } catch {
            answer(places, .failure(error))
        }
    }
}
