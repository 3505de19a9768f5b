import Testing

@testable import mutoscope

private let flag = Option(name: "flag", letter: "f", help: "")
private let other = Option(name: "other", letter: "o", help: "")
private let size = Option(name: "size", letter: "s", value: "SIZE", help: "")
private let nameless = Option(name: "long-only", value: "N", help: "")

struct ArgumentsTests {
    private func read(_ words: String...) throws -> Arguments {
        try Arguments(words, options: [flag, other, size, nameless])
    }

    private func complaint(_ words: String...) -> String? {
        do {
            _ = try Arguments(words, options: [flag, other, size, nameless])
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: [["--size", "3"], ["--size=3"], ["-s", "3"], ["-s3"], ["-fs3"], ["-fs", "3"]])
    func `every form of an option gives the same value`(words: [String]) throws {
        let arguments = try Arguments(words, options: [flag, size])
        #expect(arguments.text(size) == "3")
        #expect(arguments.operands.isEmpty)
    }

    @Test func `options and operands mix in any order`() throws {
        let arguments = try read("a", "-f", "b", "--size", "3", "c", "-")
        #expect(arguments.operands == ["a", "b", "c", "-"])
        #expect(arguments.has(flag))
        #expect(arguments.text(size) == "3")
    }

    @Test func `two dashes end the options, once`() throws {
        let arguments = try read("-f", "--", "-o", "--", "--size", "-")
        #expect(arguments.operands == ["-o", "--", "--size", "-"])
        #expect(arguments.values.keys.sorted() == ["flag"])
    }

    @Test func `a single dash is an operand, and a value`() throws {
        let arguments = try read("-", "-s", "-")
        #expect(arguments.operands == ["-"])
        #expect(arguments.text(size) == "-")
    }

    @Test func `letters without values stand together, and a letter with one takes the rest`() throws {
        #expect(try read("-fo").values == ["flag": [""], "other": [""]])
        #expect(try read("-fsof").values == ["flag": [""], "size": ["of"]])
    }

    @Test func `a value may look like an option, hold an equals sign, or be empty`() throws {
        #expect(try read("--size", "--flag").values == ["size": ["--flag"]])
        #expect(try read("--size=a=b").text(size) == "a=b")
        #expect(try read("--size=").text(size) == "")
        #expect(try read("-s=3").text(size) == "=3")
    }

    @Test func `an option with a value takes one word and no more`() throws {
        let arguments = try read("--size", "1", "2")
        #expect(arguments.values == ["size": ["1"]])
        #expect(arguments.operands == ["2"])
    }

    @Test func `of an option that is given twice the last value counts`() throws {
        let arguments = try read("-s1", "--size", "2")
        #expect(arguments.text(size) == "2")
        #expect(arguments.values["size"] == ["1", "2"])
    }

    @Test func `a value that is missing is named`() {
        #expect(complaint("--size") == "--size needs SIZE")
        #expect(complaint("-s") == "-s needs SIZE")
        #expect(complaint("-fs") == "-s needs SIZE")
        #expect(complaint("--long-only") == "--long-only needs N")
    }

    @Test func `an unknown option comes with the nearest name`() {
        #expect(complaint("--sise", "3") == "no option --sise; did you mean --size?")
        #expect(complaint("--sise=3") == "no option --sise; did you mean --size?")
        #expect(complaint("--entirely-different") == "no option --entirely-different; see mutoscope help")
        #expect(complaint("-fx") == "no option -x; see mutoscope help")
    }

    @Test func `a long name is matched whole, in its own case`() {
        #expect(complaint("--fla") != nil)
        #expect(complaint("--FLAG") != nil)
        #expect(complaint("--f") != nil)
    }

    @Test(arguments: ["--flag=1", "--flag=", "--flag=no"])
    func `a flag takes no value`(word: String) {
        let value = word.dropFirst(6)
        #expect(complaint(word) == "--flag takes no value; leave \(value) out")
    }

    @Test func `nothing at all is fine`() throws {
        #expect(try read() == read("--"))
        #expect(try read("").operands == [""])
    }

    @Test func `letters and names are unique within each verb`() {
        for verb in Verb.all {
            let options = verb.options + Option.everywhere
            #expect(Set(options.map(\.name)).count == options.count, "\(verb.name)")
            let letters = options.compactMap(\.letter)
            #expect(Set(letters).count == letters.count, "\(verb.name)")
        }
    }
}
