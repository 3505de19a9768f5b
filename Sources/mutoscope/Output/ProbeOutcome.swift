import Jobs

/// What probing one input gave, as it is to be written.
struct ProbeOutcome: Sendable {
    let input: String
    let error: JobError?
    /// What stands in the output.
    let text: String

    init(input: String, _ result: Result<JobAnswer, JobError>, as output: ProbeOutput) throws {
        self.input = input
        if case .failure(let failure) = result { error = failure } else { error = nil }
        text = try output.entry(input, result)
    }
}
