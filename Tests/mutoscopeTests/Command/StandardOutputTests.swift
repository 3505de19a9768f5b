import Foundation
import TestSupport
import Testing

struct StandardOutputTests {
    /// Command lines that write much or little to standard output.
    private static let lines: [[String]] = [
        ["version"], ["help"], ["doctor"], ["doctor", "--json"], ["probe", "fast.mp4"],
        ["probe", "--json", "fast.mp4"], ["frame", "fast.mp4", "--at", "1", "-o", "-"],
        ["probe", "--json", "/none.mp4"],
    ]

    @Test(arguments: lines) func `a closed pipe ends it by SIGPIPE, silently`(words: [String]) throws {
        // The reader leaves before the first byte: it waits for the command's start, not for its output.
        let outcome = try Command.shell(
            "cd \"$1\"; shift; { sleep 0.2; \"$0\" \"$@\"; echo \"status $?\" >&2; } | true",
            Clips.directory.path,
            then: words)
        #expect(outcome.errorText == "status 141\n")
    }

    @Test(arguments: lines)
    func `a closed pipe ends it silently though the parent ignores the signal`(words: [String]) throws {
        let outcome = try Command.shell(
            "trap '' PIPE; cd \"$1\"; shift; { sleep 0.2; \"$0\" \"$@\"; echo \"status $?\" >&2; } | true",
            Clips.directory.path, then: words)
        #expect(outcome.errorText == "status 141\n")
    }

    @Test(arguments: lines) func `a full disk behind standard output is told in one line`(words: [String])
        throws
    {
        let outcome = try Command.shell(
            "cd \"$1\"; shift; exec \"$0\" \"$@\" >/dev/full", Clips.directory.path, then: words)
        outcome.expectFailure(4, "cannot write standard output: No space left on device")
    }

    @Test func `a closed standard output is told in one line`() throws {
        try Command.shell("exec \"$0\" version >&-").expectFailure(4, "cannot write standard output")
    }
}
