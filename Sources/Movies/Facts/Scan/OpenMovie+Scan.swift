import Bytes
import FFmpeg
import Timing

/// What reading every packet of a movie tells.
struct MovieCensus {
    /// By the tracks' numbers; none for covers, subtitles and data.
    var tracks: [Int: (timeBase: TimeBase, packets: PacketCensus)] = [:]

    /// The earliest presentation time of shown sound and pictures.
    var start: MediaTime? {
        tracks.values.compactMap { $0.packets.start.flatMap($0.timeBase.time) }.min()
    }

    /// The time at which the last of them ends.
    var end: MediaTime? { tracks.values.compactMap { $0.packets.end.flatMap($0.timeBase.time) }.max() }
}

extension OpenMovie {
    /// Reads the whole movie, and counts its packets without decoding any; a broken stretch ends it.
    func scan() throws -> MovieCensus {
        if !isFresh { try reopen() }
        isFresh = false
        return try census()
    }

    /// Counts the packets from here to the end.
    func census() throws -> MovieCensus {
        var census = MovieCensus()
        let tellsDurations = ["gif", "apng"].contains(demuxer.formatName)
        for stream in demuxer.streams where stream.isTimed {
            census.tracks[stream.index] = (stream.timeBase, PacketCensus(tellsDurations: tellsDurations))
        }
        // A byte or two behind the last frame of such a file are no frame.
        let least = demuxer.formatName == "mp3" ? 4 : 0
        var packet = Packet()
        while try readLeniently(into: &packet) {
            if packet.byteCount < least { continue }
            census.tracks[packet.stream]?.packets.add(.init(packet))
        }
        for index in census.tracks.keys { census.tracks[index]?.packets.finish() }
        return census
    }
}

extension StreamInfo {
    /// Whether its packets are shown or heard at their times.
    var isTimed: Bool {
        switch kind {
        case .video, .audio: true
        case .subtitle, .cover, .data: false
        }
    }
}

extension PacketCensus.Entry {
    fileprivate init(_ packet: borrowing Packet) {
        self.init(
            presentation: packet.presentationTicks, decoding: packet.decodingTicks,
            duration: packet.durationTicks, isKey: packet.isKey, isDiscarded: packet.isDiscarded,
            byteCount: packet.byteCount)
    }
}
