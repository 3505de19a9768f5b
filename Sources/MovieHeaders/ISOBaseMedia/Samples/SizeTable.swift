/// The lengths of samples: one for all, or a list of 32, 16, 8 or 4 bits each (`stsz`, `stz2`).
struct SizeTable: Hashable {
    /// Number of samples.
    let count: Int
    /// Whether the list has fewer than the box claims.
    let isCut: Bool
    private let common: Int64
    private let entries: ArraySlice<UInt8>
    private let bits: Int

    /// Reads the size box in the content of an `stbl` box.
    init(_ table: ArraySlice<UInt8>) {
        let compact = table.box("stsz") == nil ? table.box("stz2") : nil
        let box = compact ?? table.box("stsz") ?? []
        let claimed = box.unsigned(at: 8, count: 4) ?? 0
        common = compact == nil ? box.unsigned(at: 4, count: 4) ?? 0 : 0
        bits = compact == nil ? 32 : Int(box.bigEndian(at: 7, count: 1) ?? 0)
        entries = box.dropFirst(12)
        guard common == 0 else {
            count = Int(claimed)
            isCut = false
            return
        }
        let there = [4, 8, 16, 32].contains(bits) ? Int64(entries.count) * 8 / Int64(bits) : 0
        count = Int(min(claimed, there))
        isCut = claimed > there
    }

    /// The length all samples have; nil where each has its own.
    var ofAll: Int64? { common > 0 ? common : nil }

    /// The length of a sample, counted from 0, in bytes.
    subscript(index: Int) -> Int64 {
        if common > 0 { return common }
        let start = entries.startIndex
        switch bits {
        case 4: return Int64(entries[start + index / 2] >> (index % 2 == 0 ? 4 : 0) & 15)
        case 8: return Int64(entries[start + index])
        case 16: return Int64(entries[start + 2 * index]) << 8 | Int64(entries[start + 2 * index + 1])
        default:
            let place = start + 4 * index
            return Int64(entries[place]) << 24 | Int64(entries[place + 1]) << 16
                | Int64(entries[place + 2]) << 8 | Int64(entries[place + 3])
        }
    }

    /// Bytes of samples from one, counted from 0, to before another.
    func sum(_ range: Range<Int>) -> Int64 {
        if let ofAll {
            let (product, overflow) = Int64(range.count).multipliedReportingOverflow(by: ofAll)
            return overflow ? .max : product
        }
        return range.reduce(0) { $0.addingSaturated(self[$1]) }
    }
}
