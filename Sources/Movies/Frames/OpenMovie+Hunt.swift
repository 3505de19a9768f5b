import FFmpeg
import Timing

extension OpenMovie {
    /// Finds the frame that is on screen at `target`, in ticks of the track; the first where none is that early.
    func shot(at target: Int64, _ hunt: inout Hunt) throws -> Shot {
        var ladder = ladder(to: target, of: hunt.track)
        var landing = SeekLadder.Landing.nothing
        var step = ladder.first
        while true {
            switch step {
            case .seek(let ticks):
                landing = try land(at: ticks, &hunt)
                step = ladder.next(after: landing)
            case .decode:
                hunt.decoder.reset()
                if let shot = try decode(upTo: target, &hunt, startsWithPacket: true, takesLater: false) {
                    return shot
                }
                step = ladder.backOff(before: landing)
            case .restart:
                try restart(&hunt)
                hunt.decoder.reset()
                if let shot = try decode(upTo: target, &hunt, startsWithPacket: false, takesLater: true) {
                    return shot
                }
                throw MovieError.nothingDecodes(hunt.complaint.map { "\($0)" } ?? "no frame came out")
            }
        }
    }

    func ladder(to target: Int64, of track: StreamInfo) -> SeekLadder {
        let second = track.timeBase.ticks(notAfter: .init(value: 1, timescale: 1))
        return SeekLadder(
            target: target, start: track.startTicks ?? 0, end: lastPresentTicks(of: track), stride: second)
    }

    /// Seeks, and reads up to the first packet from which decoding may begin; it is in `hunt.packet` then.
    func land(at ticks: Int64, _ hunt: inout Hunt) throws -> SeekLadder.Landing {
        hunt.cost.seeks += 1
        isFresh = false
        do {
            try demuxer.seek(stream: hunt.track.index, notAfter: ticks)
        } catch is FFmpegError {
            return .nothing
        }
        while try read(&hunt) {
            if hunt.packet.isKey, let time = hunt.packet.presentationTicks ?? hunt.packet.decodingTicks {
                return .keyframe(time)
            }
        }
        return .nothing
    }

    /// Goes to the first packet.
    func restart(_ hunt: inout Hunt) throws {
        if !isFresh { try reopen() }
        demuxer.select(stream: hunt.track.index)
        isFresh = false
    }

    /// Reads the next packet of the track; false at the end, or where the rest cannot be read.
    func read(_ hunt: inout Hunt) throws -> Bool {
        while true {
            do {
                guard try demuxer.read(into: &hunt.packet) else { return false }
            } catch let error as FFmpegError {
                // A broken stretch ends the movie: what came before it is still good.
                hunt.complaint = error
                return false
            }
            if hunt.packet.stream == hunt.track.index {
                // A decoder would make grey pictures of it.
                if hunt.packet.isEncrypted { throw MovieError.encrypted }
                hunt.cost.packetsRead += 1
                return true
            }
        }
    }

    /// Decodes on until a frame after `target` appears, and gives the last one before it.
    ///
    /// - Parameters:
    ///   - startsWithPacket: Whether the first packet is in the hunt already.
    ///   - takesLater: Whether a first frame after `target` is the answer, or a sign to go further back (nil).
    private func decode(
        upTo target: Int64, _ hunt: inout Hunt, startsWithPacket: Bool, takesLater: Bool
    ) throws -> Shot? {
        var best = Frame()
        var bestTicks: Int64?
        var frame = Frame()
        var hasPacket = startsWithPacket
        var isDraining = false
        while true {
            try interrupt.check()
            if !isDraining, !hasPacket { hasPacket = try read(&hunt) }
            if hasPacket {
                hunt.send()
                hasPacket = false
            } else if !isDraining {
                hunt.finish()
                isDraining = true
            }
            drain: while true {
                switch hunt.receive(into: &frame) {
                case .needsInput: break drain
                case .end:
                    guard let bestTicks else { return nil }
                    return Shot(frame: best, ticks: bestTicks)
                case .frame:
                    let ticks =
                        frame.presentationTicks ?? bestTicks.map { $0 + 1 } ?? hunt.track.startTicks ?? 0
                    if ticks > target, let bestTicks { return Shot(frame: best, ticks: bestTicks) }
                    if ticks > target, !takesLater { return nil }
                    best.take(&frame)
                    bestTicks = ticks
                    if ticks >= target { return Shot(frame: best, ticks: ticks) }
                }
            }
        }
    }
}

extension Hunt {
    /// Gives the packet to the decoder; a packet that it refuses is passed over.
    mutating func send() {
        do throws(FFmpegError) { try decoder.send(packet) } catch { complaint = error }
        cost.packetsDecoded = decoder.packetsSent
    }

    /// Says that no packet follows.
    mutating func finish() {
        do throws(FFmpegError) { try decoder.finish() } catch { complaint = error }
    }

    /// Takes the next frame; a frame that fails is passed over.
    mutating func receive(into frame: inout Frame) -> Decoder.Step {
        let (step, failure) = decoder.receiveLeniently(into: &frame)
        complaint = failure ?? complaint
        cost.framesDecoded = decoder.framesDecoded
        return step
    }
}
