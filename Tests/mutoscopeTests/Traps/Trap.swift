import Foundation
import TestSupport
import Testing

/// A clip that readers of headers stumble over, and what is right of it.
///
/// In a table a line at the margin begins a trap: the clip's name, `--scan` where everything is to be read, a colon and
/// the reason or the standard that decides. Indented lines follow, each an ``Expectation``.
struct Trap: Sendable, CustomTestStringConvertible {
    let file: String
    let isScanned: Bool
    let reason: String
    private(set) var expectations: [Expectation] = []

    var testDescription: String { isScanned ? "\(file) --scan" : file }

    /// Reads a table.
    static func table(_ text: String) -> [Trap] {
        var traps: [Trap] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix(" ") {
                traps[traps.count - 1].expectations.append(Expectation(line))
            } else {
                traps.append(Trap(line))
            }
        }
        return traps
    }

    private init(_ line: Substring) {
        let parts = line.split(separator: ":", maxSplits: 1)
        let words = parts[0].split(separator: " ")
        file = String(words[0])
        isScanned = words.dropFirst() == ["--scan"]
        reason = parts[1].trimmingCharacters(in: .whitespaces)
    }
}

/// What shall stand at a place of the document.
///
/// `path = JSON`, `path ≠ JSON`, or `path ≈ NUMBER ± NUMBER`. A path goes through objects by names, through arrays by
/// numbers, and `#` is the count of an array or object.
struct Expectation: Sendable {
    let path: String
    let relation: Character
    let value: String

    fileprivate init(_ line: Substring) {
        let words = line.split(separator: " ", maxSplits: 2)
        path = String(words[0])
        relation = words[1].first ?? "="
        value = words[2].trimmingCharacters(in: .whitespaces)
    }

    /// Whether it holds.
    func holds(in document: Any) throws -> Bool {
        let found = Self.find(path.split(separator: ".")[...], in: document)
        if relation == "≈" {
            let numbers = value.split(separator: "±").compactMap {
                Double($0.trimmingCharacters(in: .whitespaces))
            }
            guard let found = found as? Double, numbers.count == 2 else { return false }
            return abs(found - numbers[0]) <= numbers[1]
        }
        let wanted = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
        return Self.text(found) == Self.text(wanted) ? relation == "=" : relation == "≠"
    }

    /// What stands at its place, as text.
    func found(in document: Any) -> String {
        Self.text(Self.find(path.split(separator: ".")[...], in: document))
    }

    private static func find(_ path: ArraySlice<Substring>, in value: Any) -> Any? {
        guard let step = path.first else { return value }
        let (rest, list) = (path.dropFirst(), value as? [Any])
        if step == "#" { return list?.count ?? (value as? [String: Any])?.count }
        if let list { return Int(step).flatMap { $0 < list.count ? find(rest, in: list[$0]) : nil } }
        return (value as? [String: Any])?[String(step)].flatMap { find(rest, in: $0) }
    }

    /// A value so that equal ones are the same: `1` and `1.0`, and dates with or without zero fractions of a second.
    private static func text(_ value: Any?) -> String {
        guard let value else { return "nothing" }
        guard
            let data = try? JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
        else { return "\(value)" }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: ".000000Z", with: "Z")
    }
}
