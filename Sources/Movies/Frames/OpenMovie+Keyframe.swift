import FFmpeg

extension OpenMovie {
    /// Finds the last keyframe that is not after `target`, in ticks of the track, or the first.
    func keyShot(at target: Int64, _ hunt: inout Hunt) throws -> Shot {
        var ladder = ladder(to: target, of: hunt.track)
        var step = ladder.first
        var isThere = false
        while !isThere {
            switch step {
            case .seek(let ticks): step = ladder.next(after: try land(at: ticks, &hunt))
            case .decode: isThere = true
            case .restart:
                try restart(&hunt)
                guard try readKeyframe(&hunt) else { return try shot(at: target, &hunt) }
                isThere = true
            }
        }
        var keyframe = Packet()
        keyframe.take(&hunt.packet)
        let first = keyframe.presentationTicks ?? keyframe.decodingTicks ?? 0
        if !indexIsComplete(of: hunt.track) { try passLaterKeyframes(notAfter: target, &keyframe, &hunt) }
        let ticks = keyframe.presentationTicks ?? keyframe.decodingTicks ?? first
        hunt.packet.take(&keyframe)
        hunt.decoder.reset()
        hunt.send()
        hunt.finish()
        var frame = Frame()
        if hunt.receive(into: &frame) == .frame {
            return Shot(frame: frame, ticks: frame.presentationTicks ?? ticks)
        }
        // One packet was not enough: a field of two, or a keyframe in name only.
        return try shot(at: ticks, &hunt)
    }

    /// Reads up to the next keyframe; false where none follows.
    private func readKeyframe(_ hunt: inout Hunt) throws -> Bool {
        while try read(&hunt) {
            if hunt.packet.isKey { return true }
        }
        return false
    }

    /// Reads on as long as keyframes not after `target` may follow, and keeps the last: seeking without a full
    /// index lands at some keyframe before the time, not at the last.
    private func passLaterKeyframes(
        notAfter target: Int64, _ keyframe: inout Packet, _ hunt: inout Hunt
    ) throws {
        while try read(&hunt) {
            if let decoding = hunt.packet.decodingTicks ?? hunt.packet.presentationTicks, decoding > target {
                return
            }
            guard hunt.packet.isKey, let time = hunt.packet.presentationTicks ?? hunt.packet.decodingTicks
            else {
                continue
            }
            if time > target { return }
            keyframe.take(&hunt.packet)
        }
    }
}
