/// The line that parts one part of a multipart body from the next.
///
/// It is a hash of the validators and so the same for each request, on each host, until the file changes: an
/// answer that was broken off can be compared with its repetition, and its length is known without a random
/// source. A file holds these 32 digits by chance about once in 2^128 places. Whoever writes a file may of course
/// plan its time stamp and put the digits in, but only spoils that file's own parts, and only for clients that
/// search for the boundary where `Content-Range` tells them how far to read.
enum Boundary {
    /// The boundary for `representation`: 32 hexadecimal digits, which need no quotes.
    static func of(_ representation: Representation) -> String {
        // Quotes, letters and digits keep the three apart without a separator.
        var hash = FNV128()
        hash.combine(representation.entityTag?.description ?? "")
        hash.combine(representation.lastModified?.description ?? "")
        hash.combine(String(representation.size))
        let digits = String(hash.value, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}

/// The 128-bit hash FNV-1a: small, well spread, the same everywhere; it keeps no secret and need not.
private struct FNV128 {
    var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

    mutating func combine(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
    }
}
