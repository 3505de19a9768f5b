/// Help, made from the tables of verbs and options.
enum HelpText {
    /// What `mutoscope` alone says.
    static var short: String { "usage: mutoscope VERB …\n\n" + verbs + "\nmutoscope help VERB tells more.\n" }

    /// What `mutoscope help` says.
    static var general: String {
        """
        mutoscope tells what is in a movie, takes the picture you ask for, and serves movies to browsers.

        usage: mutoscope VERB …

        \(verbs)
        Options of every verb:
        \(table(Option.everywhere.map { ($0.usage, $0.help) }))
        mutoscope help VERB tells more. Exit status: 0 all fine, 1 internal, 2 usage, 3 some inputs failed,
        4 missing or unreadable, 5 not a movie or corrupt, 6 unsupported, 7 network, 8 a limit or timeout,
        130 interrupted.

        """
    }

    /// What `mutoscope help VERB` says.
    static func text(for verb: Verb) -> String {
        var text = "mutoscope \(verb.name): \(verb.summary)\n\nusage: mutoscope \(usage(of: verb))\n"
        text += "\nOptions:\n" + table((verb.options + Option.everywhere).map { ($0.usage, $0.help) })
        if !verb.notes.isEmpty { text += "\n" + verb.notes + "\n" }
        return text
    }

    private static var verbs: String {
        table(Verb.all.map { (usage(of: $0), $0.summary) })
    }

    private static func usage(of verb: Verb) -> String {
        verb.operands.isEmpty ? verb.name : verb.name + " " + verb.operands
    }

    private static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            "  " + row.left + String(repeating: " ", count: width - row.left.count + 2) + row.right + "\n"
        }.joined()
    }
}
