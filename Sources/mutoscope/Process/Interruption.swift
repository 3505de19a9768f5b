import Dispatch
import Glibc

/// Runs work that SIGINT and SIGTERM cancel, so that it can clean up; a second signal ends at once.
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
        }
        source.resume()
        return source
    }
    defer { for source in sources { source.cancel() } }
    return try await task.value
}
