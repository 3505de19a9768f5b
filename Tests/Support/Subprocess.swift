import Foundation

/// Runs commands and waits for them.
public enum Subprocess {
    /// How a command ended.
    public enum End: Hashable, Sendable {
        /// By itself, with a status.
        case exit(Int32)
        /// By a signal that we did not send.
        case signal(Int32)
        /// By us, because it took too long.
        case deadline
    }

    /// What a command did.
    public struct Outcome: Hashable, Sendable {
        /// How it ended.
        public let end: End
        /// What it wrote to standard output.
        public let output: [UInt8]
        /// What it wrote to standard error.
        public let errors: [UInt8]

        /// Whether it ended with status 0.
        public var isSuccess: Bool { end == .exit(0) }
        /// Standard output as text.
        public var outputText: String { String(decoding: output, as: UTF8.self) }
        /// Standard error as text.
        public var errorText: String { String(decoding: errors, as: UTF8.self) }
    }

    /// Runs a command to its end and keeps what it wrote.
    ///
    /// The calling thread waits. When the deadline passes, the command and all it started are killed.
    ///
    /// - Parameters:
    ///   - command: A path, or a name to be found by `PATH`.
    ///   - arguments: Its arguments, without the command itself.
    ///   - input: The bytes of standard input; nil gives it none.
    ///   - environment: Variables to set on top of ours; nil removes one.
    ///   - deadline: How long it may take.
    public static func run(
        _ command: String, _ arguments: [String] = [], input: [UInt8]? = nil,
        environment: [String: String?] = [:], deadline: Duration = .seconds(60)
    ) throws -> Outcome {
        guard let path = find(command) else { throw MissingCommand(name: command) }
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        let child = try Child(
            path: path, arguments: [command] + arguments, environment: variables.map { "\($0)=\($1)" },
            input: input)
        return child.outcome(by: .now + deadline)
    }

    /// The path of a command: itself if it has a slash, otherwise found by `PATH`.
    public static func find(_ command: String) -> String? {
        let isExecutable = FileManager.default.isExecutableFile(atPath:)
        if command.contains("/") { return isExecutable(command) ? command : nil }
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return directories.map { "\($0)/\(command)" }.first(where: isExecutable)
    }

    /// The `mutoscope` that was built together with these tests.
    public static var mutoscope: String {
        get throws {
            let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            let path = tests.deletingLastPathComponent().appending(path: "mutoscope").path
            guard find(path) != nil else { throw MissingCommand(name: path) }
            return path
        }
    }
}

/// A command that is not there.
public struct MissingCommand: Error, CustomStringConvertible {
    let name: String

    /// Which command.
    public var description: String { "\(name): no such command" }
}
