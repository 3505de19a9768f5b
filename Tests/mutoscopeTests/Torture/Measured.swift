import Foundation
import TestSupport
import Testing

extension Peer {
    /// Runs the command for us and tells what it took.
    static let python = Peer("python3")
}

/// A run of the command, and what it cost.
struct Measured {
    /// How it ended, and what it wrote.
    let outcome: Subprocess.Outcome
    /// The most memory it held, in KiB.
    let peak: Int

    /// Runs the command with `arguments`.
    static func run(_ arguments: [String], deadline: Duration = .seconds(120)) throws -> Measured {
        let folder = try TemporaryDirectory()
        let outcome = try Subprocess.run(
            "python3", ["-c", script, folder.path("peak"), try Subprocess.mutoscope] + arguments,
            environment: ["SWIFT_BACKTRACE": "enable=no"], deadline: deadline)
        let text = String(decoding: (try? folder.bytes(of: "peak")) ?? [], as: UTF8.self)
        return Measured(outcome: outcome, peak: try #require(Int(text), "\(outcome.errorText.prefix(500))"))
    }

    private static let script = """
        import os, sys
        child = os.posix_spawn(sys.argv[2], sys.argv[2:], os.environ)
        _, status, use = os.wait4(child, 0)
        open(sys.argv[1], "w").write(str(use.ru_maxrss))
        sys.exit(os.waitstatus_to_exitcode(status) % 256)
        """
}
