import Glibc

extension FileOrigin {
    /// Reads a pipe to its end into a file without a name, so that it can be read at offsets.
    ///
    /// - Parameters:
    ///   - descriptor: The pipe.
    ///   - limit: Most bytes that are kept.
    ///   - isEnded: Asked all the time, whether to give up; the pipe may stall for ever.
    public static func spooling(
        _ descriptor: Int32, limit: Int64, isEnded: () -> Bool = { false }
    ) throws(FileError) -> FileOrigin {
        let directory = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
        // The C function writes the name that it chose into the template.
        var name = (directory + "/mutoscope-XXXXXX").utf8CString.map(\.self)
        let file = unsafe mkstemp(&name)
        guard file >= 0 else { throw FileError("mkstemp", number: errno) }
        defer { close(file) }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        // Nothing is left behind however we end.
        unsafe unlink(name)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var total: Int64 = 0
        while true {
            try wait(for: descriptor, isEnded: isEnded)
            let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw FileError("read", number: errno)
            }
            total += Int64(count)
            guard total <= limit else { throw FileError("read", number: EFBIG) }
            try append(buffer, count: count, to: file)
        }
        return try FileOrigin(duplicating: file)
    }

    /// Sleeps until there is something to read, or the end.
    ///
    /// The corresponding C function is `poll`.
    private static func wait(for descriptor: Int32, isEnded: () -> Bool) throws(FileError) {
        while !isEnded() {
            var query = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if unsafe poll(&query, 1, 50) != 0 { return }
        }
        throw FileError("poll", number: ECANCELED)
    }

    private static func append(_ bytes: [UInt8], count: Int, to file: Int32) throws(FileError) {
        var written = 0
        while written < count {
            let step = unsafe bytes.withUnsafeBytes { buffer in
                unsafe write(file, buffer.baseAddress! + written, count - written)
            }
            if step < 0 {
                if errno == EINTR { continue }
                throw FileError("write", number: errno)
            }
            written += step
        }
    }
}

extension FileOrigin {
    /// Reads standard input: a file as it is, from its first byte, and a pipe by copying it aside.
    ///
    /// While a pipe is copied, `isEnded` is asked whether to give up.
    public static func standardInput(
        _ descriptor: Int32, spoolLimit: Int64, isEnded: () -> Bool = { false }
    ) throws(FileError) -> FileOrigin {
        do {
            return try FileOrigin(duplicating: descriptor)
        } catch  where error.reason == .wrongKind {
            return try spooling(descriptor, limit: spoolLimit, isEnded: isEnded)
        }
    }
}
