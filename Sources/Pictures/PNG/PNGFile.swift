import CDeflate

/// A PNG file while it is put together: the signature and then chunks.
struct PNGFile {
    /// The file so far.
    private(set) var bytes: [UInt8] = []

    /// Begins a file of about `count` bytes.
    init(expecting count: Int) {
        bytes.reserveCapacity(count)
        bytes += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    }

    /// Adds a chunk of at most 2³¹−1 bytes; `name` is four letters of ASCII.
    mutating func append(_ name: StaticString, _ content: [UInt8]) {
        append(UInt32(content.count))
        let start = bytes.count
        bytes += String(describing: name).utf8
        bytes += content
        append(checksum(of: bytes.span.extracting(start...)))
    }

    /// Adds a number, the highest byte first.
    private mutating func append(_ number: UInt32) { bytes += number.bigEndianBytes }

    /// The CRC-32 of `bytes`.
    ///
    /// The corresponding C function is `libdeflate_crc32`.
    private func checksum(of bytes: Span<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { bytes in unsafe libdeflate_crc32(0, bytes.baseAddress, bytes.count) }
    }
}

extension UInt32 {
    /// The four bytes of this number, the highest first: the order of every number in PNG.
    var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * UInt32($0))) } }
}
