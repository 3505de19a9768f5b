import TestSupport
import Testing

@testable import mutoscope

struct UsageTests {
    @Test func `no arguments give the short help on standard error`() throws {
        let outcome = try Command.run()
        #expect(outcome.end == .exit(2))
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorText == HelpText.short)
    }

    @Test func `an unknown verb or option is told with the nearest name`() throws {
        try Command.run("prove").expectFailure(2, "no verb prove", "did you mean probe?")
        try Command.run("probe", "--jsn", "a.mp4").expectFailure(2, "no option --jsn", "did you mean --json?")
        try Command.run("probe", "-Z", "a.mp4").expectFailure(2, "no option -Z")
        try Command.run("--jsn").expectFailure(2, "no option --jsn")
        try Command.run("help", "fram").expectFailure(2, "no verb fram", "did you mean frame?")
    }

    @Test(arguments: [
        (["probe"], "needs an INPUT"), (["frame"], "needs an INPUT"),
        (["frame", "a.mp4", "-o", "b.jpg"], "needs --at"), (["frame", "a.mp4", "--at", "1"], "needs -o OUT"),
        (["frame", "a.mp4", "--at", "1", "-o", ""], "needs -o OUT"),
        (["frame", "a.mp4", "--at", "1", "-o"], "-o needs OUT"),
        (["frame", "a.mp4", "--at"], "--at needs TIME"),
        (["frame", "a.mp4", "--at", "1", "-o", "b.gif"], "end it in .jpg or .png"),
        (["frame", "a.mp4", "--at", "1", "-o", "b"], "end it in .jpg or .png"),
        (["frame", "a.mp4", "--at", "1", "-o", "-", "--json"], "both want standard output"),
        (["frame", "a.mp4", "--at", "-1", "-o", "b.jpg"], "--at -1 makes no sense"),
        (["frame", "a.mp4", "--at=-0.5", "-o", "b.jpg"], "--at -0.5 makes no sense"),
        (["frame", "a.mp4", "--at", "101x", "-o", "b.jpg"], "--at 101x makes no sense"),
        (["frame", "a.mp4", "--at", "1", "-o", "b.jpg", "--mode", "best"], "exact|key"),
        (["frame", "a.mp4", "--at", "1", "-o", "b.jpg", "--quality", "0"], "1-100"),
        (["frame", "a.mp4", "--at", "1", "-o", "b.jpg", "-s", "0x0"], "-"),
        (["frame", "a.mp4", "--at", "1", "-o", "b.jpg", "--format", "bmp"], "jpeg|png"),
        (["probe", "a.mp4", "--timeout", "0"], "--timeout 0 makes no sense"),
        (["probe", "--json=yes", "a.mp4"], "takes no value"), (["doctor", "a"], "takes no operand"),
        (["version", "a"], "takes no operand"),
    ])
    func `a command line that makes no sense is refused in one line`(words: [String], reason: String) throws {
        try Command.run(words).expectFailure(2, reason)
    }

    @Test(arguments: Verb.all.map(\.name))
    func `help of a verb is the same in every form`(verb: String) throws {
        let text = HelpText.text(for: try #require(Verb.named(verb)))
        for words in [["help", verb], [verb, "--help"], [verb, "-h"], [verb, "x", "-h"]] {
            let outcome = try Command.run(words)
            outcome.expectSuccess()
            #expect(outcome.outputText == text)
        }
    }

    @Test(arguments: [["help"], ["--help"], ["-h"]])
    func `help alone is the general help`(words: [String]) throws {
        let outcome = try Command.run(words)
        outcome.expectSuccess()
        #expect(outcome.outputText == HelpText.general)
    }

    @Test(arguments: [["version"], ["--version"], ["-V"], ["probe", "-V"]])
    func `the version is one line`(words: [String]) throws {
        let outcome = try Command.run(words)
        outcome.expectSuccess()
        #expect(outcome.outputText == "mutoscope \(Mutoscope.version)\n")
    }

    @Test func `a huge argument is refused in one line`() throws {
        let huge = String(repeating: "a", count: 120_000)
        try Command.run(huge).expectFailure(2, "no verb")
        try Command.run("probe", "--" + huge, "a.mp4").expectFailure(2, "no option")
        try Command.run("probe", huge).expectFailure(4, "File name too long")
        try Command.run("frame", "a.mp4", "--at", huge, "-o", "b.jpg").expectFailure(2, "makes no sense")
    }
}
