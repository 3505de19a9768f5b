import PictureGeometry

extension CodecFacts {
    /// Reads the frame header of the first picture (ITU-T T.81, B.2.2).
    static func mjpeg(firstSample: [UInt8]) -> CodecFacts? {
        guard firstSample.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while let marker = firstSample.bigEndian(at: position, count: 2), marker >> 8 == 0xFF {
            // Bytes of 255 may fill up.
            if marker == 0xFFFF {
                position += 1
                continue
            }
            guard let length = firstSample.bigEndian(at: position + 2, count: 2), length >= 2 else {
                return nil
            }
            if [0xFFC0, 0xFFC1, 0xFFC2].contains(marker) {
                let frame = firstSample.dropFirst(position + 4).prefix(Int(length) - 2)
                return jpeg(Array(frame), kind: Int(marker & 3))
            }
            position += 2 + Int(length)
        }
        return nil
    }

    /// Reads the content of a frame header, of kind 0 (baseline), 1 (sequential) or 2 (progressive).
    static func jpeg(_ frame: [UInt8], kind: Int) -> CodecFacts? {
        guard frame.count >= 6, frame[0] == 8, frame.count >= 6 + 3 * Int(frame[5]) else { return nil }
        let height = Int(frame[1]) << 8 | Int(frame[2])
        let size = PixelSize.plausible(Int(frame[3]) << 8 | Int(frame[4]), height)
        var facts = CodecFacts()
        facts.profile = kind == 0 ? "Baseline" : kind == 1 ? "Sequential" : "Progressive"
        facts.codedSize = size
        facts.croppedSize = size
        facts.isFullRange = true
        // Only JFIF's colours are told for sure: components by other names may be RGB.
        let factors = (0..<Int(frame[5])).map { frame[7 + 3 * $0] }
        let isUsual = frame[5] == 1 || frame[5] == 3 && frame[6] == 1 && frame[9] == 2 && frame[12] == 3
        if isUsual {
            facts.pixels = jpegPixels(factors)
            facts.color = ColorCodes(primaries: 2, transfer: 2, matrix: 5)
        }
        facts.isComplete = facts.pixels != nil && size != nil
        return facts
    }

    /// The pixels by how many samples the components have, four bits across and four down.
    private static func jpegPixels(_ factors: [UInt8]) -> PixelLayout? {
        switch factors {
        case [0x11]: .planar(chroma: 0, depth: 8)
        case [0x22, 0x11, 0x11]: .planar(chroma: 1, depth: 8, hasOwnName: true)
        case [0x21, 0x11, 0x11]: .planar(chroma: 2, depth: 8, hasOwnName: true)
        case [0x11, 0x11, 0x11]: .planar(chroma: 3, depth: 8, hasOwnName: true)
        default: nil
        }
    }
}
