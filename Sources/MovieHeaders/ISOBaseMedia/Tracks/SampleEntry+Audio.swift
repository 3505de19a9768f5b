extension SampleEntry {
    /// What the container says of sound; nil for an entry that is cut.
    var audio: AudioHeader? {
        guard let channels = fields.unsigned(at: 8, count: 2), let bits = fields.unsigned(at: 10, count: 2),
            let rate = fields.unsigned(at: 16, count: 4)
        else { return nil }
        var header = AudioHeader(
            channels: Int(channels), sampleRate: Int(rate >> 16), bitsPerSample: Int(bits))
        // QuickTime's second version has a rate of its own, and room for more channels.
        if soundVersion == 2, let number = fields.bigEndian(at: 24, count: 8),
            let channels = fields.unsigned(at: 32, count: 4), let bits = fields.unsigned(at: 40, count: 4)
        {
            let rate = Double(bitPattern: number)
            header.sampleRate = rate > 0 && rate < 1e9 ? Int(rate) : nil
            header.channels = Int(channels)
            header.bitsPerSample = Int(bits)
        }
        // The standard's first version has a box for rates that 16 bits are too few for.
        if soundVersion == 1, let rate = audioBoxes.box("srat")?.unsigned(at: 4, count: 4) {
            header.sampleRate = Int(rate)
        }
        if header.channels == 0 { header.channels = nil }
        if header.sampleRate == 0 { header.sampleRate = nil }
        return header
    }

    /// The version of the fields: 0, or QuickTime's 1 and 2.
    private var soundVersion: UInt64 { fields.bigEndian(at: 0, count: 2) ?? 0 }

    /// The boxes behind the fields of sound.
    ///
    /// ISO files say version 1 too, and mean a box `srat` by it, not longer fields.
    var audioBoxes: ArraySlice<UInt8> {
        switch soundVersion {
        case 1:
            let long = fields.dropFirst(36)
            return long.boxes.first?.type.isPlausible == true ? long : fields.dropFirst(20)
        case 2: return fields.dropFirst(56)
        default: return fields.dropFirst(20)
        }
    }
}
