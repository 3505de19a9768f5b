extension CodecFacts {
    /// Reads the configuration, or the first sample, of a codec for sound.
    static func sound(
        codec: String, entry: String, configuration: [UInt8], firstSample: [UInt8]
    ) -> CodecFacts? {
        switch codec {
        case "aac": aac(configuration: configuration)
        case "mp3", "mp2": mpegAudio(codec: codec, entry: entry, firstSample: firstSample)
        case "ac3": ac3(configuration: configuration, firstSample: firstSample)
        case "eac3": eac3(configuration: configuration)
        case "opus": opus(entry: entry, configuration: configuration)
        case "flac": flac(entry: entry, configuration: configuration)
        case "alac": alac(configuration: configuration)
        case "vorbis": vorbis(configuration: configuration)
        case "amr_nb": sound("samr", channels: 1, layout: "mono", rate: 8000)
        case "amr_wb": sound("sawb", channels: 1, layout: "mono", rate: 16_000)
        case _ where codec.hasPrefix("pcm_"): pcm()
        default: nil
        }
    }

    /// Facts of sound; complete where each is there.
    static func sound(_ codecString: String, channels: Int, layout: String?, rate: Int) -> CodecFacts? {
        guard channels > 0, rate > 0 else { return nil }
        var facts = CodecFacts()
        facts.codecString = codecString
        facts.channels = channels
        facts.layout = layout
        facts.sampleRate = rate
        facts.isComplete = layout != nil
        return facts
    }

    /// PCM: the container tells all there is to tell.
    private static func pcm() -> CodecFacts {
        var facts = CodecFacts()
        facts.isComplete = true
        return facts
    }

    /// Reads `dOps` or the identification header of RFC 7845; the rate of the output is always the same.
    static func opus(entry: String, configuration: [UInt8]) -> CodecFacts? {
        let isHeader = configuration.starts(with: "OpusHead".utf8)
        let body = isHeader ? configuration.dropFirst(8) : configuration[...]
        guard body.count >= 11, let channels = body.bigEndian(at: 1, count: 1).map({ Int($0) }),
            let family = body.bigEndian(at: 10, count: 1)
        else { return nil }
        let layout =
            family == 0 ? LayoutNames.plain(channels) : family == 1 ? LayoutNames.vorbis(channels) : nil
        return sound(entry == "Opus" ? "Opus" : "opus", channels: channels, layout: layout, rate: 48_000)
    }

    /// Reads the stream information, with or without what stands in front of it in `dfLa` and in Matroska.
    static func flac(entry: String, configuration: [UInt8]) -> CodecFacts? {
        var body = configuration[...]
        if body.starts(with: "fLaC".utf8) {
            body = body.dropFirst(8)
        } else if body.count >= 42, body.starts(with: [0, 0, 0, 0]) {
            body = body.dropFirst(8)  // Version and flags, header of the block.
        } else if body.count >= 38, body.starts(with: [0, 0, 0, 34]) || body.starts(with: [0x80, 0, 0, 34]) {
            body = body.dropFirst(4)
        }
        // The block sizes in front tell a record that is cut from one that has nothing in front of it.
        guard body.count >= 34, let least = body.bigEndian(at: 0, count: 2),
            let most = body.bigEndian(at: 2, count: 2), least >= 16, most >= least,
            let packed = body.bigEndian(at: 10, count: 8)
        else { return nil }
        let channels = Int(packed >> 41 & 7) + 1
        return sound(
            entry == "fLaC" ? "fLaC" : "flac", channels: channels, layout: LayoutNames.flac(channels),
            rate: Int(packed >> 44))
    }

    /// Reads the cookie, which may be wrapped in a box with version and flags.
    static func alac(configuration: [UInt8]) -> CodecFacts? {
        var body = configuration[...]
        if body.count >= 36, body.dropFirst(4).starts(with: "alac".utf8) {
            body = body.dropFirst(12)
        } else if body.count >= 28, body.starts(with: [0, 0, 0, 0]) {
            body = body.dropFirst(4)
        }
        guard body.count >= 24, let channels = body.bigEndian(at: 9, count: 1).map({ Int($0) }),
            let rate = body.bigEndian(at: 20, count: 4)
        else { return nil }
        return sound("alac", channels: channels, layout: LayoutNames.alac(channels), rate: Int(rate))
    }

    /// Reads the identification header, which may stand behind the lengths of Xiph's lacing.
    static func vorbis(configuration: [UInt8]) -> CodecFacts? {
        let body = XiphHeaders.first(configuration)
        guard body.count >= 16, body.starts(with: [1] + "vorbis".utf8),
            let channels = body.bigEndian(at: 11, count: 1).map({ Int($0) }),
            let rate = body.littleEndian32(at: 12)
        else { return nil }
        return sound("vorbis", channels: channels, layout: LayoutNames.vorbis(channels), rate: Int(rate))
    }
}

/// The headers of Vorbis and Theora, which come in threes.
enum XiphHeaders {
    /// The first of the headers: behind its length in two bytes, behind laced lengths, or at the beginning.
    static func first(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        if let length = bytes.bigEndian(at: 0, count: 2), length >= 30, length <= 64 {
            return bytes.dropFirst(2).prefix(Int(length))
        }
        guard bytes.first == 2 else { return bytes[...] }
        var position = 1
        for _ in 0..<2 {
            while position < bytes.count, bytes[position] == 255 { position += 1 }
            position += 1
        }
        return bytes.dropFirst(position)
    }
}
