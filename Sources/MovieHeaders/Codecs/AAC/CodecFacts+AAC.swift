extension CodecFacts {
    /// Reads the decoder specific information of AAC.
    ///
    /// Where a low rate leaves open whether band replication follows, only the frames tell, and the facts are not
    /// complete: such streams may play at twice the rate, and mono ones in stereo.
    static func aac(configuration: [UInt8]) -> CodecFacts? {
        guard let config = try? AudioSpecificConfig(configuration) else { return nil }
        var facts = CodecFacts()
        facts.profile = profile(config)
        let string = config.extensionRate == nil ? config.objectType : config.hasParametricStereo ? 29 : 5
        facts.codecString = "mp4a.40.\(string)"
        facts.sampleRate = config.extensionRate ?? config.sampleRate
        let known = LayoutNames.aac(config.channelConfiguration)
        facts.channels = known?.channels ?? config.listedChannels.flatMap { $0 > 0 ? $0 : nil }
        facts.layout = known?.layout ?? facts.channels.flatMap(LayoutNames.plain)
        if config.hasParametricStereo, facts.channels == 1 { (facts.channels, facts.layout) = (2, "stereo") }
        let isOpen = !config.isExtensionTold && config.sampleRate <= 24_000
        facts.isComplete =
            config.objectType == 2 && !isOpen && facts.layout != nil && (facts.sampleRate ?? 0) > 0
        return facts
    }

    private static func profile(_ config: AudioSpecificConfig) -> String? {
        if config.extensionRate != nil { return config.hasParametricStereo ? "HE-AACv2" : "HE-AAC" }
        return switch config.objectType {
        case 1: "Main"
        case 2: "LC"
        case 3: "SSR"
        case 4: "LTP"
        case 23: "LD"
        case 39: "ELD"
        default: nil
        }
    }
}
