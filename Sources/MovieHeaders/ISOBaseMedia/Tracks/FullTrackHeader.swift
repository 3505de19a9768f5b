/// The content of a `tkhd` box.
struct FullTrackHeader {
    /// The track's identifier.
    let id: Int
    /// Whether it takes part in the presentation.
    let isEnabled: Bool
    /// The nine numbers of its matrix.
    let matrix: [Int32]
    /// The size at which it is shown, before the matrix.
    let size: (width: Double, height: Double)

    /// Reads the box; nil where it is cut.
    init?(_ box: ArraySlice<UInt8>?) {
        guard let box else { return nil }
        let isLong = box.version == 1
        // Behind the duration stand eight reserved bytes, layer, group and volume.
        let place = isLong ? 36 : 24
        guard let id = box.unsigned(at: isLong ? 20 : 12, count: 4),
            let width = box.unsigned(at: place + 52, count: 4),
            let height = box.unsigned(at: place + 56, count: 4)
        else { return nil }
        self.id = Int(id)
        isEnabled = box.flags & 1 != 0
        matrix = Matrix.numbers(box, at: place + 16)
        size = (Double(width) / 65536, Double(height) / 65536)
    }
}

/// The content of an `mdhd` box.
struct MediaHeader {
    /// Ticks in a second; positive.
    let timescale: Int64
    /// Length in ticks; 0 where it is not known.
    let duration: Int64
    /// The language, ISO 639-2.
    let language: String?

    /// Reads the box; nil where it is cut.
    init?(_ box: ArraySlice<UInt8>?) {
        guard let box else { return nil }
        let isLong = box.version == 1
        let width = isLong ? 8 : 4
        let place = 4 + 2 * width
        guard let timescale = box.unsigned(at: place, count: 4), timescale > 0,
            let duration = box.unsigned(at: place + 4, count: width),
            let code = box.bigEndian(at: place + 4 + width, count: 2)
        else { return nil }
        self.timescale = timescale
        // All ones say that it is not known.
        self.duration = duration == (isLong ? .max : 0xFFFF_FFFF) ? 0 : duration
        language = LanguageCode.text(code)
    }
}
