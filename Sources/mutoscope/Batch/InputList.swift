/// Which inputs a command line names, directly or by folders and lists.
struct InputList: Sendable {
    /// What was typed.
    var operands: [String]
    /// Whether a folder stands for the movies in and below it.
    var recursive: Bool
    /// Whether any file in a folder counts, not movies alone.
    var allFiles: Bool
    /// A file of names; `-` is standard input.
    var filesFrom: String?
    /// What ends a name there.
    var separator: UInt8
    /// The part of the inputs that is wanted; nil for all.
    var shard: Shard?

    init(_ arguments: Arguments) throws(UsageError) {
        operands = arguments.operands
        recursive = arguments.has(.recursive)
        allFiles = arguments.has(.allFiles)
        filesFrom = arguments.text(.filesFrom)
        separator = arguments.has(.null) ? 0 : UInt8(ascii: "\n")
        shard = try arguments.value(.shard) { Shard($0) }
        if filesFrom == nil, arguments.has(.null) { throw UsageError("-0 goes with --files-from") }
        if allFiles, !recursive { throw UsageError("--all-files goes with -r") }
        if filesFrom == "-", operands.contains("-") {
            throw UsageError("- and --files-from - both want standard input")
        }
    }

    /// Whether standard input is read more than once, which readers at the same time would tear apart.
    var sharesStandardInput: Bool { operands.count { $0 == "-" } > 1 }

    /// Whether more than one input could come of it.
    var isSeveral: Bool { operands.count > 1 || recursive || filesFrom != nil || shard != nil }

    /// Whether the part that is wanted has an input.
    func holds(_ name: String) -> Bool { shard?.holds(name) ?? true }

    /// How many inputs there are besides those answered, where nothing has to be read to know.
    func count(besides answered: AnsweredInputs?) -> Int? {
        guard !recursive, filesFrom == nil else { return nil }
        return operands.count { holds($0) && answered?.holds($0) != true }
    }
}
