import Foundation
import TestSupport

/// A row of `Tests/Disagreements`: where we and a peer differ, why, and by whom we are right.
///
/// The columns are peer, file, field, ours, theirs, reason and source. The first five may hold `*` for any text.
struct Disagreement: Hashable {
    let columns: [String]
    let reason: String
    let source: String
    /// Where it stands, for messages.
    let line: String

    /// Whether it explains a difference.
    func explains(_ difference: Difference) -> Bool {
        let texts = [
            difference.peer, difference.file, difference.field, difference.ours, difference.theirs,
        ]
        return zip(columns, texts).allSatisfy { Self.matches($1, $0) }
    }

    /// Every row of every list, lines that begin with `#` left out.
    static func all() throws -> [Disagreement] {
        let directory = packageRoot.appending(path: "Tests/Disagreements")
        let lists = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        return try lists.filter { $0.pathExtension == "tsv" }.flatMap { list in
            try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
                .map { try Disagreement($0, in: list.lastPathComponent) }
        }
    }

    private init(_ text: Substring, in list: String) throws {
        let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 7, !cells[5].isEmpty, !cells[6].isEmpty else {
            throw BadRow(
                text: "\(list): a row wants seven columns, the reason and the source among them: \(text)")
        }
        (columns, reason, source, line) = (Array(cells[..<5]), cells[5], cells[6], "\(list): \(text)")
    }

    /// Whether a text is what a pattern with stars stands for.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == pattern }
        guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last) else {
            return false
        }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}

/// A row that is not in form.
struct BadRow: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
}
