import Glibc

/// A hidden file that is being written, in the directory where it shall stay.
///
/// Owner: exactly one. A file that was not published is removed at the end of the owner's life.
struct UnfinishedFile: ~Copyable {
    private let directory: Directory
    private let hiddenName: String
    /// Whether the hidden name is still the file's, or one of its two.
    private var isHidden = true
    /// The open file; nil once it is closed.
    private var descriptor: Int32?
    /// The path that errors name.
    private let path: String

    private init(in directory: consuming Directory, named name: String, descriptor: Int32, path: String) {
        self.directory = directory
        self.hiddenName = name
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        if let descriptor { Glibc.close(descriptor) }
        if isHidden { unsafe unlinkat(directory.descriptor, hiddenName, 0) }
    }

    /// Creates an empty file under a name that nothing else has; errors name `path`.
    ///
    /// The corresponding C function is `openat`.
    static func create(
        in directory: consuming Directory, for path: String
    ) throws(FileWriteError) -> UnfinishedFile {
        while true {
            // A name of its own length: the file's name with something added might be too long.
            let name = ".unfinished-" + String(UInt64.random(in: .min ... .max), radix: 36)
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let descriptor = unsafe openat(directory.descriptor, name, flags, 0o666)
            if descriptor >= 0 {
                return UnfinishedFile(in: directory, named: name, descriptor: descriptor, path: path)
            }
            guard errno == EEXIST || errno == EINTR else { throw FileWriteError(.create, path, code: errno) }
        }
    }

    /// Writes all of `bytes` behind what was written before.
    ///
    /// The corresponding C function is `write`.
    mutating func append(_ bytes: Span<UInt8>) throws(FileWriteError) {
        guard let descriptor else { preconditionFailure("a published file is not written to") }
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.extracting(written...).withUnsafeBytes { rest in
                unsafe Glibc.write(descriptor, rest.baseAddress!, rest.count)
            }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                throw failure(.write, errno)
            }
        }
    }

    /// Gives the file its name, in one step, and ends its being unfinished.
    ///
    /// The corresponding C functions are `renameat` and, where nothing may be overwritten, `linkat`.
    mutating func publish(as name: String, overwriting: Bool) throws(FileWriteError) {
        try close()
        if overwriting {
            try rename(to: name)
        } else if unsafe linkat(directory.descriptor, hiddenName, directory.descriptor, name, 0) != 0 {
            // FAT and some network file systems know no second names.
            guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw failure(.link, errno) }
            try publishByReserving(name)
        }
        // A linked file has two names now; the hidden one goes with the owner.
    }

    /// Replaces what is at `name`.
    private mutating func rename(to name: String) throws(FileWriteError) {
        guard unsafe renameat(directory.descriptor, hiddenName, directory.descriptor, name) == 0 else {
            throw failure(.rename, errno)
        }
        isHidden = false
    }

    /// Takes a free name with an empty file, which only one can do, and then replaces that.
    mutating func publishByReserving(_ name: String) throws(FileWriteError) {
        let reserved = unsafe openat(directory.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard reserved >= 0 else { throw failure(.create, errno) }
        Glibc.close(reserved)
        do {
            try rename(to: name)
        } catch {
            unsafe unlinkat(directory.descriptor, name, 0)
            throw error
        }
    }

    /// Closes the file: the last chance of some file systems to report a full disk.
    ///
    /// The corresponding C function is `close`.
    private mutating func close() throws(FileWriteError) {
        guard let descriptor = descriptor.take() else { return }
        // Linux has closed the file even where a signal came between.
        guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw failure(.close, errno) }
    }

    private func failure(_ operation: FileWriteError.Operation, _ code: Int32) -> FileWriteError {
        FileWriteError(operation, path, code: code)
    }
}
