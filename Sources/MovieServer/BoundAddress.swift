/// Where a server listens.
public struct BoundAddress: Hashable, Sendable {
    /// The numeric address, without brackets.
    public let host: String
    /// The port, never 0.
    public let port: UInt16

    /// Names an address.
    public init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// The address as a URL: `http://127.0.0.1:43123/`.
    public var url: String { host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/" }

    /// Whether only this machine can reach it.
    var isLoopback: Bool { HostCheck.isLoopback(host.contains(":") ? "[\(host)]" : host) }
}
