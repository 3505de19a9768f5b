/// A table of runs, such as `stts` and `ctts`: so many samples have such a value each.
struct RunTable: Hashable {
    private let entries: ArraySlice<UInt8>
    /// Number of runs that are there.
    let count: Int
    /// Whether there are fewer than the table claims.
    let isCut: Bool
    private let isSigned: Bool

    /// Reads the content of a full box of pairs of 32 bits.
    init(_ content: ArraySlice<UInt8>, signed: Bool) {
        let claimed = content.unsigned(at: 4, count: 4) ?? 0
        entries = content.dropFirst(8)
        count = Int(min(claimed, Int64(entries.count / 8)))
        isCut = claimed > count
        isSigned = signed
    }

    /// How many samples the run has, and the value of each.
    subscript(index: Int) -> (samples: Int64, value: Int64) {
        let start = entries.startIndex + 8 * index
        let samples = word(start)
        let value = word(start + 4)
        return (Int64(samples), isSigned ? Int64(Int32(bitPattern: value)) : Int64(value))
    }

    /// Samples of all runs.
    var sampleCount: Int64 { (0..<count).reduce(0) { $0.addingSaturated(self[$1].samples) } }

    private func word(_ index: Int) -> UInt32 {
        UInt32(entries[index]) << 24 | UInt32(entries[index + 1]) << 16 | UInt32(entries[index + 2]) << 8
            | UInt32(entries[index + 3])
    }
}

/// Reads a table of runs sample by sample.
struct RunReader {
    private let table: RunTable?
    private var run = 0
    private var left: Int64 = 0
    private var value: Int64 = 0
    private let behind: Int64?

    /// Reads `table`; without one every value is 0.
    ///
    /// - Parameter behind: The value of samples behind the last run; nil where the last run's goes on.
    init(_ table: RunTable?, behind: Int64? = nil) {
        self.table = table
        self.behind = behind
    }

    /// The value of the next sample.
    mutating func next() -> Int64 {
        while left == 0, let table, run < table.count {
            (left, value) = table[run]
            run += 1
        }
        if left == 0, let behind { return behind }
        left = max(0, left - 1)
        return value
    }
}
