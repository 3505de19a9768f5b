import Testing

@testable import TestSupport

struct SubprocessTests {
    @Test(arguments: [0, 1, 77, 255]) func `an exit status comes back`(status: Int32) throws {
        #expect(try Subprocess.run("sh", ["-c", "exit \(status)"]).end == .exit(status))
    }

    @Test func `a signal comes back`() throws {
        #expect(try Subprocess.run("sh", ["-c", "kill -SEGV $$"]).end == .signal(11))
        #expect(try Subprocess.run("sh", ["-c", "kill -TERM $$"]).end == .signal(15))
    }

    @Test func `output and errors are kept apart`() throws {
        let outcome = try Subprocess.run("sh", ["-c", "printf one; printf two >&2"])
        #expect(outcome.outputText == "one")
        #expect(outcome.errorText == "two")
    }

    @Test func `much output on both pipes arrives whole`() throws {
        let script = "head -c 3000000 /dev/zero >&2; head -c 5000000 /dev/zero"
        let outcome = try Subprocess.run("sh", ["-c", script])
        #expect(outcome.output.count == 5_000_000)
        #expect(outcome.errors.count == 3_000_000)
    }

    @Test func `much input goes through while output comes back`() throws {
        let bytes = (0..<4_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(try Subprocess.run("cat", input: bytes).output == bytes)
    }

    @Test func `input that nobody reads does no harm`() throws {
        let bytes = [UInt8](repeating: 1, count: 1_000_000)
        #expect(try Subprocess.run("true", input: bytes).isSuccess)
    }

    @Test func `without input there is an end at once`() throws {
        #expect(try Subprocess.run("cat").output.isEmpty)
    }

    @Test func `a deadline kills the command and all it started`() throws {
        let start = ContinuousClock.now
        let outcome = try Subprocess.run("sh", ["-c", "sleep 30 & sleep 30; :"], deadline: .milliseconds(200))
        #expect(outcome.end == .deadline)
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func `a command that closed its output still meets the deadline`() throws {
        let outcome = try Subprocess.run("sh", ["-c", "exec >&- 2>&-; sleep 30"], deadline: .milliseconds(200))
        #expect(outcome.end == .deadline)
    }

    @Test func `variables are set and removed`() throws {
        let outcome = try Subprocess.run(
            "sh", ["-c", "printf %s \"$ONE${HOME-gone}\""], environment: ["ONE": "1", "HOME": nil])
        #expect(outcome.outputText == "1gone")
    }

    @Test func `a child starts with the usual signals`() throws {
        // This process ignores SIGPIPE; `yes` must die of it all the same.
        let outcome = try Subprocess.run("sh", ["-c", "yes | head -n 1"], deadline: .seconds(10))
        #expect(outcome.outputText == "y\n")
        #expect(outcome.errors.isEmpty)
    }

    @Test func `a command that is not there is an error`() {
        #expect(throws: MissingCommand.self) { try Subprocess.run("no-such-command-anywhere") }
    }

    @Test func `many commands at once stay apart`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try Subprocess.run("cat", input: Array("\(number)".utf8)).outputText == "\(number)"
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func `the command of this package stands beside the tests`() throws {
        #expect(try Subprocess.mutoscope.hasSuffix("/mutoscope"))
    }
}
