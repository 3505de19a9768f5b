public import Testing

/// One line of `media/manifest.json`: what is true of a clip.
public struct Clip: Codable, Hashable, Sendable {
    /// The file's name.
    public let file: String
    /// The demuxer's first name; nil for what is no movie.
    public let container: String?
    /// The codec of the pictures; nil without pictures, covers not counted.
    public let codec: String?
    /// The width as coded.
    public let width: Int?
    /// The height as coded.
    public let height: Int?
    /// How many frames decode and are shown.
    public let frames: Int?
    /// Frames per second on average, as a fraction: `30/1`.
    public let rate: String?
    /// The container's duration in seconds.
    public let duration: Double?
    /// The container's start in seconds.
    public let start: Double?
    /// What the container says about turning, as an Exif orientation from 1 to 8.
    public let orientation: Int?
    /// The clockwise turn of the orientation in degrees, after the mirroring.
    public let rotation: Int?
    /// Whether the orientation mirrors left to right, before the turn.
    public let mirrored: Bool?
    /// The sample aspect ratio: `1:1`.
    public let sar: String?
    /// The codec of the sound.
    public let audio: String?
    /// The barcode of the first frame shown.
    public let first: Int?
    /// What the clip is for.
    public let purpose: String
}

extension Clip: CustomTestStringConvertible {
    /// The file's name.
    public var testDescription: String { file }
}
