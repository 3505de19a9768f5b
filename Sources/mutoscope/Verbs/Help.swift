extension Verb {
    static let help = Verb(
        name: "help", operands: "[VERB]", summary: "tells how to use a verb", options: []
    ) { arguments in
        guard let name = arguments.operands.first else {
            try StandardOutput.write(HelpText.general)
            return 0
        }
        guard let verb = Verb.named(name) else {
            throw UsageError(unknown: "verb", name, among: Verb.all.map(\.name))
        }
        try StandardOutput.write(HelpText.text(for: verb))
        return 0
    }
}
