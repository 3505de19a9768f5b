import Glibc
import Synchronization

/// Held while a child starts: another one must not inherit pipes that are not yet marked as ours.
private let start = Mutex<Void>(())

/// A running child process, and our ends of its pipes.
struct Child: ~Copyable {
    private let identifier: pid_t
    private var input: Feed
    private var output: Drain
    private var errors: Drain

    /// Starts `path` in a process group of its own, so that all it starts can be killed with it.
    init(path: String, arguments: [String], environment: [String], input bytes: [UInt8]?) throws {
        // A child that leaves before it has read its input must not take us with it.
        signal(SIGPIPE, SIG_IGN)
        let (toInput, fromOutput, fromErrors, identifier) = try start.withLock { _ in
            let pipes = (try Pipe(), try Pipe(), try Pipe())
            let theirs = [pipes.0.reading, pipes.1.writing, pipes.2.writing]
            defer { for descriptor in theirs { close(descriptor) } }
            return (pipes.0, pipes.1, pipes.2, try spawn(path, arguments, environment, descriptors: theirs))
        }
        self.identifier = identifier
        input = Feed(descriptor: toInput.writing, bytes: bytes ?? [])
        output = Drain(descriptor: fromOutput.reading)
        errors = Drain(descriptor: fromErrors.reading)
    }

    /// Feeds and drains the child until it ends, or kills it at the deadline.
    consuming func outcome(by deadline: ContinuousClock.Instant) -> Subprocess.Outcome {
        // All three at once: a child that waits for one of them would otherwise stop the others.
        while output.isOpen || errors.isOpen, ContinuousClock.now < deadline {
            input.advance()
            output.advance()
            errors.advance()
            waitForPipes(until: deadline)
        }
        let end = wait(until: deadline)
        input.close()
        output.close()
        errors.close()
        return Subprocess.Outcome(end: end, output: output.bytes, errors: errors.bytes)
    }

    /// Sleeps until a pipe is ready, for 50 ms at most.
    private func waitForPipes(until deadline: ContinuousClock.Instant) {
        var descriptors = [
            pollfd(fd: input.isOpen ? input.descriptor : -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output.isOpen ? output.descriptor : -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.isOpen ? errors.descriptor : -1, events: Int16(POLLIN), revents: 0),
        ]
        unsafe poll(&descriptors, nfds_t(descriptors.count), 50)
    }

    /// Collects the child, which leaves no zombie.
    private func wait(until deadline: ContinuousClock.Instant) -> Subprocess.End {
        var status: Int32 = 0
        while ContinuousClock.now < deadline {
            if unsafe waitpid(identifier, &status, WNOHANG) == identifier { return end(of: status) }
            usleep(1000)
        }
        kill(-identifier, SIGKILL)
        unsafe waitpid(identifier, &status, 0)
        return .deadline
    }

    /// What `waitpid` says: the low seven bits are the signal, the next byte is the exit status.
    private func end(of status: Int32) -> Subprocess.End {
        let signal = status & 0x7f
        return signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
    }
}
