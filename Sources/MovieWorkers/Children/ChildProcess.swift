import CLinux
import Glibc
import Jobs

/// A process that does one job.
///
/// Owner: exactly one. Dropping it kills the process with all it started, and waits until it is gone.
struct ChildProcess: ~Copyable {
    private let id: pid_t
    private var isReaped = false

    /// Starts a program.
    ///
    /// The corresponding C functions are `fork` and `execve`.
    init(_ command: [String], input: Int32, output: Int32, error: Int32) throws(JobError) {
        id = Spawner.shared.start(command, input: input, output: output, error: error)
        isReaped = id <= 0
        guard id > 0 else { throw JobError.system("execve", -id) }
    }

    /// A descriptor that is readable when the process has ended.
    ///
    /// The corresponding C function is `pidfd_open`.
    func endDescriptor() -> OwnedDescriptor { OwnedDescriptor(CLinux_process_descriptor(id)) }

    /// Kills what is left of the process and of all it started, and tells how it ended.
    consuming func end() -> ChildEnd.Cause {
        isReaped = true
        let status = Self.reap(id)
        // The low seven bits are the signal, or 0 and then the next eight are the exit status.
        return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    /// The corresponding C function is `waitpid`.
    private static func reap(_ id: pid_t) -> Int32 {
        // Until it is waited for, its number belongs to it even when it has ended.
        kill(-id, SIGKILL)
        var status: Int32 = 0
        while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status
    }

    deinit { if !isReaped { _ = Self.reap(id) } }
}
