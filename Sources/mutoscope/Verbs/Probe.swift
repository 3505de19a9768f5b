import JobExecution
import Jobs
import Movies

extension Verb {
    static let probe = Verb(
        name: "probe", operands: "INPUT…", summary: "tells what is in movies",
        options: [.json, .timeout],
        notes: """
            INPUT is a file, or - for standard input. With --json it gives one object, or an array for several
            inputs; an input that fails has an object with "error" in its place.
            """,
        decodes: true
    ) { arguments in
        guard !arguments.operands.isEmpty else {
            throw UsageError("probe needs an INPUT; see mutoscope help probe")
        }
        var limits = MovieLimits()
        limits.timeLimit = try arguments.seconds(.timeout)
        return try await probe(arguments.operands, limits: limits, asJSON: arguments.has(.json))
    }

    private static func probe(_ inputs: [String], limits: MovieLimits, asJSON: Bool) async throws -> Int32 {
        var outcomes: [ProbeOutcome] = []
        for input in inputs {
            let outcome = await ProbeOutcome(of: input, limits: limits)
            if outcome.error?.code == .interrupted { throw outcome.error! }
            outcomes.append(outcome)
            if !asJSON { try outcome.tell() }
        }
        if asJSON {
            if inputs.count == 1 {
                try StandardOutput.write(json: outcomes[0])
            } else {
                try StandardOutput.write(json: outcomes)
            }
        }
        let failures = outcomes.compactMap(\.error)
        return inputs.count == 1 ? failures.first?.code.exitStatus ?? 0 : failures.isEmpty ? 0 : 3
    }
}

/// What probing one input gave.
private struct ProbeOutcome: Encodable {
    let input: String
    let result: Result<MovieInfo, JobError>

    init(of input: String, limits: MovieLimits) async {
        self.input = input
        do {
            let answer = try await interruptible {
                // The limits count from here, so each input has the whole time.
                try await LocalRunner(limits: limits).run(.probe(ProbeJob(input: input)), readingFrom: nil)
            }
            guard case .movie(let info) = answer else { throw JobError(.internal, "no facts came back") }
            result = .success(info)
        } catch {
            result = .failure(error as? JobError ?? JobError(.internal, "\(error)"))
        }
    }

    var error: JobError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// Tells a person.
    func tell() throws {
        switch result {
        case .success(let info): try StandardOutput.write(MovieTable.text(of: info))
        case .failure(let error): StandardError.line(error.line(about: input))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch result {
        case .success(let info): try info.encode(to: encoder)
        case .failure(let error): try FailedInput(input: input, error: error).encode(to: encoder)
        }
    }
}
