import Bytes
import TestSupport

@testable import FFmpeg

/// What a packet is known by.
struct PacketMark: Hashable {
    let stream: Int
    let presentation: Int64?
    let decoding: Int64?
    let isKey: Bool
}

extension Demuxer {
    /// Opens a movie that nobody interrupts.
    convenience init(_ source: any ByteSource) throws {
        try self.init(source, interrupt: Interrupt())
    }

    /// Opens the clip `name`.
    convenience init(clip name: String) throws { try self.init(MemorySource(Clips.bytes(name))) }

    /// All packets from here to the end.
    func marks() throws -> [PacketMark] {
        var packet = Packet()
        var marks: [PacketMark] = []
        while try read(into: &packet) {
            marks.append(
                PacketMark(
                    stream: packet.stream, presentation: packet.presentationTicks,
                    decoding: packet.decodingTicks, isKey: packet.isKey))
        }
        return marks
    }

    /// Opens a movie, analyzes it and reads it to its end.
    static func marks(of source: any ByteSource) throws -> [PacketMark] {
        let demuxer = try Demuxer(source)
        try demuxer.analyze()
        return try demuxer.marks()
    }
}
