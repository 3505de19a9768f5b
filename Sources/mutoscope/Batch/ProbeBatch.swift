import Jobs
import Movies

/// Probes the inputs of a list, several at a time, and writes each outcome once.
struct ProbeBatch {
    /// What the command line asks for.
    let request: ProbeRequest
    private var plan: BatchPlan<ProbeOutcome>
    private var output: ProbeOutput
    private var progress: Progress
    private var firstFailure: JobError?
    private let resumed: ResumeFile?

    init(_ request: ProbeRequest) throws {
        self.request = request
        resumed = try request.resume.map { try ResumeFile($0, retriesFailed: request.retriesFailed) }
        output = request.output
        plan = BatchPlan(
            order: request.output.form == .ndjson && request.parallel > 1 ? .completion : .input,
            // One more for each that runs: the next must not wait until the last is written.
            parallel: 2 * request.parallel,
            // Sixteen for each that runs keeps the others busy while one takes long, and memory flat.
            window: 16 * request.parallel, stopsAtFailure: request.failsFast)
        progress = Progress(
            request.progress, total: request.inputs.count(besides: resumed?.answered),
            isSeveral: request.inputs.isSeveral)
    }

    /// Does it all and gives the exit status.
    mutating func run() async throws -> Int32 {
        let reader = try InputReader(request.inputs, leavingOut: resumed?.answered)
        try write(output.head)
        do {
            try await work(through: reader)
        } catch {
            progress.clear()
            // What stands on standard output must be whole, however it ends.
            try write(output.tail)
            throw Task.isCancelled ? JobError(.interrupted, "interrupted") : error
        }
        try write(output.tail)
        progress.end(done: plan.done, failed: plan.failed)
        guard let firstFailure else { return 0 }
        return request.inputs.isSeveral ? 3 : firstFailure.code.exitStatus
    }

    private enum Event: Sendable {
        /// More inputs; none where there are no more.
        case inputs([FoundInput])
        case outcome(Int, ProbeOutcome)
        /// A worker found nothing more to do.
        case rest
    }

    private mutating func work(through reader: InputReader) async throws {
        let (events, desk) = AsyncThrowingStream<Event, any Error>.makeStream()
        let queue = WorkQueue<(place: Int, input: String)>()
        let request = request
        let output = output
        try await withThrowingDiscardingTaskGroup { group in
            defer { queue.close() }
            var inputs: ArraySlice<FoundInput> = []
            var (isReading, isExhausted, workers) = (false, false, 0)
            var events = events.makeAsyncIterator()
            while !isExhausted || !inputs.isEmpty || plan.running > 0 {
                while plan.mayStart, let found = inputs.popFirst() {
                    let place = plan.start()
                    switch found {
                    case .failure(let name, let error):
                        try take(ProbeOutcome(input: name, .failure(error), as: output), of: place)
                    case .name(let name):
                        queue.put((place, name))
                        guard workers < min(request.parallel, plan.running) else { continue }
                        workers += 1
                        let thread = MovieThread()
                        group.addTask(executorPreference: thread) {
                            await Self.answer(queue, request, as: output, on: thread, to: desk)
                        }
                    }
                }
                // Nothing more is to start, and an input may be waited for in vain. Those given out before a failure are
                // answered, unless a worker's own failure took them back.
                if plan.isStopped, plan.running == 0 || workers == 0 { return group.cancelAll() }
                if inputs.isEmpty, !isReading, !isExhausted, plan.mayStart {
                    isReading = true
                    group.addTask {
                        do { desk.yield(.inputs(try await reader.next())) } catch {
                            desk.finish(throwing: error)
                        }
                    }
                }
                switch try await events.next() {
                case .inputs(let found):
                    isReading = false
                    isExhausted = found.isEmpty
                    inputs = found[...]
                case .outcome(let place, let outcome): try take(outcome, of: place)
                case .rest: workers -= 1
                case nil: throw CancellationError()
                }
            }
        }
    }

    /// Answers the inputs of a queue one after another.
    private static func answer(
        _ queue: WorkQueue<(place: Int, input: String)>, _ request: ProbeRequest, as output: ProbeOutput,
        on thread: MovieThread, to desk: AsyncThrowingStream<Event, any Error>.Continuation
    ) async {
        while let (place, input) = await queue.next() {
            let result = await request.result(of: input, on: thread)
            // At once: what waits may not start.
            if case .failure = result, request.failsFast { queue.close() }
            do {
                desk.yield(.outcome(place, try ProbeOutcome(input: input, result, as: output)))
            } catch {
                desk.finish(throwing: error)
            }
        }
        desk.yield(.rest)
    }

    private mutating func take(_ outcome: ProbeOutcome, of place: Int) throws {
        if let error = outcome.error, error.code == .interrupted { throw error }
        for ready in plan.finish(place, outcome, failed: outcome.error != nil) {
            progress.clear()
            if let error = ready.error {
                firstFailure = firstFailure ?? error
                if !output.tellsFailures { StandardError.line(error.line(about: ready.input)) }
            }
            try write(output.text(of: ready))
        }
        progress.tell(done: plan.done, failed: plan.failed, input: outcome.input)
    }

    private func write(_ text: String) throws {
        if let resumed { try resumed.write(text) } else { try StandardOutput.write(text) }
    }
}
