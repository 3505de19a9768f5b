/// What has to be decoded for some frames of a track: runs of samples, none of them twice.
///
/// Runs depend on nothing of each other, so that several decoders may take one each at the same time.
public struct FramePlan: Hashable, Sendable {
    /// Samples that one decoder takes one after another, from where decoding can begin to the last one wanted.
    public struct Run: Hashable, Sendable {
        /// The samples in decoding order; the last one is wanted.
        public let samples: Range<Int>
        /// Whether the first one is where the file says that decoding can begin.
        public let beginsAtEntry: Bool
        /// The samples whose pictures are wanted, in decoding order.
        public let wanted: [Int]
        /// Samples that no wanted one needs, in decoding order: they are neither read nor decoded.
        public let leftOut: [Int]

        /// How many samples are read and decoded.
        public var decodedCount: Int { samples.count - leftOut.count }
    }

    /// The runs in file order.
    public let runs: [Run]

    /// Plans for frames by their numbers, in any order; those beyond the last one are passed over.
    public init(frames: some Sequence<Int>, in table: FrameTable) {
        self.init(samples: frames.compactMap { table.frame($0)?.sample }, in: table)
    }

    /// Plans for samples, in any order; those beyond the last one are passed over.
    public init(samples: some Sequence<Int>, in table: FrameTable) {
        var parts: [(run: DecodingRun, wanted: [Int])] = []
        for sample in Set(samples).sorted() {
            guard var run = table.decoding(of: sample) else { continue }
            var wanted = [sample]
            // A group that is begun goes on, and a leading picture needs the groups in front; what stands behind a
            // group can as well be begun by another decoder.
            while let last = parts.last, run.samples.lowerBound < last.run.samples.upperBound {
                run = last.run.joined(with: run)
                wanted = last.wanted + wanted
                parts.removeLast()
            }
            parts.append((run, wanted))
        }
        runs = parts.map { run, wanted in
            var rest = wanted[...]
            let leftOut = run.samples.filter { sample in
                if sample == rest.first {
                    rest.removeFirst()
                    return false
                }
                return table.isDispensable(sample, in: run)
            }
            return Run(
                samples: run.samples, beginsAtEntry: run.beginsAtEntry, wanted: wanted, leftOut: leftOut)
        }
    }
}
