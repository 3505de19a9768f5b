import Testing

@testable import mutoscope

struct HelpTextTests {
    /// Every help text there is, by what one types to see it.
    private static let texts: [(name: String, text: String)] =
        [("", HelpText.short), ("help", HelpText.general)]
        + Verb.all.map { ("help \($0.name)", HelpText.text(for: $0)) }

    @Test func `every verb has its line with its summary`() {
        for verb in Verb.all {
            for text in [HelpText.short, HelpText.general] {
                let line = text.split(separator: "\n").first { $0.hasPrefix("  \(verb.name) ") }
                #expect(line?.hasSuffix("  \(verb.summary)") == true, "\(verb.name)")
            }
        }
    }

    @Test func `every option of a verb has its line with its help`() {
        for verb in Verb.all {
            let lines = HelpText.text(for: verb).split(separator: "\n")
            for option in verb.options + Option.everywhere {
                let line = lines.first { $0.hasPrefix("  \(option.usage)  ") }
                #expect(line?.hasSuffix("  \(option.help)") == true, "\(verb.name) --\(option.name)")
            }
        }
    }

    @Test func `the help of a verb begins with its usage and ends with its notes`() {
        for verb in Verb.all {
            let text = HelpText.text(for: verb)
            #expect(text.hasPrefix("mutoscope \(verb.name): \(verb.summary)\n"))
            #expect(
                text.contains(
                    "usage: mutoscope \(verb.name)\(verb.operands.isEmpty ? "\n" : " " + verb.operands)"))
            #expect(verb.notes.isEmpty || text.hasSuffix("\n\(verb.notes)\n"))
        }
    }

    @Test func `no line is wider than 110 columns, ends in a blank, or holds a tab`() {
        for (name, text) in Self.texts {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(line.count <= 110, "mutoscope \(name): \(line)")
                #expect(!line.contains("\t") && line.last != " ", "mutoscope \(name): \(line)")
            }
        }
    }

    @Test func `every text ends with one newline`() {
        for (name, text) in Self.texts {
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "mutoscope \(name)")
        }
    }

    @Test func `the general help tells every exit status`() {
        for status in [
            "0 all fine", "1 internal", "2 usage", "3 some", "4 missing", "5 not", "6 unsupported",
            "7 network", "8 a limit", "130 interrupted",
        ] {
            #expect(HelpText.general.contains(status))
        }
    }
}
