import Foundation
import Glibc

/// A command that runs while a test talks to it; killed with all it started when the last reference goes.
public final class BackgroundCommand {
    private let identifier: pid_t
    private let output: Int32
    private var buffer: [UInt8] = []
    private var end: Subprocess.End?

    /// Where the two ends of the test's own pipes are, when a command was started with `talking`.
    public let conversation: (reading: Int32, writing: Int32)?

    /// Starts a command with nothing on standard input; what it writes to standard error is dropped.
    ///
    /// - Parameter talking: Whether it reads from us on descriptor 3 and writes to us on descriptor 4.
    public init(_ command: String, _ arguments: [String], talking: Bool = false) throws {
        guard let path = Subprocess.find(command) else { throw MissingCommand(name: command) }
        let nothing = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        let results = try Pipe()
        defer { close(results.writing) }
        var descriptors = [nothing, results.writing, nothing]
        let pipes = talking ? (try Pipe(), try Pipe()) : nil
        if let pipes { descriptors += [pipes.0.reading, pipes.1.writing] }
        defer {
            if let pipes {
                close(pipes.0.reading)
                close(pipes.1.writing)
            }
        }
        conversation = pipes.map { (reading: $0.1.reading, writing: $0.0.writing) }
        output = results.reading
        let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        identifier = try spawn(path, [command] + arguments, environment, descriptors: descriptors)
    }

    /// The process, for those who look at it from outside.
    public var processIdentifier: Int32 { identifier }

    /// The next line of standard output, or nil where none comes in time.
    public func line(within limit: Duration = .seconds(30)) -> String? {
        let deadline = ContinuousClock.now + limit
        while true {
            if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer.removeSubrange(...newline) }
                return String(decoding: buffer[..<newline], as: UTF8.self)
            }
            guard let bytes = readSome(output, until: deadline) else { return nil }
            buffer += bytes
        }
    }

    /// Sends a signal, SIGTERM unless said, and tells how the command ended, or `.deadline` where it did not.
    public func stop(_ signal: Int32 = 15, within limit: Duration = .seconds(20)) -> Subprocess.End {
        if let end { return end }
        kill(identifier, signal)
        let deadline = ContinuousClock.now + limit
        var status: Int32 = 0
        while ContinuousClock.now < deadline {
            if unsafe waitpid(identifier, &status, WNOHANG) == identifier {
                let signal = status & 0x7f
                let end: Subprocess.End = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
                self.end = end
                return end
            }
            usleep(2000)
        }
        return .deadline
    }

    deinit {
        if end == nil {
            kill(-identifier, SIGKILL)
            var status: Int32 = 0
            unsafe waitpid(identifier, &status, 0)
        }
        close(output)
        if let conversation {
            close(conversation.reading)
            close(conversation.writing)
        }
    }
}

/// Reads what is there, waiting for it until `deadline`; nil at the end and when nothing came.
public func readSome(_ descriptor: Int32, until deadline: ContinuousClock.Instant) -> [UInt8]? {
    while ContinuousClock.now < deadline {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&waiting, 1, 100) > 0 else { continue }
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = unsafe read(descriptor, &chunk, chunk.count)
        return count > 0 ? Array(chunk[..<count]) : nil
    }
    return nil
}
