public import Bytes

/// What every byte source must do, whatever is behind it; each check gives the complaints about one source.
public enum SourceConformance {
    /// Reads every stretch of a small source, inside and around it, and compares.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - bytes: What it holds.
    public static func complaints(about source: any ByteSource, holding bytes: [UInt8]) -> [String] {
        var complaints: [String] = []
        if source.size != Int64(bytes.count) { complaints.append("its size is \(source.size as Any)") }
        for offset in 0...bytes.count + 2 {
            for count in 0...bytes.count + 2 {
                let expected = Array(bytes.dropFirst(offset).prefix(count))
                let got = result { try read(source, at: Int64(offset), count: count) }
                if got != .success(expected) { complaints.append("\(count) bytes at \(offset): \(got)") }
            }
        }
        for offset in [Int64(UInt32.max) - 1, 1 << 40, .max - 16, .max, -1, -16, .min] {
            let got = result { try read(source, at: offset, count: 16) }
            if got != .success([]) { complaints.append("at \(offset): \(got)") }
        }
        return complaints
    }

    /// Reads once, and checks that nothing was written behind what was read.
    public static func read(_ source: any ByteSource, at offset: Int64, count: Int) throws -> [UInt8] {
        let untouched: UInt8 = 0xA5
        var bytes = [UInt8](repeating: untouched, count: count)
        var span = bytes.mutableSpan
        let got = try source.read(at: offset, into: &span)
        guard (0...count).contains(got), bytes[got...].allSatisfy({ $0 == untouched }) else {
            throw Nonconformance()
        }
        return Array(bytes[..<got])
    }

    /// More or other bytes were written than the source said.
    public struct Nonconformance: Error {}

    private enum Outcome: Equatable {
        case success([UInt8])
        case failure(String)
    }

    private static func result(_ body: () throws -> [UInt8]) -> Outcome {
        do { return .success(try body()) } catch { return .failure("\(error)") }
    }
}
