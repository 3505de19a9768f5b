import Dispatch

/// A thread of its own for each movie: decoding blocks, and the shared pool has no thread to spare for it.
final class BlockingExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "mutoscope.movie")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
