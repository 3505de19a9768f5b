/// One verb of the command line: a row of the table that parsing and help are made from.
struct Verb: Sendable {
    let name: String
    /// What follows the name, such as `INPUT…`.
    let operands: String
    /// What it does, in one line.
    let summary: String
    /// Its own options; those of every verb come on top.
    let options: [Option]
    /// More help, below the options; may be empty.
    var notes = ""
    /// Whether it decodes in this process, by libraries with a mind to talk.
    var decodes = false
    /// Does it, and gives the exit status.
    let run: @Sendable (Arguments) async throws -> Int32
}

extension Verb {
    /// Every verb, in the order of help.
    static let all: [Verb] = [.probe, .frame, .serve, .doctor, .help, .version]

    /// The verb of that name.
    static func named(_ name: String) -> Verb? { all.first { $0.name == name } }
}
