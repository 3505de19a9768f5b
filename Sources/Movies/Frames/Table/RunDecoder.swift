import FFmpeg
import MovieHeaders

/// Decodes runs of a track's samples, one after another.
///
/// Not for use from two tasks at once.
final class RunDecoder {
    let track: TableTrack
    let interrupt: Interrupt
    /// What all runs cost together.
    private(set) var cost = DecodingCost()
    /// The last complaint of the decoder, for the case that nothing decodes.
    private(set) var complaint: FFmpegError?
    /// Whether a packet of this run did not decode.
    private var hasFailed = false
    private var decoder: Decoder
    private var packet: Packet

    init(_ track: TableTrack, maximumPixels: Int, interrupt: Interrupt) throws {
        self.track = track
        self.interrupt = interrupt
        // It loads FFmpeg, which the packet is made by.
        decoder = try Decoder.open(track.coding, maximumPixels: maximumPixels)
        packet = Packet()
    }

    /// Decodes a run and hands on the wanted pictures, as they come.
    ///
    /// - Parameters:
    ///   - run: The samples.
    ///   - isThorough: Whether nothing is left out, so that an earlier frame can stand for one that does not decode.
    ///   - take: Is given what comes. Damaged is what is decoded after a packet that the decoder refused.
    /// - Returns: The wanted samples for which there was no frame, in presentation order.
    func frames(
        of run: FramePlan.Run, isThorough: Bool = false, _ take: Taking
    ) throws -> [Int] {
        cost.seeks += 1
        decoder.reset()
        hasFailed = false
        var wanted = run.wanted.sorted { track.table.precedes($0, $1) }[...]
        var missing: [Int] = []
        var leftOut = isThorough ? [] : run.leftOut[...]
        var feed = run.samples
        var isWanted = run.wanted[...]
        var earlier = Frame()
        var hasEarlier = false
        var frame = Frame()
        while true {
            switch receive(into: &frame) {
            case .needsInput:
                try interrupt.check()
                while let sample = feed.first, sample == leftOut.first {
                    feed.removeFirst()
                    leftOut.removeFirst()
                }
                guard let sample = feed.popFirst() else {
                    finish()
                    continue
                }
                let shows = sample == isWanted.first
                if shows { isWanted.removeFirst() }
                decoder.passesUnreferenced = !isThorough && !shows
                try send(sample)
            case .frame:
                guard let ticks = frame.presentationTicks, run.samples.contains(Int(clamping: ticks)) else {
                    continue
                }
                let sample = Int(ticks)
                while let next = wanted.first, next != sample, track.table.precedes(next, sample) {
                    wanted.removeFirst()
                    if hasEarlier { try take(next, earlier, true, cost) } else { missing.append(next) }
                }
                if wanted.first == sample {
                    wanted.removeFirst()
                    try take(sample, frame, hasFailed, cost)
                    if wanted.isEmpty { return missing }
                }
                if isThorough {
                    earlier.take(&frame)
                    hasEarlier = true
                }
            case .end:
                for sample in wanted {
                    if hasEarlier { try take(sample, earlier, true, cost) } else { missing.append(sample) }
                }
                return missing
            }
        }
    }

    /// Gives a sample to the decoder; one that it refuses is passed over.
    private func send(_ index: Int) throws {
        guard let sample = track.table.sample(index), track.holds(sample),
            try packet.read(
                track.source, at: sample.offset, count: sample.length, presentationTicks: Int64(index))
        else { return }
        cost.packetsRead += 1
        do throws(FFmpegError) { try decoder.send(packet) } catch { fail(error) }
        cost.packetsDecoded = decoder.packetsSent
    }

    private func finish() {
        do throws(FFmpegError) { try decoder.finish() } catch { complaint = error }
    }

    /// Takes the next frame; a frame that fails is passed over.
    private func receive(into frame: inout Frame) -> Decoder.Step {
        let (step, failure) = decoder.receiveLeniently(into: &frame)
        if let failure { fail(failure) }
        cost.framesDecoded = decoder.framesDecoded
        return step
    }

    private func fail(_ error: FFmpegError) {
        complaint = error
        hasFailed = true
    }
}
