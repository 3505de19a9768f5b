import Glibc
import Jobs

/// A socket that takes connections.
///
/// Owner: exactly one. Dropping it closes the socket.
struct ListeningSocket: ~Copyable {
    /// The socket; lent.
    let descriptor: Int32

    /// Listens on `port` of a numeric IPv4 or IPv6 address, or of `localhost`; port 0 picks a free one.
    static func open(host: String, port: UInt16) throws(JobError) -> ListeningSocket {
        var hints = unsafe addrinfo()
        unsafe hints.ai_family = AF_UNSPEC
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        // Names are not looked up: which of their addresses would be meant?
        unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let name = host == "localhost" ? "127.0.0.1" : host
        guard unsafe getaddrinfo(name, String(port), &hints, &found) == 0, let address = unsafe found else {
            throw JobError(
                .usage, "\(host) is not a numeric address", hint: "give one such as 127.0.0.1 or ::1")
        }
        defer { unsafe freeaddrinfo(address) }
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let listening = ListeningSocket(descriptor: unsafe socket(address.pointee.ai_family, kind, 0))
        let place = host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        let descriptor = listening.descriptor
        guard descriptor >= 0 else { throw failure("socket", place) }
        var yes: Int32 = 1
        let length = socklen_t(MemoryLayout<Int32>.size)
        // Connections of an earlier run that are still fading out must not keep the address.
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, length)
        if unsafe address.pointee.ai_family == AF_INET6 {
            _ = unsafe setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, length)
        }
        guard unsafe bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 else {
            throw failure("bind", place)
        }
        guard listen(descriptor, SOMAXCONN) == 0 else { throw failure("listen", place) }
        return listening
    }

    private static func failure(_ function: String, _ place: String) -> JobError {
        let number = errno
        let reason = unsafe String(cString: strerror(number))
        return JobError(
            .network, "cannot listen on \(place): \(reason) (\(function))",
            hint: number == EADDRINUSE ? "choose another port, or 0 for a free one" : nil)
    }

    /// The address and port that it is bound to.
    ///
    /// The corresponding C function is `getsockname`.
    var address: BoundAddress {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
        unsafe withUnsafeMutablePointer(to: &storage) { storage in
            unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe getsockname(descriptor, address, &length) == 0 else { return }
                _ = unsafe getnameinfo(
                    address, length, &host, socklen_t(host.count), &port, socklen_t(port.count),
                    NI_NUMERICHOST | NI_NUMERICSERV)
            }
        }
        return BoundAddress(host: Self.text(host), port: UInt16(Self.text(port)) ?? 0)
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Gives the socket to a new owner, who closes it.
    consuming func release() -> Int32 {
        let descriptor = descriptor
        discard self
        return descriptor
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
