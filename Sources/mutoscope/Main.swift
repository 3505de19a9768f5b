import CLinux
import FFmpeg
import Glibc
import Jobs

/// The command: finds the verb, reads its options, runs it.
@main
enum Mutoscope {
    /// The version of the command and of the library.
    static let version = "0.1.0"

    static func main() async {
        StandardDescriptors.endSilently()
        StandardDescriptors.fill()
        // What one thread frees, another shall use again: a batch takes a sixth less, in the same time.
        _ = CLinux_limit_arenas(2)
        exit(await status(of: Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs a command line and gives its exit status; every failure has been told by then.
    static func status(of words: [String]) async -> Int32 {
        do {
            return try await run(words)
        } catch let error as UsageError {
            StandardError.line(error.message)
            return ErrorCode.usage.exitStatus
        } catch let error as JobError {
            return StandardError.report(error, about: nil)
        } catch {
            return StandardError.report(JobError(.internal, "\(error)"), about: nil)
        }
    }

    private static func run(_ words: [String]) async throws -> Int32 {
        guard let name = words.first else {
            StandardError.write(HelpText.short)
            return ErrorCode.usage.exitStatus
        }
        if name == "-h" || name == "--help" { return try await Verb.help.run(Arguments([], options: [])) }
        if name == "-V" || name == "--version" { return try await Verb.version.run(Arguments([], options: [])) }
        guard let verb = Verb.named(name) else {
            throw UsageError(
                unknown: name.hasPrefix("-") ? "option" : "verb", name, among: Verb.all.map(\.name))
        }
        let arguments = try Arguments(words.dropFirst(), options: verb.options + Option.everywhere)
        if arguments.has(.help) {
            try StandardOutput.write(HelpText.text(for: verb))
            return 0
        }
        if arguments.has(.version) { return try await Verb.version.run(Arguments([], options: [])) }
        FFmpegLibrary.isVerbose = arguments.has(.verbose)
        if verb.decodes, !arguments.has(.verbose) { StandardDescriptors.hushLibraries() }
        return try await verb.run(arguments)
    }
}
