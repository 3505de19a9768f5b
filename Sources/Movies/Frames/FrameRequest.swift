public import PictureGeometry
public import Timing

/// Which picture of a movie is wanted, and how large.
public struct FrameRequest: Hashable, Sendable {
    /// Which picture answers a time.
    public enum Mode: Hashable, Sendable {
        /// The one on screen: the greatest presentation time that is not after the time.
        case exact
        /// The last keyframe that is not after the time, or the first.
        case key
        /// The keyframe that is nearest to the time; of two that are as near, the earlier.
        case nearestKey
    }

    /// The time, counted from the movie's start.
    public var at: TimePosition
    /// Which picture answers it.
    public var mode: Mode
    /// The size wanted; nil for the display size.
    public var size: SizeRequest?

    /// Whether it is turned and mirrored as the container says.
    public var isUpright = true

    /// Asks for the picture at a time.
    public init(at: TimePosition, mode: Mode = .exact, size: SizeRequest? = nil) {
        self.at = at
        self.mode = mode
        self.size = size
    }
}
