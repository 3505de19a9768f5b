import MovieHeaders

/// A box with a version and flags (ISO/IEC 14496-12, 4.2).
func fullBox(_ type: String, version: UInt8 = 0, flags: Int = 0, _ content: [UInt8]...) -> [UInt8] {
    box(type, [version] + big(flags, 3) + content.flatMap { $0 })
}

/// A box that holds other boxes.
func box(_ type: String, _ children: [UInt8]...) -> [UInt8] { box(type, children.flatMap { $0 }) }

/// A big-endian number of `count` bytes; negative ones in two's complement.
func big(_ value: Int, _ count: Int = 4) -> [UInt8] { bigEndian(UInt64(bitPattern: Int64(value)), count) }

/// Big-endian numbers of four bytes, one after the other.
func words(_ values: Int...) -> [UInt8] { values.flatMap { big($0) } }

/// A full box with a list: how many there are, and each in four bytes or more.
func listBox(_ type: String, version: UInt8 = 0, _ entries: [[UInt8]], claimed: Int? = nil) -> [UInt8] {
    fullBox(type, version: version, big(claimed ?? entries.count), entries.flatMap { $0 })
}

/// The matrix that changes nothing, in file order.
let identityMatrix: [Int32] = [65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30]

/// A movie header box: ticks in a second, and its length in them.
func movieHeader(
    version: UInt8 = 0, timescale: Int = 1000, duration: Int = 0, matrix: [Int32] = identityMatrix,
    creation: Int = 0
) -> [UInt8] {
    let width = version == 1 ? 8 : 4
    return fullBox(
        "mvhd", version: version, big(creation, width), big(creation, width), big(timescale),
        big(duration, width), words(0x10000), big(0x100, 2), [UInt8](repeating: 0, count: 10),
        matrix.flatMap { big(Int($0)) }, [UInt8](repeating: 0, count: 24), words(99))
}

/// One stretch of an edit list; no media time for an empty one.
func edit(_ length: Int, _ mediaTime: Int?, version: UInt8 = 0, rate: Int = 0x10000) -> [UInt8] {
    let width = version == 1 ? 8 : 4
    return big(length, width) + big(mediaTime ?? -1, width) + big(rate)
}

/// A sample entry of pictures, 320 by 180, with boxes behind its fields.
func pictureEntry(_ boxes: [UInt8]..., code: String = "mp4v") -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: 6)
    let size = big(320, 2) + big(180, 2) + words(0x48_0000, 0x48_0000, 0) + big(1, 2)
    let name = [UInt8](repeating: 0, count: 32)
    return box(
        code, zeros, big(1, 2), [UInt8](repeating: 0, count: 16), size, name, big(24, 2), big(-1, 2),
        boxes.flatMap { $0 })
}

/// A sample entry of sound, two channels at 48,000 Hz, with more behind its fields.
func soundEntry(_ code: String = "Opus", version: Int = 0, rate: Int = 48_000, _ more: [UInt8]...) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: 6)
    return box(
        code, zeros, big(1, 2), big(version, 2), zeros, big(2, 2), big(16, 2), words(0, rate << 16),
        more.flatMap { $0 })
}
