/// Where samples stand: chunks, and runs of chunks with as many samples each (`stco`, `co64`, `stsc`).
struct ChunkTable: Hashable {
    /// Number of chunks.
    let count: Int
    /// Whether there are fewer chunks or runs than the boxes claim.
    let isCut: Bool
    private let places: ArraySlice<UInt8>
    private let width: Int
    private let runs: ArraySlice<UInt8>
    private let runCount: Int

    /// Reads the boxes in the content of an `stbl` box.
    init(_ table: ArraySlice<UInt8>) {
        let short = table.box("stco")
        width = short == nil ? 8 : 4
        let box = short ?? table.box("co64") ?? []
        let claimed = box.unsigned(at: 4, count: 4) ?? 0
        places = box.dropFirst(8)
        count = Int(min(claimed, Int64(places.count / width)))
        let map = table.box("stsc") ?? []
        let claimedRuns = map.unsigned(at: 4, count: 4) ?? 0
        runs = map.dropFirst(8)
        runCount = Int(min(claimedRuns, Int64(runs.count / 12)))
        isCut = claimed > count || claimedRuns > runCount
    }

    /// Offset of a chunk in the file, counted from 0.
    func place(_ chunk: Int) -> Int64 { places.unsigned(at: width * chunk, count: width) ?? 0 }

    /// Whether all samples are described by the first sample entry.
    var hasOneDescription: Bool {
        (0..<runCount).allSatisfy { runs.unsigned(at: 12 * $0 + 8, count: 4) ?? 0 <= 1 }
    }

    /// How many samples the chunks have room for, up to `limit`.
    func sampleCount(atMost limit: Int) -> Int {
        var count = 0
        forEach(samples: limit) { _, samples in
            count = samples.upperBound
            return true
        }
        return count
    }

    /// Calls `body` with each chunk's offset and its samples, until it returns false or there are `samples`.
    ///
    /// Neither a run that begins before the one in front of it nor one beyond the last chunk makes more chunks.
    func forEach(samples: Int, _ body: (_ offset: Int64, _ samples: Range<Int>) -> Bool) {
        var sample = 0
        var chunk = 0
        for run in 0..<runCount {
            let next = run + 1 < runCount ? runs.unsigned(at: 12 * (run + 1), count: 4) ?? 0 : .max
            let each = Int(runs.unsigned(at: 12 * run + 4, count: 4) ?? 0)
            while chunk < count, Int64(chunk) + 1 < next, sample < samples {
                let end = sample + min(each, samples - sample)
                guard body(place(chunk), sample..<end) else { return }
                (sample, chunk) = (end, chunk + 1)
            }
        }
    }
}
