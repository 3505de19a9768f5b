/// How a level is written.
public enum LevelName {
    /// `4.0` for the level that the codec numbers 40 (H.264), 120 (HEVC) or 8 (AV1); nil for codecs without levels.
    public static func text(codec: String, level: Int) -> String? {
        switch codec {
        case "h264": level == 9 ? "1b" : "\(level / 10).\(level % 10)"
        case "hevc": "\(level / 30).\(level % 30 / 3)"
        case "vp9": "\(level / 10).\(level % 10)"
        case "av1": "\(2 + level / 4).\(level & 3)"
        case "mpeg4", "mpeg2video": "\(level)"
        default: nil
        }
    }
}
