import Glibc
import Jobs

/// Standard output, where results go.
enum StandardOutput {
    /// Writes all of `bytes`.
    ///
    /// A closed pipe ends the process as SIGPIPE does, silently, even where the parent had the signal ignored.
    static func write(_ bytes: [UInt8]) throws(JobError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                unsafe Glibc.write(1, buffer.baseAddress! + written, buffer.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EPIPE {
                _ = signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            } else if errno != EINTR {
                throw JobError(
                    .unwritable, "cannot write standard output: \(unsafe String(cString: strerror(errno)))")
            }
        }
    }

    /// Writes a text.
    static func write(_ text: String) throws(JobError) { try write(Array(text.utf8)) }

    /// Writes a value as a JSON document.
    static func write(json value: some Encodable) throws {
        try write(try JSONText.encode(value, indented: true) + [UInt8(ascii: "\n")])
    }

    /// Whether a person sees it.
    static var isTerminal: Bool { isatty(1) == 1 }
}
