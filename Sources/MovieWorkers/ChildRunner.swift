import Dispatch
public import Jobs

/// Runs each job as a process of its own, which ends with the job: whatever a movie does to it, this process lives.
public struct ChildRunner: JobRunner {
    private let executable: String
    private let limits: ChildLimits

    /// Runs jobs by a program that understands the verbs of `mutoscope`.
    ///
    /// - Parameters:
    ///   - executable: The program's path; this program itself, unless said.
    ///   - deadline: How long one job may take; then its process is killed.
    ///   - outputLimit: How many bytes a job may give, in bytes.
    public init(
        executable: String = "/proc/self/exe", deadline: Duration = .seconds(20), outputLimit: Int = 16 << 20
    ) {
        self.executable = executable
        limits = ChildLimits(deadline: deadline, output: outputLimit)
    }

    /// Does one job in a new process and answers when that has ended.
    ///
    /// Cancelling the task kills the process.
    public func run(_ job: Job, readingFrom descriptor: Int32?) async throws -> JobAnswer {
        let command = [executable] + ChildCommand.arguments(for: job)
        let alarm = try Alarm()
        let end = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { done in
                // A queue of its own for each job: waiting must not hold a thread that tasks share.
                DispatchQueue(label: "mutoscope.child").async {
                    done.resume(
                        with: Result {
                            try ChildRun.run(
                                command, input: descriptor, limits: limits, alarm: alarm)
                        })
                }
            }
        } onCancel: {
            alarm.ring()
        }
        return try end.answer(to: job)
    }
}
