import FFmpeg
import MovieHeaders
import Timing

/// One pass over the requests of an extractor: what is under way, and what waits for its turn to be handed out.
///
/// Only its iterator uses it, so that nothing here is shared but the channel and the queue.
final class Extraction {
    private let extractor: FrameExtractor
    private let positions: [TimePosition]
    private let interrupt: Interrupt
    private let queue = WorkQueue<ExtractionPart>()
    private let channel: AsyncStream<Event>.Continuation
    private var events: AsyncStream<Event>.Iterator
    private var parts: ArraySlice<ExtractionPart> = []
    private var underWay = 0
    private var workers = 0
    private var isPlanned = false
    private var answers: [Int: Result<MoviePicture, any Error>] = [:]
    private var nextAnswer = 0

    private enum Event: Sendable {
        case plan(Result<[ExtractionPart], any Error>)
        /// The places of requests, and their answer.
        case answer([Int], Result<MoviePicture, any Error>)
        /// All requests of a part have their answers.
        case end
    }

    init(_ extractor: FrameExtractor, _ positions: [TimePosition]) {
        self.extractor = extractor
        self.positions = positions
        interrupt = Interrupt(timeLimit: extractor.limits.timeLimit)
        let (stream, channel) = AsyncStream<Event>.makeStream()
        (events, self.channel) = (stream.makeAsyncIterator(), channel)
    }

    deinit {
        interrupt.cancel()
        queue.close()
    }

    func next() async -> FrameExtractor.Answer? {
        guard nextAnswer < positions.count else { return nil }
        let interrupt = interrupt
        return await withTaskCancellationHandler {
            while true {
                if let picture = answers.removeValue(forKey: nextAnswer) {
                    defer { nextAnswer += 1 }
                    return FrameExtractor.Answer(requested: positions[nextAnswer], picture: picture)
                }
                if !isPlanned { plan() }
                hireAndFeed()
                guard let event = await events.next(), !Task.isCancelled else { return nil }
                take(event)
            }
        } onCancel: {
            interrupt.cancel()
        }
    }

    private func plan() {
        isPlanned = true
        let (extractor, positions, interrupt, channel) = (extractor, positions, interrupt, channel)
        Task(executorPreference: MovieThread()) {
            channel.yield(.plan(Result { try ExtractionPart.parts(for: positions, extractor, interrupt) }))
        }
    }

    private func take(_ event: Event) {
        switch event {
        case .plan(.success(let parts)): self.parts = parts[...]
        case .plan(.failure(let error)):
            for place in positions.indices { answers[place] = .failure(error) }
        case .answer(let places, let picture): for place in places { answers[place] = picture }
        case .end: underWay -= 1
        }
    }

    /// Gives out parts, one more than there are workers: the next must not wait until the last is handed out.
    private func hireAndFeed() {
        let width = max(1, extractor.parallel)
        while underWay <= width, let part = parts.popFirst() {
            underWay += 1
            queue.put(part)
            if workers < min(width, underWay) { hire() }
        }
    }

    private func hire() {
        workers += 1
        let thread = MovieThread()
        let (extractor, interrupt, channel, queue) = (extractor, interrupt, channel, queue)
        Task(executorPreference: thread) {
            var taker = PartTaker(extractor, interrupt)
            while let part = await queue.next() {
                taker.take(part) { channel.yield(.answer($0, $1)) }
                channel.yield(.end)
            }
        }
    }
}
