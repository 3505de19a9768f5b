import Glibc

/// Why a file could not be written.
///
/// Whatever was at the path before is still there.
public struct FileWriteError: Error, Hashable, Sendable {
    /// What failed; the raw value is the name of the C function.
    public enum Operation: String, CaseIterable, Sendable {
        /// To look at what is at the path.
        case examine = "stat"
        /// To follow a symbolic link.
        case follow = "readlink"
        /// To open the directory.
        case openDirectory = "open"
        /// To create the unfinished file.
        case create = "openat"
        /// To write its bytes.
        case write
        /// To finish it.
        case close
        /// To give it a name that may be another file's.
        case rename = "renameat"
        /// To give it a name that is free.
        case link = "linkat"
    }

    /// The kinds of failure that are told apart.
    public enum Kind: Hashable, CaseIterable, Sendable {
        /// There is a file, and it may not be replaced.
        case alreadyExists
        /// The directory does not exist, or is none.
        case noSuchDirectory
        /// The path is that of a directory.
        case isADirectory
        /// The path is that of a device, pipe or socket.
        case notARegularFile
        /// The directory, or its file system, may not be written to.
        case notPermitted
        /// The disk, the quota or the allowed file size is used up.
        case noSpace
        /// Any other.
        case other
    }

    /// What failed.
    public let operation: Operation
    /// The path as it was asked for.
    public let path: String
    /// The kind of failure.
    public let kind: Kind
    /// The C library's error number.
    public let code: Int32
}

extension FileWriteError {
    init(_ operation: Operation, _ path: String, code: Int32) {
        let kind: Kind =
            switch code {
            case EEXIST: .alreadyExists
            case ENOENT, ENOTDIR: .noSuchDirectory
            case EISDIR: .isADirectory
            case EACCES, EPERM, EROFS: .notPermitted
            case ENOSPC, EDQUOT, EFBIG: .noSpace
            default: .other
            }
        self.init(operation: operation, path: path, kind: kind, code: code)
    }
}

extension FileWriteError: CustomStringConvertible {
    /// The reason, and the C function behind it in parentheses.
    public var description: String {
        let reason = kind == .notARegularFile ? "Not a regular file" : unsafe String(cString: strerror(code))
        return "\(reason) (\(operation.rawValue))"
    }
}
