import Glibc
import Jobs

/// Standard output, where results go.
enum StandardOutput {
    /// Writes all of `bytes`.
    ///
    /// A closed pipe ends the process as SIGPIPE does, silently, even where the parent had the signal ignored.
    static func write(_ bytes: [UInt8]) throws(JobError) {
        let code = StandardStream.write(bytes, to: 1)
        if code == EPIPE {
            _ = signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        } else if code != 0 {
            throw JobError(
                .unwritable, "cannot write standard output: \(unsafe String(cString: strerror(code)))")
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
