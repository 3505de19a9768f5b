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
    private var isExhausted = false
    private var isReading = false
    private let resumed: ResumeFile?

    init(_ request: ProbeRequest) throws {
        self.request = request
        resumed = try request.resume.map { try ResumeFile($0, retriesFailed: request.retriesFailed) }
        output = request.output
        // Sixteen for each that runs keeps the others busy while one takes long, and memory flat.
        plan = BatchPlan(
            order: request.output.form == .ndjson && request.parallel > 1 ? .completion : .input,
            parallel: request.parallel, window: 16 * request.parallel, stopsAtFailure: request.failsFast)
        progress = Progress(
            request.progress, total: request.inputs.count(besides: resumed?.answered),
            isSeveral: request.inputs.isSeveral)
    }

    private enum Event: Sendable {
        case input(FoundInput?)
        case outcome(Int, ProbeOutcome)
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

    private mutating func work(through reader: InputReader) async throws {
        let request = request
        try await withThrowingTaskGroup(of: Event.self) { group in
            while true {
                if !isReading, !isExhausted, plan.mayStart {
                    isReading = true
                    group.addTask { .input(try await reader.next()) }
                }
                // An input may be waited for in vain once nothing is to start any more.
                if plan.isStopped, plan.running == 0 { group.cancelAll() }
                guard let event = try await next(&group) else { return }
                switch event {
                case .input(nil):
                    isReading = false
                    isExhausted = true
                case .input(let found?):
                    isReading = false
                    // A failure may have come while the name was read.
                    guard !plan.isStopped else { continue }
                    let place = plan.start()
                    switch found {
                    case .failure(let name, let error):
                        try take(ProbeOutcome(input: name, result: .failure(error)), of: place)
                    case .name(let name):
                        group.addTask {
                            .outcome(place, await ProbeOutcome(of: request.job(name), limits: request.limits))
                        }
                    }
                case .outcome(let place, let outcome): try take(outcome, of: place)
                }
            }
        }
    }

    private func next(_ group: inout ThrowingTaskGroup<Event, any Error>) async throws -> Event? {
        do {
            return try await group.next()
        } catch is CancellationError where plan.isStopped && !Task.isCancelled {
            return nil
        }
    }

    private mutating func take(_ outcome: ProbeOutcome, of place: Int) throws {
        if let error = outcome.error, error.code == .interrupted { throw error }
        for ready in plan.finish(place, outcome, failed: outcome.error != nil) {
            progress.clear()
            if let error = ready.error {
                firstFailure = firstFailure ?? error
                if !output.tellsFailures { StandardError.line(error.line(about: ready.input)) }
            }
            try write(try output.text(of: ready))
        }
        progress.tell(done: plan.done, failed: plan.failed, input: outcome.input)
    }

    private func write(_ text: String) throws {
        if let resumed { try resumed.write(text) } else { try StandardOutput.write(text) }
    }
}
