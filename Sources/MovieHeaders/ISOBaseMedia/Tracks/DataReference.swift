/// Where a track's samples are: in the movie's own file, or in another (ISO/IEC 14496-12, 8.7.2).
enum DataReference {
    /// Whether the samples of the first sample entry are in the movie's own file.
    ///
    /// - Parameters:
    ///   - references: The content of the `dref` box; nil without one.
    ///   - descriptions: The content of the `stsd` box.
    static func isOwnFile(_ references: ArraySlice<UInt8>?, _ descriptions: ArraySlice<UInt8>?) -> Bool {
        guard let references = references?.dropFirst(8).boxes, !references.isEmpty,
            let entry = descriptions?.dropFirst(8).boxes.first?.content,
            let number = entry.unsigned(at: 6, count: 2), number > 0, number <= references.count
        else { return true }
        return references[Int(number) - 1].content.flags & 1 != 0
    }
}
