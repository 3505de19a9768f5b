/// What a container says about a track of sound.
public struct AudioHeader: Hashable, Sendable {
    /// Number of channels; nil where the container does not say.
    public var channels: Int?
    /// Samples in a second; nil where the container does not say.
    public var sampleRate: Int?
    /// Bits of a sample, for PCM.
    public var bitsPerSample: Int?

    /// Gathers the numbers.
    public init(channels: Int?, sampleRate: Int?, bitsPerSample: Int? = nil) {
        self.channels = channels
        self.sampleRate = sampleRate
        self.bitsPerSample = bitsPerSample
    }
}
