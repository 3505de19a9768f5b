import CFFmpeg
import Dispatch
import Synchronization

/// A way to end a long call from outside: by cancelling, or by a deadline.
///
/// FFmpeg reports an interrupt as invalid data or even as success, so ask `check()` after each call
/// instead of reading the code.
public final class Interrupt: Sendable {
    /// Why a call was ended.
    public enum Reason: Error, Hashable, Sendable {
        /// Somebody cancelled.
        case cancelled
        /// The deadline passed.
        case deadline
    }

    private let isCancelled = Atomic<Bool>(false)
    private let deadline = Atomic<UInt64>(.max)

    /// Makes an interrupt; without a time limit it fires when cancelled only.
    public init(timeLimit: Duration? = nil) {
        guard let timeLimit else { return }
        let nanoseconds = max(0, timeLimit / .nanoseconds(1))
        guard nanoseconds < 1e18 else { return }
        deadline.store(DispatchTime.now().uptimeNanoseconds + UInt64(nanoseconds), ordering: .relaxed)
    }

    /// Makes every running and later call end.
    public func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// Why calls must end, or nil.
    public var reason: Reason? {
        if isCancelled.load(ordering: .relaxed) { return .cancelled }
        let deadline = deadline.load(ordering: .relaxed)
        return deadline != .max && DispatchTime.now().uptimeNanoseconds >= deadline ? .deadline : nil
    }

    /// Throws the reason where there is one.
    public func check() throws(Reason) {
        if let reason { throw reason }
    }

    /// The C side; the owner of the callback keeps this object alive.
    var callback: AVIOInterruptCB {
        unsafe AVIOInterruptCB(
            callback: { context in
                unsafe Unmanaged<Interrupt>.fromOpaque(context!).takeUnretainedValue().reason == nil ? 0 : 1
            },
            opaque: Unmanaged.passUnretained(self).toOpaque())
    }
}
