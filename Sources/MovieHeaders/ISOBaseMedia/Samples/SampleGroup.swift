/// A grouping of a track's samples by what they have in common (`sbgp`, `sgpd`; ISO/IEC 14496-12, 8.9).
struct SampleGroup: Hashable {
    /// Runs of samples, with the description of each, counted from 1; 0 for those in no group.
    private let runs: RunTable
    /// What is said of the track's groups.
    private let descriptions: Descriptions?
    /// What a fragment says of groups of its own, whose numbers begin behind 65536.
    private let own: Descriptions?

    /// Reads the grouping of a type in the content of an `stbl` or `traf` box; nil without one.
    ///
    /// - Parameter track: The descriptions of the whole track, where the box is one fragment's.
    init?(_ type: FourCharacterCode, in table: ArraySlice<UInt8>, track: Descriptions? = nil) {
        let boxes = table.boxes
        let map = boxes.first { $0.type == "sbgp" && $0.content.code(at: 4) == type }?.content
        guard let map else { return nil }
        // Version 1 has a parameter behind the type.
        runs = RunTable(map.dropFirst(map.version == 1 ? 8 : 4), signed: false)
        own = Descriptions(type, in: table)
        descriptions = track ?? own
    }

    /// Whether there are fewer runs than it claims.
    var isCut: Bool { runs.isCut }

    /// The number of each sample's description, sample by sample.
    var indices: RunReader { RunReader(runs, behind: 0) }

    /// The signed number of 16 bits that the description at an index begins with.
    func number(at index: Int64) -> Int64? {
        index > 0x10000 ? own?.number(at: index - 0x10000) : descriptions?.number(at: index)
    }
}

extension SampleGroup {
    /// The content of an `sgpd` box.
    struct Descriptions: Hashable {
        private let entries: ArraySlice<UInt8>
        private let length: Int

        /// Reads the box of a type among others; nil without one.
        init?(_ type: FourCharacterCode, in table: ArraySlice<UInt8>) {
            let box = table.boxes.first { $0.type == "sgpd" && $0.content.code(at: 4) == type }?.content
            guard let box else { return nil }
            let version = box.version
            length = version == 0 ? 2 : Int(box.unsigned(at: 8, count: 4) ?? 0)
            entries = box.dropFirst(version == 0 ? 12 : version == 1 ? 16 : 20)
        }

        /// The signed number of 16 bits that the description at an index, from 1, begins with.
        fileprivate func number(at index: Int64) -> Int64? {
            guard index > 0 else { return nil }
            guard length == 0 else {
                let (place, overflow) = Int(index - 1).multipliedReportingOverflow(by: length)
                return overflow ? nil : entries.signed(at: place, count: 2)
            }
            // Each has its own length in front.
            guard index <= 1000 else { return nil }
            var place = 0
            for _ in 1..<index {
                guard let own = entries.unsigned(at: place, count: 4) else { return nil }
                place += 4 + Int(own)
            }
            return entries.signed(at: place + 4, count: 2)
        }
    }
}
