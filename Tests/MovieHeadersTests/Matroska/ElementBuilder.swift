import Bytes
import MovieHeaders
import TestSupport

/// An element with the shortest identifier and a size of eight bytes.
func ebml(_ id: UInt64, _ content: [UInt8]) -> [UInt8] {
    element(id, idLength: (71 - id.leadingZeroBitCount) / 8, content)
}

/// An element that holds other elements.
func ebml(_ id: UInt64, _ children: [UInt8]...) -> [UInt8] { ebml(id, children.flatMap { $0 }) }

/// An element that holds a number.
func ebmlNumber(_ id: UInt64, _ number: Int) -> [UInt8] { ebml(id, bigEndian(UInt64(number), 4)) }

/// An element that holds a text.
func ebmlText(_ id: UInt64, _ text: String) -> [UInt8] { ebml(id, Array(text.utf8)) }

/// An element that holds a floating-point number.
func ebmlReal(_ id: UInt64, _ real: Double) -> [UInt8] { ebml(id, bigEndian(real.bitPattern, 8)) }

/// A segment's information: a tick of a millisecond, and so many of them.
func information(duration: Double?, _ more: [UInt8] = []) -> [UInt8] {
    ebml(0x1549_A966, ebmlNumber(0x2AD7B1, 1_000_000), duration.map { ebmlReal(0x4489, $0) } ?? [], more)
}

/// An entry for a track of pictures, 320 by 180.
func pictures(_ number: Int = 1, codec: String = "V_VP9", video: [UInt8] = [], _ more: [UInt8] = []) -> [UInt8]
{
    ebml(
        0xAE, ebmlNumber(0xD7, number), ebmlNumber(0x73C5, number + 100), ebmlNumber(0x83, 1),
        ebmlText(0x86, codec),
        ebml(0xE0, ebmlNumber(0xB0, 320), ebmlNumber(0xBA, 180), video), more)
}

/// An entry for a track of sound.
func sound(_ number: Int, codec: String = "A_OPUS", _ more: [UInt8] = []) -> [UInt8] {
    ebml(
        0xAE, ebmlNumber(0xD7, number), ebmlNumber(0x73C5, number + 100), ebmlNumber(0x83, 2),
        ebmlText(0x86, codec),
        ebml(0xE1, ebmlReal(0xB5, 48000.0), ebmlNumber(0x9F, 2)), more)
}

/// The list of tracks.
func tracks(_ entries: [UInt8]...) -> [UInt8] { ebml(0x1654_AE6B, entries.flatMap { $0 }) }

/// A block with 20 bytes of data.
func simpleBlock(_ track: UInt8, at time: Int16, flags: UInt8 = 0x80) -> [UInt8] {
    let content: [UInt8] = [0x80 | track] + bigEndian(UInt64(UInt16(bitPattern: time)), 2) + [flags]
    return ebml(0xA3, content + filling(20))
}

/// A cluster, of known size or not.
func cluster(at time: Int, isSized: Bool = true, _ blocks: [UInt8]...) -> [UInt8] {
    let content: [UInt8] = ebmlNumber(0xE7, time) + Array(blocks.joined())
    return element(0x1F43_B675, idLength: 4, content, isSized: isSized)
}

/// A whole file.
func matroska(isSized: Bool = true, _ parts: [UInt8]...) -> [UInt8] {
    ebmlHeader("matroska") + segment(parts.flatMap { $0 }, isSized: isSized)
}

/// A movie's header, read from memory.
func movie(_ bytes: [UInt8], limits: HeaderLimits = HeaderLimits()) throws -> MovieHeader? {
    try MovieHeader.read(MemorySource(bytes), limits: limits)
}
