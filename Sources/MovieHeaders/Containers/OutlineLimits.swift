/// How much of a file is read for its outline.
///
/// Where a limit is met, the outline keeps what was seen so far and its `declaredEnd` is nil.
public struct OutlineLimits: Hashable, Sendable {
    /// Structures whose headers are read, at most.
    ///
    /// A fragmented recording of a day at two seconds a fragment has some 86,000. Each costs one read, so a source
    /// across a network deserves a lower limit.
    public var boxes: Int
    /// Bytes asked of the source, at most.
    public var bytes: Int

    /// Sets the limits; negative ones count as 0.
    public init(boxes: Int = 100_000, bytes: Int = 1 << 20) {
        self.boxes = boxes
        self.bytes = bytes
    }
}
