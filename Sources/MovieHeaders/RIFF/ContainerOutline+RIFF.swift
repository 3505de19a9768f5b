extension ContainerOutline {
    /// Reads the outline of a RIFF file; an AVI file larger than a gigabyte is a chain of them (OpenDML).
    static func riff(_ reader: inout HeaderReader) throws -> ContainerOutline? {
        guard let bytes = try reader.bytes(at: 0, count: 12), bytes.code(at: 0) == "RIFF",
            let size = bytes.littleEndian32(at: 4), let form = bytes.code(at: 8), form.isPlausible
        else { return nil }
        let declaredEnd = try endOfChain(firstSize: size, isAVI: form == "AVI ", &reader)
        return ContainerOutline(
            family: .riff(form: form.description), declaredEnd: declaredEnd, size: reader.size)
    }

    /// The end that the last chunk of the chain declares, without the byte that pads an odd size.
    private static func endOfChain(
        firstSize: UInt32, isAVI: Bool, _ reader: inout HeaderReader
    ) throws -> Int64? {
        var (offset, size) = (Int64(0), firstSize)
        while true {
            // Recorders write these first, and the true size when they stop; a live one never does.
            guard size != 0, size != .max else { return nil }
            let end = offset.addingSaturated(8 + Int64(size))
            let isOverrun = if let fileSize = reader.size { end > fileSize } else { false }
            guard isAVI, !isOverrun else { return end }
            offset = end.addingSaturated(Int64(size & 1))
            guard reader.countBox(), let bytes = try reader.bytes(at: offset, count: 12) else { return nil }
            // Anything else behind the chunk is a trailer, except for a link that is cut.
            let isLink = !bytes.isEmpty && bytes.prefix(4).elementsEqual("RIFF".utf8.prefix(bytes.count))
            guard isLink else { return end }
            guard let next = bytes.littleEndian32(at: 4), let form = bytes.code(at: 8) else {
                return offset.addingSaturated(12)
            }
            guard form == "AVIX" else { return end }
            size = next
        }
    }
}
