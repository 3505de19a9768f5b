import PictureGeometry

extension CodecFacts {
    /// Reads the header of the first frame (SMPTE RDD 36, 5.1); the entry names the profile.
    static func prores(entry: String, firstSample: [UInt8]) -> CodecFacts? {
        var facts = CodecFacts()
        facts.profile = proresProfile(entry)
        facts.isFullRange = false
        guard firstSample.dropFirst(4).starts(with: "icpf".utf8), firstSample.count >= 28 else { return facts }
        let number = { (position: Int) in Int(firstSample[position]) << 8 | Int(firstSample[position + 1]) }
        let size = PixelSize.plausible(number(16), number(18))
        (facts.codedSize, facts.croppedSize) = (size, size)
        let flags = firstSample[20]
        let interlacing = flags >> 2 & 3
        facts.fieldOrder = interlacing == 0 ? "progressive" : interlacing == 1 ? "tt" : "bb"
        facts.color = ColorCodes(
            primaries: firstSample[22], transfer: firstSample[23], matrix: firstSample[24])
        // The samples have no depth of their own; 4444 is decoded to twelve bits.
        let depth = entry == "ap4h" || entry == "ap4x" ? 12 : 10
        let chroma = Int(flags >> 6)
        facts.pixels =
            chroma < 2 ? nil : .planar(chroma: chroma, depth: depth, hasAlpha: firstSample[25] & 15 != 0)
        facts.isComplete = facts.pixels != nil && size != nil && facts.profile != nil
        return facts
    }

    private static func proresProfile(_ entry: String) -> String? {
        switch entry {
        case "apco": "Proxy"
        case "apcs": "LT"
        case "apcn": "Standard"
        case "apch": "HQ"
        case "ap4h": "4444"
        case "ap4x": "XQ"
        default: nil
        }
    }
}
