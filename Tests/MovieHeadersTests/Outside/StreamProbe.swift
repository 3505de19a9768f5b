import Foundation

/// What `ffprobe` says of a stream, with the bytes that the facts are read from.
struct StreamProbe {
    /// What it says, by its own keys.
    let words: [String: String]
    /// The codec's configuration.
    let configuration: [UInt8]
    /// The first packet.
    let firstSample: [UInt8]

    private static let path = "/usr/bin/ffprobe"

    /// Whether it is installed.
    static let isThere = FileManager.default.isExecutableFile(atPath: path)

    /// The streams of a file; none where `ffprobe` cannot read it.
    static func streams(of file: String) throws -> [StreamProbe] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments =
            ["-v", "quiet", "-of", "json", "-show_streams", "-show_packets", "-show_data"]
            + ["-read_intervals", "%+#12", file]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let answer = try? JSONSerialization.jsonObject(with: output) as? [String: Any]
        let packets = answer?["packets"] as? [[String: Any]] ?? []
        return (answer?["streams"] as? [[String: Any]] ?? []).map { stream in
            let packet = packets.first { $0["stream_index"] as? Int == stream["index"] as? Int }
            return StreamProbe(
                words: stream.mapValues { "\($0)" }, configuration: bytes(stream["extradata"]),
                firstSample: bytes(packet?["data"]))
        }
    }

    /// The bytes of a dump: an address and a colon, 16 bytes in hexadecimal, two blanks, and the bytes as text.
    private static func bytes(_ dump: Any?) -> [UInt8] {
        guard let dump = dump as? String else { return [] }
        return dump.split(separator: "\n").flatMap { line -> [UInt8] in
            let digits = line.dropFirst(10).prefix(39).filter { $0 != " " }
            return hex(String(digits))
        }
    }
}
