/// A track's part of a fragment: the flags and fields of its header, when it is decoded, and its runs.
func trackFragment(
    _ runs: [UInt8]..., id: Int = 1, flags: Int = 0x2_0000, fields: [UInt8] = [], time: Int? = nil
) -> [UInt8] {
    let decoded = time.map { fullBox("tfdt", version: 1, big($0, 8)) } ?? []
    return box("traf", fullBox("tfhd", flags: flags, words(id), fields), decoded, runs.flatMap { $0 })
}

/// A run of samples: which fields it has, and those.
func trackRun(version: UInt8 = 0, flags: Int = 0, count: Int, _ fields: [UInt8] = []) -> [UInt8] {
    fullBox("trun", version: version, flags: flags, words(count), fields)
}

/// A fragment with some data behind it.
func fragment(_ parts: [UInt8]...) -> [UInt8] {
    box("moof", fullBox("mfhd", words(1)), parts.flatMap { $0 }) + box("mdat", filling(100))
}

/// Defaults of a track's samples: duration, length and flags.
func trackDefaults(_ id: Int = 1, duration: Int = 40, size: Int = 10, flags: Int = 0) -> [UInt8] {
    fullBox("trex", words(id, 1, duration, size, flags))
}

/// A movie in front that announces fragments.
func fragmented(
    _ rest: [UInt8]..., track: BuiltTrack = .empty(), extends: [UInt8] = trackDefaults()
) -> [UInt8] {
    fileType("iso5", "iso6", "mp41")
        + box("moov", movieHeader(), track.bytes, box("mvex", extends)) + rest.flatMap { $0 }
}

/// An index of segments: lengths in bytes, and in milliseconds.
func segmentIndex(
    version: UInt8 = 0, first: Int = 0, isOfIndexes: Bool = false, _ segments: [(size: Int, duration: Int)]
) -> [UInt8] {
    let width = version == 1 ? 8 : 4
    let list = segments.flatMap { words($0.size | (isOfIndexes ? 1 << 31 : 0), $0.duration, 0x9000_0000) }
    return fullBox(
        "sidx", version: version, words(1, 1000), big(0, width), big(first, width), big(0, 2),
        big(segments.count, 2), list)
}
