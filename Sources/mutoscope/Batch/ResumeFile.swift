import Glibc
import Jobs

/// The file of `--resume`: what earlier runs answered, and where this one appends.
struct ResumeFile: Sendable {
    /// The inputs answered in it.
    let answered: AnsweredInputs
    private let path: String
    private let descriptor: Int32

    /// Opens or makes the file, reads it, and cuts a last line that was not finished.
    ///
    /// It stays locked as long as the process lives, for two runs would cut each other's lines.
    init(_ path: String, retriesFailed: Bool) throws(JobError) {
        self.path = path
        descriptor = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard descriptor >= 0 else { throw Self.error("cannot open", path) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw JobError(.unwritable, "--resume \(path) is no plain file")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw JobError(
                .unwritable, "--resume \(path) is in use by another run", hint: "give each run its own file")
        }
        answered = try Self.read(descriptor, path, retriesFailed)
        guard !answered.isForeign else {
            throw JobError(.usage, "--resume \(path) holds no answers of probe", hint: "name another file")
        }
        guard ftruncate(descriptor, off_t(answered.wholeLength)) == 0 else {
            throw Self.error("cannot cut", path)
        }
    }

    /// Appends a text.
    func write(_ text: String) throws(JobError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                throw Self.error("cannot write", path)
            }
        }
    }

    private static func read(
        _ descriptor: Int32, _ path: String, _ retriesFailed: Bool
    ) throws(JobError) -> AnsweredInputs {
        var answered = AnsweredInputs(retriesFailed: retriesFailed)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes {
                unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                answered.take(piece[..<count])
            } else if count == 0 {
                return answered
            } else if errno != EINTR {
                throw error("cannot read", path)
            }
        }
    }

    private static func error(_ what: String, _ path: String) -> JobError {
        let reason = unsafe String(cString: strerror(errno))
        return JobError(.unwritable, "\(what) --resume \(path): \(reason)")
    }
}
