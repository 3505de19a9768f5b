/// Keeps web pages elsewhere from reading a service on this machine through a name of their own.
///
/// Such a page lets its own name point at 127.0.0.1; its requests then carry that name in Host.
enum HostCheck {
    /// Whether a service bound to loopback may answer a request for `host`, a Host field's value.
    static func isLoopback(_ host: String) -> Bool {
        let name = withoutPort(host).lowercased()
        if name == "localhost" || name == "[::1]" { return true }
        let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy {
                !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } && UInt8($0) != nil
            }
    }

    /// Whether `host` is one of the names that the operator allowed.
    static func isAllowed(_ host: String, by names: [String]) -> Bool {
        names.contains {
            $0.lowercased() == host.lowercased() || $0.lowercased() == withoutPort(host).lowercased()
        }
    }

    private static func withoutPort(_ host: String) -> Substring {
        guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else { return host[...] }
        let port = host[host.index(after: colon)...]
        return port.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? host[..<colon] : host[...]
    }
}
