/// The tables of one track: when its samples are, how long, and where (ISO/IEC 14496-12, 8.6 and 8.7).
///
/// Tables stay as the bytes they are; no count in them is believed beyond those bytes.
struct SampleTables: Hashable {
    /// Durations in decoding order.
    let durations: RunTable
    /// From decoding to presentation time; nil where they are the same.
    let offsets: RunTable?
    /// Lengths in bytes.
    let sizes: SizeTable
    /// Places of chunks, and how many samples are in each.
    let chunks: ChunkTable
    /// The samples at which decoding can begin.
    let keys: SyncTable
    /// Samples from which decoding becomes right after some others, and how many (`roll`).
    let rolls: SampleGroup?
    /// What each sample depends on and what depends on it, a byte each (`sdtp`).
    let dependencies: ArraySlice<UInt8>
    /// Whether a table is missing, cut or contradicts another.
    let isDamaged: Bool

    /// Reads the content of an `stbl` box.
    init(_ content: ArraySlice<UInt8>) {
        let none = ArraySlice<UInt8>()
        durations = RunTable(content.box("stts") ?? none, signed: false)
        offsets = content.box("ctts").map { RunTable($0, signed: true) }
        sizes = SizeTable(content)
        chunks = ChunkTable(content)
        keys = SyncTable(content)
        rolls = SampleGroup("roll", in: content)
        dependencies = content.box("sdtp")?.dropFirst(4) ?? none
        let count = sizes.count
        isDamaged =
            durations.isCut || offsets?.isCut == true || sizes.isCut || chunks.isCut || keys.isCut
            || durations.sampleCount < Int64(count) || (count == 0 && durations.sampleCount > 0)
            || offsets.map { $0.sampleCount < Int64(count) } ?? false
            || chunks.sampleCount(atMost: count) < count
    }

    /// Number of samples.
    var count: Int { sizes.count }

    /// The sum of all durations in ticks, as far as there are samples.
    var duration: Int64 {
        var left = Int64(count)
        var sum: Int64 = 0
        for run in 0..<durations.count where left > 0 {
            let (samples, value) = durations[run]
            let taken = min(samples, left)
            let (product, overflow) = taken.multipliedReportingOverflow(by: value)
            sum = overflow ? .max : sum.addingSaturated(product)
            left -= taken
        }
        return sum
    }
}
