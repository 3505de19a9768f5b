/// Where decoding can begin: finds the last such sample for another one.
///
/// A sample that is decoded behind a keyframe and shown before it belongs to the group in front: it may refer to
/// pictures there. So a keyframe serves the samples that neither are decoded nor shown before it, whatever it is called:
/// what some writers list as sync samples begins an open group.
struct DecodingEntries: Hashable, Sendable {
    /// The earliest media time of an entry in each block of samples, as the leaves of a binary tree of least times.
    private let tree: [Int64]
    private let leaves: Int
    private let isEntry: [UInt64]
    /// Entries at which decoding is right only when it began elsewhere, by their sample.
    private let recoveries: [SamplePlaces.Recovery]

    private static let block = 64

    /// Marks keyframes, and samples where decoding becomes right.
    init(_ times: [Int64], _ marks: [FrameMarks], _ found: [SamplePlaces.Recovery]) {
        let blocks = (times.count + Self.block - 1) / Self.block
        var isEntry = [UInt64](repeating: 0, count: blocks)
        for (sample, mark) in marks.enumerated() where mark.contains(.keyframe) {
            isEntry[sample / Self.block] |= 1 << UInt64(sample % Self.block)
        }
        // Of several ways to one sample, the shortest is taken.
        var recoveries: [SamplePlaces.Recovery] = []
        for way in found.sorted(by: { ($0.sample, $1.start) < ($1.sample, $0.start) }) {
            let sample = Int(way.sample)
            guard sample < times.count, !marks[sample].contains(.keyframe),
                recoveries.last?.sample != way.sample
            else { continue }
            recoveries.append(way)
            isEntry[sample / Self.block] |= 1 << UInt64(sample % Self.block)
        }
        var leaves = 1
        while leaves <= blocks { leaves *= 2 }
        var tree = [Int64](repeating: .max, count: 2 * leaves)
        for sample in times.indices where isEntry[sample / Self.block] >> UInt64(sample % Self.block) & 1 == 1 {
            let leaf = leaves + sample / Self.block
            tree[leaf] = min(tree[leaf], times[sample])
        }
        for node in (1..<leaves).reversed() { tree[node] = min(tree[2 * node], tree[2 * node + 1]) }
        (self.tree, self.leaves, self.isEntry, self.recoveries) = (tree, leaves, isEntry, recoveries)
    }

    /// The sample to begin at so that `sample` can be decoded; nil where nothing promises that.
    func start(for sample: Int, _ times: [Int64]) -> Int? {
        guard let entry = lastEntry(upTo: sample, notAfter: times[sample], times) else { return nil }
        return start(at: entry)
    }

    private func start(at entry: Int) -> Int {
        var range = 0..<recoveries.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let way = recoveries[middle]
            if way.sample == entry { return Int(way.start) }
            range = way.sample < entry ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return entry
    }

    /// The last entry that is neither decoded behind `sample` nor shown after `time`.
    private func lastEntry(upTo sample: Int, notAfter time: Int64, _ times: [Int64]) -> Int? {
        let block = sample / Self.block
        if let entry = lastEntry(in: block, upTo: sample % Self.block, notAfter: time, times) { return entry }
        // Up to where the blocks on the left have an entry early enough, then down on the right.
        var node = leaves + block
        while node > 1, node % 2 == 0 || tree[node - 1] > time { node /= 2 }
        guard node > 1 else { return nil }
        node -= 1
        while node < leaves { node = tree[2 * node + 1] <= time ? 2 * node + 1 : 2 * node }
        return lastEntry(in: node - leaves, upTo: Self.block - 1, notAfter: time, times)
    }

    private func lastEntry(in block: Int, upTo last: Int, notAfter time: Int64, _ times: [Int64]) -> Int? {
        for bit in (0...last).reversed() where isEntry[block] >> UInt64(bit) & 1 == 1 {
            let sample = block * Self.block + bit
            if times[sample] <= time { return sample }
        }
        return nil
    }
}
