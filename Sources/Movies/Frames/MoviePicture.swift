public import Pictures
public import Timing

/// A picture of a movie in square pixels, with what is known about where it came from.
public struct MoviePicture: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// The time asked for, since the movie's start; nil for a frame number.
    public internal(set) var requestedTime: MediaTime?
    /// The picture's own time, since the movie's start.
    public let time: MediaTime?
    /// How long it is shown, where the container tells.
    public let frameDuration: MediaTime?
    /// The number of the shown frame, where it is known.
    public let frameNumber: Int?
    /// Whether it is a keyframe.
    public let isKeyframe: Bool
    /// Whether parts of it could not be decoded.
    public let isDamaged: Bool
    /// Whether the movie ends before its header says.
    public let isTruncated: Bool
    /// What it cost.
    public internal(set) var cost: DecodingCost
}

/// What finding a picture cost, in counts that do not depend on the machine.
public struct DecodingCost: Hashable, Sendable {
    /// Seeks of the demuxer.
    public var seeks = 0
    /// Packets read.
    public var packetsRead = 0
    /// Packets given to the decoder.
    public var packetsDecoded = 0
    /// Pictures that came out of the decoder.
    public var framesDecoded = 0
}

extension DecodingCost {
    static func - (left: DecodingCost, right: DecodingCost) -> DecodingCost {
        DecodingCost(
            seeks: left.seeks - right.seeks, packetsRead: left.packetsRead - right.packetsRead,
            packetsDecoded: left.packetsDecoded - right.packetsDecoded,
            framesDecoded: left.framesDecoded - right.framesDecoded)
    }
}
