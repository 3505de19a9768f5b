import CMicroHTTPD
import Glibc
import HTTPRanges
import Jobs
import Synchronization

/// One request and its answer.
///
/// Everything but the outcome of a job is touched only by the one daemon thread that runs its connection, and never
/// while the connection is suspended; that is why it may claim to be Sendable. The daemon owns one reference, from the
/// request line to its word that the request is over.
@safe final class Exchange: @unchecked Sendable {
    private let connection: OpaquePointer
    private let outcome = Mutex<Result<[UInt8], JobError>?>(nil)
    private let start = ContinuousClock.now
    private var response: Response?
    private var length: Int64 = 0
    private var status = 0

    /// The raw target of the request line.
    let target: [UInt8]
    /// The head of the request, once all of it is there.
    var head: RequestHead?
    /// The job that it waits for.
    var job: (any JobPlan)?

    /// Begins with the request line.
    init(target: [UInt8], connection: OpaquePointer) {
        self.target = target
        unsafe self.connection = connection
    }

    /// Tells connections apart.
    var key: UInt { unsafe UInt(bitPattern: connection) }

    /// What came of the job, taken once.
    func takeOutcome() -> Result<[UInt8], JobError>? { outcome.withLock { $0.take() } }

    /// Notes what is sent.
    func sends(_ response: consuming Response, for answer: Answer) -> MHD_Result {
        (status, length) = (answer.status, head?.method == .head ? 0 : answer.body.length)
        let result = unsafe response.queue(on: connection)
        self.response = consume response
        return result
    }

    /// What is logged of it, or nil where nothing was answered.
    func record(isComplete: Bool) -> AccessRecord? {
        guard status != 0, let head else { return nil }
        return AccessRecord(
            method: head.methodName, target: String(decoding: target, as: UTF8.self), status: status,
            range: head.conditions.range.first, bytes: length,
            duration: (ContinuousClock.now - start) / .seconds(1), isComplete: isComplete)
    }
}

extension Exchange: JobWaiter {
    /// Takes the connection out of its thread's hands.
    ///
    /// The corresponding C function is `MHD_suspend_connection`.
    func suspend() { unsafe MHD_suspend_connection(connection) }

    /// Gives the connection back to its thread.
    ///
    /// The corresponding C function is `MHD_resume_connection`.
    func resume(with outcome: Result<[UInt8], JobError>) {
        self.outcome.withLock { $0 = outcome }
        unsafe MHD_resume_connection(connection)
    }
}
