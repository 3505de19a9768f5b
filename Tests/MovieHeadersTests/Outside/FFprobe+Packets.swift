import Foundation

extension FFprobe {
    /// One packet of a stream, in decoding order.
    struct Packet: Decodable {
        var pts: Int64?
        var size: String
        var pos: String?
        var flags: String

        /// Whether decoding can begin at it.
        var isKey: Bool { flags.hasPrefix("K") }
        /// Whether it is decoded but not shown.
        var isDiscarded: Bool { flags.dropFirst().hasPrefix("D") }
    }

    private struct Packets: Decodable {
        var packets: [Packet]?
    }

    /// The packets of a track of an ISO base media file.
    ///
    /// - Parameters:
    ///   - track: The track's identifier.
    ///   - file: The path of the file.
    ///   - edited: Whether the edit list is obeyed.
    static func packets(of track: Int, in file: String, edited: Bool) throws -> [Packet] {
        let output = try run(
            (edited ? [] : ["-ignore_editlist", "1"])
                + ["-select_streams", "i:\(track)", "-show_entries", "packet=pts,size,pos,flags", file])
        return try JSONDecoder().decode(Packets.self, from: output).packets ?? []
    }
}
