extension BoxLayout {
    /// Compatible brands that are read at most; real files have fewer than twenty.
    private static var mostBrands: Int64 { 64 }

    /// Reads the content of a `ftyp` or `styp` box: the major brand, its version, the compatible ones.
    static func fileType(of box: BoxHeader, _ reader: inout HeaderReader) throws -> [UInt8] {
        let length = min(8 + 4 * mostBrands, (box.end ?? .max) - box.content)
        guard length > 0 else { return [] }
        return try reader.bytes(at: box.content, count: Int(length)) ?? []
    }

    /// The brands in the content of such a box, each once.
    static func brands(_ content: [UInt8]) -> [String] {
        var brands: [String] = []
        for position in stride(from: 0, to: content.count, by: 4) where position != 4 {
            guard let code = content.code(at: position), code.isPlausible else { continue }
            let brand = code.description
            if !brands.contains(brand) { brands.append(brand) }
        }
        return brands
    }
}
