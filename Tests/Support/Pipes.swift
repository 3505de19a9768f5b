import Glibc

/// Two ends of a pipe, which programs that others start do not inherit.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw SystemError(call: "pipe", code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }
}

/// Our end of a pipe that a child reads.
struct Feed {
    let descriptor: Int32
    private(set) var isOpen = true
    private var rest: ArraySlice<UInt8>

    init(descriptor: Int32, bytes: [UInt8]) {
        self.descriptor = descriptor
        rest = bytes[...]
        makeNonblocking(descriptor)
    }

    /// Writes what the pipe takes, and closes it after the last byte or when nobody reads.
    mutating func advance() {
        while isOpen, !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EAGAIN { return }
                break
            }
            rest = rest.dropFirst(count)
        }
        close()
    }

    mutating func close() {
        if isOpen { Glibc.close(descriptor) }
        isOpen = false
    }
}

/// Our end of a pipe that a child writes.
struct Drain {
    let descriptor: Int32
    private(set) var isOpen = true
    private(set) var bytes: [UInt8] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
        makeNonblocking(descriptor)
    }

    /// Reads what is there, and closes the pipe at its end.
    mutating func advance() {
        var chunk = [UInt8](repeating: 0, count: 65536)
        while isOpen {
            let count = unsafe read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EAGAIN { return }
            if count <= 0 { return close() }
            bytes += chunk[..<count]
        }
    }

    mutating func close() {
        if isOpen { Glibc.close(descriptor) }
        isOpen = false
    }
}

private func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    var description: String { unsafe "\(call): \(String(cString: strerror(code)))" }
}
