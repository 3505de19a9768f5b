import Jobs

/// How a job is done for an answer, and the answer made of what it gave.
protocol JobPlan: Sendable {
    /// Tells this job from every other.
    var key: JobKey { get }
    /// What is to be done; the movie's bytes come from standard input.
    var job: Job { get }

    /// The answer that needs no job, if there is one. `now` is in nanoseconds since 1970.
    func answerWithoutJob(_ request: RequestHead, now: Int64) -> Answer?
    /// The bytes of what the job gave, which all who wait share.
    func bytes(of answer: JobAnswer) throws(JobError) -> [UInt8]
    /// The answer with those bytes, or with the reason why there are none.
    func answer(_ request: RequestHead, _ outcome: Result<[UInt8], JobError>, now: Int64) -> Answer
}

extension JobPlan {
    /// What the end of the job means to those who wait.
    func outcome(_ result: Result<JobAnswer, any Error>) -> Result<[UInt8], JobError> {
        do {
            return .success(try bytes(of: result.get()))
        } catch let error as JobError {
            return .failure(error)
        } catch {
            return .failure(error is CancellationError ? .stopping : JobError(.internal, "the job failed"))
        }
    }
}

extension JobError {
    /// The service is going down.
    static let stopping = JobError(.interrupted, "the service is stopping")
}
