import Glibc
import Jobs

/// Wakes a thread that waits for descriptors.
final class Alarm: Sendable {
    private let pipe: Pipe

    /// Makes an alarm that has not rung.
    init() throws(JobError) { pipe = try Pipe() }

    /// Becomes readable when the alarm rings; lent.
    var descriptor: Int32 { pipe.reading.number }

    /// Rings; may be called at any time from any thread.
    func ring() { _ = unsafe write(pipe.writing.number, "!", 1) }
}
