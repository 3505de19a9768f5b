/// What a job gave.
public enum JobAnswer: Hashable, Sendable {
    /// The facts about a movie.
    case movie(MovieInfo)
    /// The facts about a movie with the keys of ffprobe.
    case ffprobe(FFprobeDocument)
    /// A picture that was written to the job's output.
    case written(PictureReport)
    /// The bytes of a picture file, of a job without an output.
    case picture([UInt8])
}

/// Something that does jobs: this process, a child for each job, a pool of workers.
public protocol JobRunner: Sendable {
    /// Does one job and answers once.
    ///
    /// - Parameters:
    ///   - job: What to do.
    ///   - descriptor: An open file that stands for the job's input `-`; borrowed for the length of the call.
    /// - Throws: `JobError`, or `CancellationError` where the task was cancelled.
    func run(_ job: Job, readingFrom descriptor: Int32?) async throws -> JobAnswer
}
