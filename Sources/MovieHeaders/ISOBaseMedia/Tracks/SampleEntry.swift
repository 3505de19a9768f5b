/// The first sample entry of a track: what its samples are (ISO/IEC 14496-12, 8.5.2; QuickTime).
struct SampleEntry {
    /// Its code, that of the original format where samples are encrypted.
    var code: FourCharacterCode
    /// Whether samples are encrypted.
    let isEncrypted: Bool
    /// The fields behind the reference index.
    let fields: ArraySlice<UInt8>

    /// Reads the first entry in the content of an `stsd` box.
    init?(_ descriptions: ArraySlice<UInt8>?) {
        guard let entry = descriptions?.dropFirst(8).boxes.first else { return nil }
        fields = entry.content.dropFirst(8)
        let protected: Set<FourCharacterCode> = ["encv", "enca", "enct", "encs", "drms", "drmi", "p608"]
        isEncrypted = protected.contains(entry.type)
        code = entry.type
    }

    /// Puts the code of the original format in the place of the one that stands for encryption.
    mutating func unwrap(_ boxes: ArraySlice<UInt8>) {
        guard isEncrypted, let original = boxes.box("sinf", "frma")?.code(at: 0) else { return }
        code = original
    }
}
