import Dispatch
import Glibc

/// Runs code that blocks on a thread of its own, so that the tasks of a server under test keep theirs.
func blocking<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { done in
        // A queue of its own has a thread at once; the shared ones grow slowly while theirs are blocked.
        DispatchQueue(label: "mutoscope.tests.client").async { done.resume(with: Swift.Result { try body() }) }
    }
}

/// Blocks this thread for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
