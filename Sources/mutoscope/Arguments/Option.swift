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

    static let everywhere = [quiet, verbose, help, version]
}
