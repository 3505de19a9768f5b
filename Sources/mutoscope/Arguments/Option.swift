/// One option of the command line: a row of the table that parsing and help are made from.
struct Option: Hashable, Sendable {
    /// The long name, without dashes.
    let name: String
    /// The one-letter name.
    var letter: Character?
    /// What stands for the value in help; nil where the option takes none.
    var value: String?
    /// What it does, in one line.
    let help: String

    /// `-s, --size SIZE`.
    var usage: String {
        (letter.map { "-\($0), " } ?? "    ") + "--" + name + (value.map { " " + $0 } ?? "")
    }
}

extension Option {
    // Options that mean the same everywhere.
    static let help = Option(name: "help", letter: "h", help: "show help and end")
    static let version = Option(name: "version", letter: "V", help: "show the version and end")
    static let quiet = Option(name: "quiet", letter: "q", help: "no warnings")
    static let verbose = Option(name: "verbose", letter: "v", help: "FFmpeg's own log too, on standard error")
    static let json = Option(name: "json", help: "JSON on standard output")
    static let output = Option(
        name: "output", letter: "o", value: "OUT",
        help: "where to write: a file, a folder, or - for standard output")
    static let size = Option(
        name: "size", letter: "s", value: "SIZE", help: "320 (width), x180 (height) or 320x180 (fits inside)")
    static let at = Option(
        name: "at", letter: "t", value: "TIME", help: "90, 1:30.5, 25%, #120 (frame number) or end")
    static let format = Option(name: "format", value: "jpeg|png", help: "instead of what OUT's ending says")
    static let quality = Option(name: "quality", value: "1-100", help: "of a JPEG (85)")
    static let force = Option(name: "force", letter: "f", help: "replace files that exist")
    static let timeout = Option(name: "timeout", value: "SEC", help: "give an input up after that long")
    static let maxPixels = Option(name: "max-pixels", value: "N", help: "refuse larger pictures")
    static let ndjson = Option(name: "ndjson", help: "JSON, one line an input, written as each is done")
    static let csv = Option(name: "csv", help: "comma-separated values, one row an input")
    static let recursive = Option(
        name: "recursive", letter: "r", help: "a folder stands for the movies in and below it")
    static let allFiles = Option(name: "all-files", help: "with -r, every file, whatever its ending")
    static let filesFrom = Option(
        name: "files-from", value: "FILE", help: "inputs are the lines of FILE too; - is standard input")
    static let null = Option(
        name: "null", letter: "0", help: "names of --files-from end in NUL, not in newline")
    static let jobs = Option(
        name: "jobs", letter: "j", value: "N", help: "so many inputs at a time (the cores)")
    static let failFast = Option(name: "fail-fast", help: "start nothing more after a failure")
    static let shard = Option(name: "shard", value: "I/N", help: "the inputs of part I of N alone, from 1")
    static let resume = Option(
        name: "resume", value: "FILE", help: "append NDJSON to FILE, and skip the inputs answered in it")
    static let retryFailed = Option(
        name: "retry-failed", help: "with --resume, repeat what failed as crashed, timeout, network or limit")
    static let color = Option(name: "color", value: "auto|always|never", help: "whether tables have colours")
    static let progress = Option(
        name: "progress", value: "auto|never|json", help: "how far it is, on standard error")

    static let everywhere = [quiet, verbose, help, version]
}
