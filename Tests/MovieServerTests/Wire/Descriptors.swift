import FoundationEssentials
import Glibc
import MovieServer

extension TestService {
    /// What a server without clients has open: the folder and the listening socket.
    static let idleDescriptors = 2

    /// How many files below the folder and how many sockets of the server are open in this process.
    ///
    /// Other tests run beside, so what they have open is not counted.
    func openDescriptors() -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.compactMap { Int32($0) }.count { isOurs($0) }
    }

    private func isOurs(_ descriptor: Int32) -> Bool {
        var target = [CChar](repeating: 0, count: 4096)
        let length = unsafe readlink("/proc/self/fd/\(descriptor)", &target, target.count)
        let name = String(decoding: target.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.hasPrefix(folder.path) || localPort(descriptor) == address.port
    }

    /// The port that a socket of this side has; that of a client is another.
    private func localPort(_ descriptor: Int32) -> UInt16? {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafeMutablePointer(to: &address) { address in
            unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe getsockname(descriptor, address, &length)
            }
        }
        return status == 0 && address.sin_family == AF_INET ? UInt16(bigEndian: address.sin_port) : nil
    }
}

/// Whether a condition comes true within ten seconds.
func settles(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<1000 {
        if condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
    }
    return condition()
}
