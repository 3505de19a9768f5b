import PictureGeometry

/// The sizes that picture files give in their own headers.
enum PictureHeader {
    /// FFmpeg's name for the format and the picture's size; nil for other formats, and where the size is not reached.
    static func size(of bytes: [UInt8]) -> (codec: String, size: PixelSize)? {
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes).map { ("mjpeg", $0) } }
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let width = bytes.bigEndian(at: 16, count: 4),
            let height = bytes.bigEndian(at: 20, count: 4)
        else { return nil }
        return PixelSize.plausible(Int(width), Int(height)).map { ("png", $0) }
    }

    private static func jpeg(_ bytes: [UInt8]) -> PixelSize? {
        var offset = 2
        while let marker = bytes.bigEndian(at: offset, count: 2), marker >> 8 == 0xFF,
            let length = bytes.bigEndian(at: offset + 2, count: 2)
        {
            let kind = marker & 0xFF
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                guard let height = bytes.bigEndian(at: offset + 5, count: 2),
                    let width = bytes.bigEndian(at: offset + 7, count: 2)
                else { return nil }
                return .plausible(Int(width), Int(height))
            }
            offset += 2 + max(2, Int(length))
        }
        return nil
    }
}
