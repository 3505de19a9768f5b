import Foundation
import MovieHeaders

/// What `ffprobe` says of a stream, with the bytes that the facts are read from.
struct StreamProbe: Sendable {
    /// What it says, by its own keys.
    let words: [String: String]
    /// FFmpeg's name for the codec.
    let codec: String
    /// The codec's configuration.
    let configuration: [UInt8]
    /// Whether a packet was found; `ffprobe` leaves unsaid what only a decoder tells it where there is none.
    let hasPackets: Bool
    /// The beginning of the first packet, as long as is wanted.
    let firstSample: [UInt8]

    /// The streams in an answer.
    static func streams(in output: Data) -> [StreamProbe] {
        let answer = try? JSONSerialization.jsonObject(with: output) as? [String: Any]
        let packets = answer?["packets"] as? [[String: Any]] ?? []
        return (answer?["streams"] as? [[String: Any]] ?? []).map { stream in
            let packet = packets.first { $0["stream_index"] as? Int == stream["index"] as? Int }
            return StreamProbe(stream, firstPacket: packet)
        }
    }

    private init(_ stream: [String: Any], firstPacket: [String: Any]?) {
        words = stream.mapValues { "\($0)" }
        codec = words["codec_name"] ?? "none"
        hasPackets = firstPacket != nil
        configuration = Self.bytes(stream["extradata"], limit: 1 << 20)
        let wanted = CodecFacts.sampleBytesWanted(codec: codec, configuration: configuration)
        firstSample = Self.bytes(firstPacket?["data"], limit: wanted)
    }

    /// The bytes of a dump: an address and a colon, 16 bytes in hexadecimal, two blanks, and the bytes as text.
    private static func bytes(_ dump: Any?, limit: Int) -> [UInt8] {
        guard let dump = dump as? String else { return [] }
        var digits: [UInt8] = []
        var column = 0
        for character in dump.utf8 where digits.count < 2 * limit {
            column = character == UInt8(ascii: "\n") ? 0 : column + 1
            guard (11...49).contains(column), character != UInt8(ascii: " ") else { continue }
            let letter = (character | 0x20) - UInt8(ascii: "0")
            digits.append(letter < 10 ? letter : letter - 39)
        }
        return stride(from: 1, to: digits.count, by: 2).map { digits[$0 - 1] << 4 | digits[$0] }
    }
}
