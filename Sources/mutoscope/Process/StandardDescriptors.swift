import Glibc
import Synchronization

/// The three descriptors that every process expects to have.
enum StandardDescriptors {
    /// Fills those that are closed, so that no file which is opened later takes their place.
    ///
    /// What fills them refuses what they are for: reading input fails and so does writing output, as if closed.
    static func fill() {
        for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            _ = unsafe open("/dev/null", mode)
        }
    }

    /// Leaves descriptor 2 to nobody, for some libraries complain there by themselves; ours is another from now on.
    static func hushLibraries() {
        let kept = fcntl(2, F_DUPFD_CLOEXEC, 3)
        guard kept >= 0 else { return }
        let nothing = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard nothing >= 0, dup2(nothing, 2) == 2 else { return }
        close(nothing)
        StandardError.descriptor.store(kept, ordering: .relaxed)
    }

    /// Has a crash end the process at once and in silence: the runtime's backtrace is not for users.
    static func endSilently() {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT] {
            _ = signal(number, SIG_DFL)
        }
    }
}
