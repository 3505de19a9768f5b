/// Text inside HTML.
enum HTMLText {
    /// Escapes what would end text or a quoted attribute.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { special[$0] != nil }) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let reference = special[byte] { bytes += reference.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let special: [UInt8: String] = [
        UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
        UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
    ]
}
