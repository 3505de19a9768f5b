import TestSupport
import Testing

/// The built command, run as a person runs it.
enum Command {
    /// Runs it with arguments.
    static func run(
        _ arguments: String..., input: [UInt8]? = nil, environment: [String: String?] = [:],
        deadline: Duration = .seconds(120)
    ) throws -> Subprocess.Outcome {
        try run(arguments, input: input, environment: environment, deadline: deadline)
    }

    /// Runs it with a list of arguments.
    static func run(
        _ arguments: [String], input: [UInt8]? = nil, environment: [String: String?] = [:],
        deadline: Duration = .seconds(120)
    ) throws -> Subprocess.Outcome {
        try Subprocess.run(
            Subprocess.mutoscope, arguments, input: input,
            environment: environment.merging(quiet) { given, _ in given }, deadline: deadline)
    }

    /// Runs a shell script in which `$0` is the command and `$1` and so on are the arguments.
    static func shell(
        _ script: String, _ arguments: String..., then rest: [String] = [], deadline: Duration = .seconds(120)
    ) throws -> Subprocess.Outcome {
        try Subprocess.run(
            "bash", ["-c", script, try Subprocess.mutoscope] + arguments + rest, environment: quiet,
            deadline: deadline)
    }

    /// A crash shall end at once, without minutes of symbol reading.
    private static let quiet: [String: String?] = ["SWIFT_BACKTRACE": "enable=no"]
}

extension Subprocess.Outcome {
    /// The lines of standard error.
    var errorLines: [Substring] {
        errorText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Expects a failure as the contract has it: a status, nothing on standard output, one line on standard error.
    func expectFailure(
        _ status: Int32, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(end == .exit(status), "\(errorText.prefix(500))", sourceLocation: sourceLocation)
        #expect(output.isEmpty, sourceLocation: sourceLocation)
        #expect(errorText.hasPrefix("mutoscope: "), sourceLocation: sourceLocation)
        #expect(errorText.hasSuffix("\n"), sourceLocation: sourceLocation)
        #expect(errorLines.count == 1, "\(errorText.prefix(500))", sourceLocation: sourceLocation)
        for word in words {
            #expect(errorText.contains(word), "\(errorText.prefix(500))", sourceLocation: sourceLocation)
        }
    }

    /// Expects success in silence: status 0 and nothing on standard error.
    func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(end == .exit(0), "\(errorText.prefix(500))", sourceLocation: sourceLocation)
        #expect(errors.isEmpty, "\(errorText.prefix(500))", sourceLocation: sourceLocation)
    }
}
