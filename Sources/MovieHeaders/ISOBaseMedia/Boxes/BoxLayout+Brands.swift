extension BoxLayout {
    /// Compatible brands that are read at most; real files have fewer than twenty.
    private static var mostBrands: Int64 { 64 }

    /// Reads the brands of a `ftyp` or `styp` box: the major one, a version that is skipped, the compatible ones.
    static func brands(of box: BoxHeader, _ reader: inout HeaderReader) throws -> [String] {
        let most = 8 + 4 * mostBrands
        let length = min(most, (box.end ?? .max) - box.content)
        guard length > 0, let bytes = try reader.bytes(at: box.content, count: Int(length)) else { return [] }
        var brands: [String] = []
        for position in stride(from: 0, to: bytes.count, by: 4) where position != 4 {
            guard let code = bytes.code(at: position), code.isPlausible else { continue }
            let brand = code.description
            if !brands.contains(brand) { brands.append(brand) }
        }
        return brands
    }
}
