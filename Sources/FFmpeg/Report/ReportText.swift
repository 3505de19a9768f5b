import CFFmpeg
import Glibc

/// The forms in which `ffprobe` writes numbers as texts.
enum ReportText {
    /// Seconds with six digits behind the point; nil where there is no time.
    static func seconds(_ ticks: Int64, _ base: AVRational) -> String? {
        guard ticks != CFF_NO_TIMESTAMP, base.den != 0 else { return nil }
        let seconds = Double(ticks) * (Double(base.num) / Double(base.den))
        var bytes = [CChar](repeating: 0, count: 400)
        let length = unsafe withVaList([seconds]) { unsafe vsnprintf(&bytes, bytes.count, "%f", $0) }
        guard length > 0, length < bytes.count else { return nil }
        return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// `30000/1001`, or with another sign between the two.
    static func ratio(_ ratio: AVRational, _ sign: Character = "/") -> String {
        "\(ratio.num)\(sign)\(ratio.den)"
    }

    /// A number in hexadecimal digits, at least `width` of them.
    static func hexadecimal(_ number: UInt32, width: Int = 1) -> String {
        let digits = String(number, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Four characters; those that are no plain letters as numbers in brackets.
    static func fourCharacters(_ code: UInt32) -> String {
        (0..<4).map { place in
            let byte = UInt8(truncatingIfNeeded: code >> (8 * UInt32(place)))
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.properties.isAlphabetic && byte < 128 || (48...57).contains(byte)
            return isPlain || ". -_".unicodeScalars.contains(scalar) ? String(scalar) : "[\(byte)]"
        }.joined()
    }

    /// Nine numbers of a matrix in three numbered lines.
    static func matrix(_ numbers: [Int32]) -> String {
        "\n"
            + (0..<3).map { row in
                "0000000\(row): "
                    + numbers.dropFirst(3 * row).prefix(3).map { " " + padded("\($0)", 11) }.joined() + "\n"
            }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}
