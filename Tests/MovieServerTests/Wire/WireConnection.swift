import Glibc

/// Why a test client could not go on.
enum WireError: Error { case refused(Int32), closed, timeout, malformed(String) }

/// A client's connection, spoken to in bytes; every call blocks, a minute at most.
///
/// A test uses it from one thread at a time, which is why it may claim to be Sendable.
@safe final class WireConnection: @unchecked Sendable {
    private let socket: Int32
    private var pending: [UInt8] = []

    /// Connects to a port of 127.0.0.1.
    init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        if var size = receiveBuffer {
            _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe connect(socket, address, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw WireError.refused(errno) }
    }

    deinit { close(socket) }

    /// Sends bytes as they are.
    func send(_ bytes: some Collection<UInt8>) throws {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = unsafe bytes[sent...].withUnsafeBytes {
                unsafe Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw WireError.closed }
            sent += count
        }
    }

    /// Sends text as it is.
    func send(_ text: String) throws { try send(text.utf8) }

    /// Sends a request of its own host.
    func request(_ method: String = "GET", _ target: String, _ fields: [String] = []) throws {
        let head = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1"] + fields
        try send(head.joined(separator: "\r\n") + "\r\n\r\n")
    }

    /// Reads an answer; that to HEAD has no body.
    func answer(toHead: Bool = false) throws -> WireAnswer {
        var answer = try WireAnswer(head: head())
        let length = answer["Content-Length"].flatMap { Int($0) } ?? 0
        if !toHead, answer.status != 304, answer.status != 204 { answer.body = try bytes(length) }
        return answer
    }

    /// Reads an answer's head.
    func head() throws -> String {
        let end = Array("\r\n\r\n".utf8)
        var searched = 0
        while true {
            if let range = pending[max(0, searched - 3)...].firstRange(of: end) {
                let head = String(decoding: pending[..<range.lowerBound], as: UTF8.self)
                pending.removeSubrange(..<range.upperBound)
                return head
            }
            searched = pending.count
            guard try receive() else { throw WireError.closed }
        }
    }

    /// Reads exactly `count` bytes.
    func bytes(_ count: Int) throws -> [UInt8] {
        while pending.count < count { guard try receive() else { throw WireError.closed } }
        defer { pending.removeFirst(count) }
        return Array(pending[..<count])
    }

    /// Reads until the server closes, and gives what came.
    func rest() throws -> [UInt8] {
        while try receive() {}
        defer { pending = [] }
        return pending
    }

    /// Whether the server has closed; waits for it, `seconds` at most.
    func isClosed(within seconds: Int) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&entry, 1, Int32(seconds * 1000)) > 0 else { return false }
        var byte: UInt8 = 0
        return unsafe recv(socket, &byte, 1, Int32(MSG_PEEK)) <= 0
    }

    private func receive() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe recv(socket, &buffer, buffer.count, 0)
        if count < 0, errno == EAGAIN { throw WireError.timeout }
        guard count > 0 else { return false }
        pending += buffer[..<count]
        return true
    }
}

/// An answer as it came over the wire.
struct WireAnswer {
    let status: Int
    let fields: [(name: String, value: String)]
    var body: [UInt8] = []

    init(head: String) throws {
        let lines = head.split(separator: "\r\n")
        let words = lines[0].split(separator: " ", maxSplits: 2)
        guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
            throw WireError.malformed(String(lines[0]))
        }
        self.status = status
        fields = try lines.dropFirst().map { line in
            guard let colon = line.firstIndex(of: ":") else { throw WireError.malformed(String(line)) }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return (String(line[..<colon]), String(value))
        }
    }

    /// The value of a field that is there once; nil where it is missing or there twice.
    subscript(name: String) -> String? {
        let values = fields.filter { $0.name.lowercased() == name.lowercased() }
        return values.count == 1 ? values[0].value : nil
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}
