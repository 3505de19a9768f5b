import JobExecution
import Jobs
import Movies

/// What probing one input gave.
struct ProbeOutcome: Encodable, Sendable {
    let input: String
    let result: Result<JobAnswer, JobError>

    /// Probes.
    init(of job: ProbeJob, limits: MovieLimits) async {
        input = job.input
        do {
            // The limits count from here, so each input has the whole time.
            let answer = try await LocalRunner(limits: limits).run(.probe(job), readingFrom: nil)
            switch (answer, job.compat) {
            case (.movie, nil), (.ffprobe, .ffprobe): result = .success(answer)
            default: throw JobError(.internal, "other facts came back than were asked for")
            }
        } catch {
            result = .failure(error as? JobError ?? JobError(.internal, "\(error)"))
        }
    }

    init(input: String, result: Result<JobAnswer, JobError>) {
        self.input = input
        self.result = result
    }

    var error: JobError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Our own facts, where they came.
    var movie: MovieInfo? {
        if case .success(.movie(let info)) = result { info } else { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch result {
        case .success(.movie(let info)): try info.encode(to: encoder)
        case .success(.ffprobe(let document)): try document.encode(to: encoder)
        case .success: throw JobError(.internal, "a picture came back instead of facts")
        case .failure(let error): try FailedInput(input: input, error: error).encode(to: encoder)
        }
    }
}
