import CLinux
import Glibc
import Jobs

/// A descriptor that is closed when dropped.
struct OwnedDescriptor: ~Copyable, Sendable {
    /// The descriptor; lent.
    let number: Int32

    /// Takes over a descriptor.
    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
}

/// Both ends of a pipe; neither is open in any child, and reading never waits.
struct Pipe: ~Copyable, Sendable {
    /// The end that is read.
    let reading: OwnedDescriptor
    /// The end that is written.
    let writing: OwnedDescriptor

    /// Makes a pipe.
    init() throws(JobError) {
        var ends: (Int32, Int32) = (-1, -1)
        let status = unsafe CLinux_pipe(&ends.0, &ends.1)
        guard status == 0 else { throw JobError.system("pipe2", -status) }
        reading = OwnedDescriptor(ends.0)
        writing = OwnedDescriptor(ends.1)
    }

    /// Keeps the end that is read and closes the other.
    consuming func readingEnd() -> OwnedDescriptor { reading }
}

extension JobError {
    /// A failure of the system to give what every job needs.
    static func system(_ function: String, _ number: Int32) -> JobError {
        JobError(.internal, "cannot start a process: \(unsafe String(cString: strerror(number))) (\(function))")
    }
}
