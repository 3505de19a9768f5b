/// The samples at which decoding can begin: sync samples, and those that begin an open group.
///
/// A picture of an open group that is shown before the first may need what comes before (ISO/IEC 14496-12, 8.6.2 and
/// 10.4; QuickTime's partial sync samples).
struct SyncTable: Hashable {
    /// The numbers of sync samples from 1 (`stss`); nil where all are such.
    let sync: ArraySlice<UInt8>?
    /// The numbers of partial sync samples (`stps`).
    let partial: ArraySlice<UInt8>
    /// Random access points that are none of these.
    let points: SampleGroup?
    /// Whether a table has fewer numbers than it claims.
    let isCut: Bool

    /// Reads the boxes in the content of an `stbl` box.
    init(_ table: ArraySlice<UInt8>) {
        let (whole, some) = (table.box("stss"), table.box("stps"))
        sync = whole.map(Self.numbers)
        partial = some.map(Self.numbers) ?? []
        points = sync == nil ? nil : SampleGroup("rap ", in: table)
        isCut = [whole, some].contains { $0.map(Self.isCut) ?? false } || points?.isCut == true
    }

    private static func claimed(_ box: ArraySlice<UInt8>) -> Int64 { box.unsigned(at: 4, count: 4) ?? 0 }

    private static func numbers(_ box: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let entries = box.dropFirst(8)
        return entries.prefix(4 * Int(min(claimed(box), Int64(entries.count / 4))))
    }

    private static func isCut(_ box: ArraySlice<UInt8>) -> Bool {
        claimed(box) > Int64(box.dropFirst(8).count / 4)
    }
}

/// Tells sample by sample whether decoding can begin there.
struct SyncReader {
    private var sync: NumberReader?
    private var partial: NumberReader
    private var points: RunReader?
    private var sample: Int64 = 0

    /// Reads a table from its first sample on.
    init(_ table: SyncTable) {
        sync = table.sync.map(NumberReader.init)
        partial = NumberReader(table.partial)
        points = table.points?.indices
    }

    /// Whether decoding can begin at the next sample.
    mutating func next() -> Bool {
        sample += 1
        // Each reader has to take its step.
        let isSync = sync?.contains(sample) ?? true
        let isPartial = partial.contains(sample)
        let isPoint = (points?.next() ?? 0) > 0
        return isSync || isPartial || isPoint
    }
}

/// Looks numbers up in a rising list, one after the other.
private struct NumberReader {
    private let list: ArraySlice<UInt8>
    private var place = 0
    private var listed: Int64?

    init(_ list: ArraySlice<UInt8>) {
        self.list = list
        listed = list.unsigned(at: 0, count: 4)
    }

    mutating func contains(_ number: Int64) -> Bool {
        while let candidate = listed, candidate < number {
            place += 4
            listed = list.unsigned(at: place, count: 4)
        }
        return listed == number
    }
}
