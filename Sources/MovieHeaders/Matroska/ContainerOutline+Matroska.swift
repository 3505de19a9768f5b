extension ContainerOutline {
    private enum Element {
        static let header: UInt64 = 0x1A45_DFA3
        static let docType: UInt64 = 0x4282
        static let segment: UInt64 = 0x1853_8067
    }

    /// Reads the outline of an EBML file: the document type in its header, and the size of its segment.
    static func matroska(_ reader: inout HeaderReader) throws -> ContainerOutline? {
        // Other formats are told apart by their first bytes, without a header being read.
        guard let magic = try reader.bytes(at: 0, count: 4), magic.bigEndian(at: 0, count: 4) == Element.header,
            case .element(let header) = try ElementHeader.read(at: 0, &reader)
        else { return nil }
        let docType = try docType(in: header, &reader)
        let declaredEnd = try endOfSegment(after: header, &reader)
        return ContainerOutline(
            family: .matroska(docType: docType), declaredEnd: declaredEnd, size: reader.size)
    }

    /// The document type, without which a file counts as Matroska.
    private static func docType(in header: ElementHeader, _ reader: inout HeaderReader) throws -> String {
        var offset = header.content
        while offset < header.end ?? .max {
            guard case .element(let child) = try ElementHeader.read(at: offset, &reader),
                let end = child.end
            else { break }
            if child.id == Element.docType {
                // The longest registered name has 8 letters.
                let length = Int(min(32, end - child.content))
                let text = try reader.bytes(at: child.content, count: length) ?? []
                let name = text.prefix { $0 != 0 }
                guard !name.isEmpty, name.allSatisfy({ (0x20..<0x7F).contains($0) }) else { break }
                return String(decoding: name, as: UTF8.self)
            }
            offset = end
        }
        return "matroska"
    }

    /// The end that the first segment declares; without one, the end of what is there.
    private static func endOfSegment(
        after header: ElementHeader, _ reader: inout HeaderReader
    ) throws -> Int64? {
        guard var offset = header.end else { return nil }
        while true {
            if let size = reader.size, offset > size { return offset }
            switch try ElementHeader.read(at: offset, &reader) {
            case .end, .junk: return offset
            case .cut(let needed): return needed
            case .overLimit: return nil
            case .element(let element):
                guard element.id != Element.segment, let end = element.end else { return element.end }
                offset = end
            }
        }
    }
}
