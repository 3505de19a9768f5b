import Jobs
import PictureGeometry
import Timing

/// What was typed behind a verb.
struct Arguments: Equatable, Sendable {
    /// Values of options by long name, in the order given; an option without a value has an empty one.
    var values: [String: [String]] = [:]
    /// What is no option.
    var operands: [String] = []

    /// Reads options and operands, in any order.
    ///
    /// `--option V`, `--option=V`, `-oV` and `-o V` are the same; letters without values may stand together;
    /// `--` ends the options; `-` is an operand.
    init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                return
            } else if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &words, options)
            } else if word.hasPrefix("-"), word != "-" {
                try readLetters(word.dropFirst(), &words, options)
            } else {
                operands.append(word)
            }
        }
    }

    private mutating func readLong(
        _ text: Substring, _ words: inout ArraySlice<String>, _ options: [Option]
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            throw UsageError(unknown: "option", "--" + name, among: options.map { "--" + $0.name })
        }
        let given = parts.count > 1 ? String(parts[1]) : nil
        if option.value == nil {
            guard given == nil else { throw UsageError("--\(name) takes no value; leave =\(given!) out") }
            values[name, default: []].append("")
        } else {
            guard let value = given ?? words.popFirst() else {
                throw UsageError("--\(name) needs \(option.value!)")
            }
            values[name, default: []].append(value)
        }
    }

    private mutating func readLetters(
        _ text: Substring, _ words: inout ArraySlice<String>, _ options: [Option]
    ) throws(UsageError) {
        var text = text
        while let letter = text.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else {
                throw UsageError("no option -\(letter); see mutoscope help")
            }
            if option.value == nil {
                values[option.name, default: []].append("")
                continue
            }
            guard let value = text.isEmpty ? words.popFirst() : String(text) else {
                throw UsageError("-\(letter) needs \(option.value!)")
            }
            values[option.name, default: []].append(value)
            return
        }
    }
}

extension Arguments {
    /// Whether an option was given.
    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The last value of an option: who types it twice means the second.
    func text(_ option: Option) -> String? { values[option.name]?.last }

    /// The value of an option as something else.
    func value<Value>(_ option: Option, _ read: (String) -> Value?) throws(UsageError) -> Value? {
        guard let text = text(option) else { return nil }
        guard let value = read(text) else {
            throw UsageError(
                "--\(option.name) \(text) makes no sense: \(option.value ?? "nothing") is \(option.help)")
        }
        return value
    }

    /// The value of an option as a whole number in a range.
    func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        try value(option) { text in
            guard let number = Int(text), text.first != "+" else { return nil }
            return range.contains(number) ? number : nil
        }
    }

    /// The value of an option as seconds, above 0.
    func seconds(_ option: Option) throws(UsageError) -> Duration? {
        try value(option) { text in
            guard case .time(let time) = TimePosition(text), time > .zero else { return nil }
            return .nanoseconds(time.scaled(by: 1_000_000_000, over: 1).value)
        }
    }
}
