public import Bytes

/// How many entries a demuxer makes of the tables of an ISO base media file, told by their headers.
///
/// A count costs the file four bytes, and a list of edits multiplies it.
public enum SampleClaims {
    /// Reads the headers of the tables; nil where the file is of another family.
    ///
    /// - Throws: What `source` throws, and nothing else.
    public static func count(in source: any ByteSource) throws -> Int64? {
        var reader = HeaderReader(source, limits: OutlineLimits(boxes: 100_000, bytes: 8 << 20))
        var layout = BoxLayout()
        guard try ContainerOutline.isoBaseMedia(&layout, &reader) != nil, let movie = layout.movie else {
            return nil
        }
        var total: Int64 = 0
        try forEachChild(of: movie, &reader) { track, reader in
            guard track.type == "trak" else { return }
            var claim = TrackClaim()
            try claim.read(track, depth: 0, &reader)
            total = total.addingSaturated(claim.entries)
        }
        for fragment in layout.fragments where total < .max {
            try forEachChild(of: fragment, &reader) { part, reader in
                guard part.type == "traf" else { return }
                try forEachChild(of: part, &reader) { run, reader in
                    guard run.type == "trun" else { return }
                    let bytes = try reader.bytes(at: run.content, count: 8)
                    total = total.addingSaturated(bytes?[...].unsigned(at: 4, count: 4) ?? 0)
                }
            }
        }
        return total
    }

    static func forEachChild(
        of parent: BoxHeader, _ reader: inout HeaderReader,
        _ body: (BoxHeader, inout HeaderReader) throws -> Void
    ) throws {
        let end = min(parent.end ?? .max, reader.size ?? .max)
        var offset = parent.content
        while offset < end, case .box(let child) = try BoxHeader.read(at: offset, &reader) {
            try body(child, &reader)
            guard let next = child.end else { return }
            offset = next
        }
    }
}

/// What the boxes of one track claim.
private struct TrackClaim {
    private var samples: Int64 = 0
    private var chunks: Int64 = 0
    /// Entries of the longest other table.
    private var longest: Int64 = 0
    private var edits: Int64 = 0
    private var isConstant = false
    private var isSound = false

    /// Each edit may show all samples again.
    ///
    /// Sound whose samples are alike is kept by chunks, of which there are fewer.
    var entries: Int64 {
        let listed = max(longest, isConstant && isSound ? min(samples, chunks) : samples)
        // As many stretches as real movies have are believed to be parts of the whole.
        guard edits > 1024 else { return listed }
        let (product, overflow) = listed.multipliedReportingOverflow(by: edits)
        return overflow ? .max : product
    }

    mutating func read(_ parent: BoxHeader, depth: Int, _ reader: inout HeaderReader) throws {
        var claim = self
        try SampleClaims.forEachChild(of: parent, &reader) { box, reader in
            switch box.type {
            case "mdia", "minf", "stbl", "edts":
                if depth < 4 { try claim.read(box, depth: depth + 1, &reader) }
            case "hdlr", "stsz", "stz2", "stco", "co64", "stts", "ctts", "stss", "stsc", "elst":
                guard let bytes = try reader.bytes(at: box.content, count: 12) else { return }
                claim.note(box, bytes[...], end: min(box.end ?? .max, reader.size ?? .max))
            default: break
            }
        }
        self = claim
    }

    private mutating func note(_ box: BoxHeader, _ bytes: ArraySlice<UInt8>, end: Int64) {
        let room = max(0, end - box.content)
        switch box.type {
        case "hdlr": isSound = bytes.code(at: 8) == "soun"
        case "stsz":
            isConstant = bytes.bigEndian(at: 4, count: 4) != 0
            samples = min(bytes.unsigned(at: 8, count: 4) ?? 0, isConstant ? .max : room / 4)
        case "stz2": samples = min(bytes.unsigned(at: 8, count: 4) ?? 0, room &* 2)
        case "stts", "ctts", "stss", "stsc":
            let width: Int64 = box.type == "stsc" ? 12 : box.type == "stss" ? 4 : 8
            longest = max(longest, min(bytes.unsigned(at: 4, count: 4) ?? 0, room / width))
        case "stco", "co64":
            chunks = min(bytes.unsigned(at: 4, count: 4) ?? 0, room / (box.type == "stco" ? 4 : 8))
        default: edits = min(bytes.unsigned(at: 4, count: 4) ?? 0, room / 12)
        }
    }
}
