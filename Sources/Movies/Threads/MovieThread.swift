import Dispatch

/// A thread on which movies are read: decoding blocks, and the shared pool has no thread to spare for it.
///
/// Movies on the same thread take turns. A task that prefers it (`Task(executorPreference:)`) calls them without
/// a change of threads.
public final class MovieThread: SerialExecutor, TaskExecutor {
    private let queue = DispatchQueue(label: "mutoscope.movie")

    /// Makes a thread; it begins with its first work.
    public init() {}

    /// Runs a job after those that were given before.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            unsafe job.runSynchronously(
                isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.asUnownedTaskExecutor())
        }
    }
}
