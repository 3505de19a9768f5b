import Glibc

/// Why a file could not be opened or read.
public struct FileError: Error, Hashable, Sendable {
    /// The kinds of failure that callers tell apart.
    public enum Reason: Hashable, Sendable {
        /// There is nothing of that name, or the name leaves the folder.
        case notFound
        /// There is a folder where a file was asked for.
        case isDirectory
        /// There is something, but it is no regular file (or, for a root, no folder).
        case wrongKind
        /// It may not be read.
        case denied
        /// The process or the system has no descriptor or memory left.
        case exhausted
        /// A pipe gave more bytes than may be copied aside.
        case tooLong
        /// Anything else, such as a failing disk.
        case failed
    }

    /// What kind of failure it is.
    public let reason: Reason
    /// The C function that reported it.
    public let function: String
    /// What the function reported, or 0 where the file was opened and then refused.
    public let number: Int32

    /// Sorts `number` as reported by `function`.
    init(_ function: String, number: Int32) {
        self.function = function
        self.number = number
        reason =
            switch number {
            // EXDEV: the name led out of the folder. Whoever asks must not learn that something is there.
            case ENOENT, ENOTDIR, EXDEV, ELOOP, ENAMETOOLONG: .notFound
            case EISDIR: .isDirectory
            case ENXIO, ENODEV: .wrongKind
            case EFBIG: .tooLong
            case EACCES, EPERM: .denied
            case EMFILE, ENFILE, ENOMEM: .exhausted
            default: .failed
            }
    }

    /// Says that what was opened is not of the kind asked for.
    init(wrongKindBy function: String) {
        self.function = function
        number = 0
        reason = .wrongKind
    }

    /// The system's words for the failure: `No such file or directory`.
    public var explanation: String {
        number == 0 ? "not a regular file" : unsafe String(cString: strerror(number))
    }

    /// Whether there is nothing of that name, and that is all.
    public var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}
