extension CodecFacts {
    /// Reads the header of the first frame (ISO/IEC 11172-3, 2.4.1.3).
    static func mpegAudio(codec: String, entry: String, firstSample: [UInt8]) -> CodecFacts? {
        guard let header = firstSample.bigEndian(at: 0, count: 4), header >> 21 == 0x7FF else { return nil }
        let (version, layer, index) = (header >> 19 & 3, header >> 17 & 3, Int(header >> 10 & 3))
        guard version != 1, layer == (codec == "mp3" ? 1 : 2), index < 3 else { return nil }
        // The second version has half the rates, and its extension a quarter.
        let rate = [44_100, 48_000, 32_000][index] >> (version == 3 ? 0 : version == 2 ? 1 : 2)
        let channels = header >> 6 & 3 == 3 ? 1 : 2
        let string = version == 3 ? "mp4a.6B" : "mp4a.69"
        return sound(string, channels: channels, layout: LayoutNames.plain(channels), rate: rate)
    }
}
