import Dispatch
import Glibc
import Synchronization

/// Runs work that SIGINT and SIGTERM cancel, so that it can clean up; a second signal ends at once, and so does one
/// that finds us writing what nobody reads.
func interruptible<Result: Sendable>(_ work: @escaping @Sendable () async throws -> Result) async throws
    -> Result
{
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
        _ = signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
            if task.isCancelled { _exit(130) }
            task.cancel()
            endWhileBlocked()
        }
        source.resume()
        return source
    }
    defer { for source in sources { source.cancel() } }
    return try await task.value
}

/// Ends the process in a moment where it still hangs in a write then; work that is not written may take its time.
private func endWhileBlocked() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) {
        if StandardStream.writes.load(ordering: .relaxed) > 0 { _exit(130) }
        endWhileBlocked()
    }
}
