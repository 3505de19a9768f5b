import Bytes
import MovieHeaders

/// A big-endian number of `count` bytes.
func bigEndian(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64($0 * 8)) }
}

/// A box with a 32-bit size.
func box(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    bigEndian(UInt64(content.count + 8), 4) + Array(type.utf8) + content
}

/// A box with a 64-bit size.
func largeBox(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    bigEndian(1, 4) + Array(type.utf8) + bigEndian(UInt64(content.count + 16), 8) + content
}

/// A box whose size says that it reaches to the end of the file.
func openBox(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    bigEndian(0, 4) + Array(type.utf8) + content
}

/// A file type box.
func fileType(_ brands: String...) -> [UInt8] {
    box("ftyp", Array(brands[0].utf8) + [0, 0, 2, 0] + brands.dropFirst().flatMap { Array($0.utf8) })
}

/// A RIFF chunk of a form, with the size that it declares where it is not the true one.
func riff(_ form: String, _ content: [UInt8] = [], size: UInt32? = nil) -> [UInt8] {
    let size = size ?? UInt32(content.count + 4)
    return Array("RIFF".utf8) + bigEndian(UInt64(size), 4).reversed() + Array(form.utf8) + content
}

/// An EBML element with a size of eight bytes, or an unknown one.
func element(_ id: UInt64, idLength: Int, _ content: [UInt8] = [], isSized: Bool = true) -> [UInt8] {
    let size: UInt64 = isSized ? 1 << 56 | UInt64(content.count) : (1 << 57) - 1
    return bigEndian(id, idLength) + bigEndian(size, 8) + content
}

/// An EBML header with a document type.
func ebmlHeader(_ docType: String) -> [UInt8] {
    element(
        0x1A45_DFA3, idLength: 4,
        element(0x4286, idLength: 2, [1]) + element(0x4282, idLength: 2, Array(docType.utf8)))
}

/// A Matroska segment.
func segment(_ content: [UInt8], isSized: Bool = true) -> [UInt8] {
    element(0x1853_8067, idLength: 4, content, isSized: isSized)
}

/// So many bytes of no meaning.
func filling(_ count: Int) -> [UInt8] { [UInt8](repeating: 0xA5, count: count) }

/// The outline of a file in memory.
func outline(_ bytes: [UInt8], limits: OutlineLimits = OutlineLimits()) throws -> ContainerOutline? {
    try ContainerOutline.read(MemorySource(bytes), limits: limits)
}
