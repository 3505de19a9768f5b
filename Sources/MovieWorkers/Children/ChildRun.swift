import Glibc
import Jobs

/// One job from the start of its process to the end.
enum ChildRun {
    /// Runs a program and tells how it ended and what it said.
    ///
    /// Blocks.
    ///
    /// - Parameter input: What it reads on standard input; nil is nothing.
    static func run(
        _ command: [String], input: Int32?, limits: ChildLimits, alarm: Alarm
    ) throws(JobError) -> ChildEnd {
        let deadline = ContinuousClock.now + limits.deadline
        let nothing = OwnedDescriptor(unsafe open("/dev/null", O_RDONLY | O_CLOEXEC))
        // A child reads from the beginning, whoever read before.
        if let input { lseek(input, 0, Int32(SEEK_SET)) }
        let outputPipe = try Pipe()
        let errorPipe = try Pipe()
        let child = try ChildProcess(
            command, input: input ?? nothing.number, output: outputPipe.writing.number,
            error: errorPipe.writing.number)
        var output = ChildStream(outputPipe.readingEnd(), limit: limits.output, keeping: .beginning)
        // The last line is the one that tells why.
        var error = ChildStream(errorPipe.readingEnd(), limit: limits.error, keeping: .end)
        let reason = follow(child.endDescriptor(), &output, &error, until: deadline, alarm: alarm)
        let cause = child.end()
        return ChildEnd(cause: reason ?? cause, output: output.bytes, error: error.bytes)
    }

    /// Reads what a process says until it ends, then gives nil, or until there is a reason to end it.
    private static func follow(
        _ end: consuming OwnedDescriptor, _ output: inout ChildStream, _ error: inout ChildStream,
        until deadline: ContinuousClock.Instant, alarm: Alarm
    ) -> ChildEnd.Cause? {
        while true {
            let left = (deadline - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return .deadline }
            var entries = [alarm.descriptor, end.number, output.descriptor, error.descriptor].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            _ = unsafe poll(&entries, nfds_t(entries.count), Int32(min(left.rounded(.up), 60_000)))
            if entries[0].revents != 0 { return .cancellation }
            output.read()
            error.read()
            if output.isOver { return .flood }
            // All that it said before its end has just been read. The pipes may stay open in what it started.
            if entries[1].revents != 0 { return nil }
            // A kernel that has no such descriptor: then the end of both streams is the end.
            if end.number < 0, output.descriptor < 0, error.descriptor < 0 { return nil }
        }
    }
}
