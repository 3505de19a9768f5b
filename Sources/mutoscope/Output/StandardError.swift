import Jobs
import Synchronization

/// Standard error, where everything but results goes.
enum StandardError {
    /// Where it is; another than 2 while libraries are kept quiet.
    static let descriptor = Atomic<Int32>(2)

    /// Writes one line, `mutoscope: …`, in one piece, so that lines of several processes do not mix.
    static func line(_ text: String) { write("mutoscope: \(text.oneLine)\n") }

    /// Writes a text.
    static func write(_ text: String) {
        _ = StandardStream.write(Array(text.utf8), to: descriptor.load(ordering: .relaxed))
    }

    /// Tells why an input failed, and gives the exit status.
    static func report(_ error: JobError, about input: String?) -> Int32 {
        line(error.line(about: input))
        return error.code.exitStatus
    }
}

extension String {
    /// The text with control characters made visible: an input's name cannot forge a line or move the cursor.
    var oneLine: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
