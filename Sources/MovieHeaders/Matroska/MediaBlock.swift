/// A block of a cluster: the frames of one track that begin at one time.
struct MediaBlock {
    /// The track's number in the file.
    let track: UInt64
    /// Ticks of the segment at which its first frame is shown, before any codec delay is taken off.
    let time: Int64
    /// Whether decoding can begin at it.
    var isKey: Bool
    /// Whether its frames are decoded but not shown.
    let isInvisible: Bool
    /// How many frames there are.
    let frameCount: Int
    /// Ticks that it is shown for, where the file says so.
    var duration: Int64?
    /// Where its first frame begins; nil where sizes of laced frames come before.
    let payload: Range<Int64>?

    /// The longest header: a track number of 8 bytes, a time, flags, and the count of laced frames.
    static let longestHeader = 12

    /// Reads the header that `bytes` begin with, of a block that ends at `end`.
    init?(_ bytes: ArraySlice<UInt8>, at offset: Int64, end: Int64, clusterTime: Int64, isKey: Bool?) {
        guard let first = bytes.first else { return nil }
        let length = first.leadingZeroBitCount + 1
        guard length <= 8, let marked = bytes.bigEndian(at: 0, count: length),
            let rest = bytes.bigEndian(at: length, count: 3),
            offset.addingSaturated(Int64(length + 3)) <= end
        else { return nil }
        track = marked & (UInt64(1) << (7 * length) - 1)
        time = clusterTime &+ Int64(Int16(truncatingIfNeeded: rest >> 8))
        self.isKey = isKey ?? (rest & 0x80 != 0)
        isInvisible = rest & 0x08 != 0
        let lacing = rest & 0x06
        let content = offset + Int64(length) + 3
        guard lacing != 0 else {
            frameCount = 1
            payload = content < end ? content..<end : nil
            return
        }
        guard content < end, let count = bytes.bigEndian(at: length + 3, count: 1) else { return nil }
        frameCount = Int(count) + 1
        // Frames of one size follow at once.
        let isFixed = lacing == 0x04
        payload =
            isFixed && content + 1 < end
            ? content + 1..<content + 1 + (end - content - 1) / Int64(frameCount) : nil
    }
}
