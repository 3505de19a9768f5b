/// The samples at which decoding can begin (`stss`), also where later ones need earlier ones (`stps`, `rap `).
struct KeyTable: Hashable {
    /// Numbers from 1 in rising order; nil where all samples are such.
    fileprivate let whole: ArraySlice<UInt8>?
    /// QuickTime's partial sync samples, numbered in the same way.
    fileprivate let partial: ArraySlice<UInt8>?
    /// Runs of samples in the group of random access points, or in none: 0.
    fileprivate let groups: RunTable?
    /// Whether a table has fewer samples than it claims.
    let isCut: Bool

    /// Reads the boxes in the content of an `stbl` box.
    init(_ table: ArraySlice<UInt8>) {
        let (first, second) = (table.box("stss"), table.box("stps"))
        whole = first.map(Self.numbers)
        partial = second.map(Self.numbers)
        groups = Self.accessPoints(table)
        isCut = [first, second].contains { $0.map(Self.isCut) ?? false } || groups?.isCut == true
    }

    private static func claimed(_ box: ArraySlice<UInt8>) -> Int64 { box.unsigned(at: 4, count: 4) ?? 0 }

    private static func numbers(_ box: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let entries = box.dropFirst(8)
        return entries.prefix(4 * Int(min(claimed(box), Int64(entries.count / 4))))
    }

    private static func isCut(_ box: ArraySlice<UInt8>) -> Bool {
        claimed(box) > Int64(box.dropFirst(8).count / 4)
    }

    private static func accessPoints(_ table: ArraySlice<UInt8>) -> RunTable? {
        let group = table.boxes.first { $0.type == "sbgp" && $0.content.code(at: 4) == "rap " }
        // Version 1 has a parameter in front of the number of runs.
        return group.map { RunTable($0.content.dropFirst($0.content.version == 1 ? 8 : 4), signed: false) }
    }
}

/// Tells sample by sample whether decoding can begin there.
struct KeyReader {
    private var whole: NumberReader?
    private var partial: NumberReader?
    private var groups: RunReader

    /// Reads `table` from its first sample on.
    init(_ table: KeyTable) {
        whole = table.whole.map(NumberReader.init)
        partial = table.partial.map(NumberReader.init)
        groups = RunReader(table.groups, last: 0)
    }

    /// Whether it is so at the next sample.
    mutating func next() -> Bool {
        // All three are counted on.
        let answers = [whole?.next() ?? true, partial?.next() ?? false, groups.next() > 0]
        return answers.contains(true)
    }
}

/// Tells sample by sample whether it is in a list of numbers.
private struct NumberReader {
    private let numbers: ArraySlice<UInt8>
    private var index = 0
    private var sample: Int64 = 0

    init(_ numbers: ArraySlice<UInt8>) { self.numbers = numbers }

    mutating func next() -> Bool {
        sample += 1
        while let number = numbers.unsigned(at: index, count: 4), number < sample { index += 4 }
        return numbers.unsigned(at: index, count: 4) == sample
    }
}
