/// FFmpeg's words for layouts of channels, by how codecs number them; nil where there is no word.
enum LayoutNames {
    /// Channels and layout of AAC's channel configuration (ISO/IEC 14496-3, 1.6.3.5).
    ///
    /// Encoders write 7 for what players call 7.1, not for the layout with five speakers in front; FFmpeg follows.
    static func aac(_ configuration: Int) -> (channels: Int, layout: String)? {
        switch configuration {
        case 1: (1, "mono")
        case 2: (2, "stereo")
        case 3: (3, "3.0")
        case 4: (4, "4.0")
        case 5: (5, "5.0")
        case 6: (6, "5.1")
        case 7, 12: (8, "7.1")
        case 11: (7, "6.1(back)")
        default: nil
        }
    }

    /// Layout of AC-3's coding mode (ETSI TS 102 366, 4.4.2.3).
    static func dolby(mode: Int, hasLow: Bool) -> (channels: Int, layout: String?)? {
        guard (0...7).contains(mode) else { return nil }
        let names: (plain: StaticString, low: StaticString?)
        switch mode {
        case 1: names = ("mono", nil)
        case 0, 2: names = ("stereo", "2.1")
        case 3: names = ("3.0", "3.1")
        case 4: names = ("3.0(back)", nil)
        case 5: names = ("4.0", "4.1")
        case 6: names = ("quad(side)", nil)
        default: names = ("5.0(side)", "5.1(side)")
        }
        let full = mode == 0 ? 2 : mode < 4 ? mode : mode == 4 ? 3 : mode == 7 ? 5 : 4
        return (full + (hasLow ? 1 : 0), (hasLow ? names.low : names.plain)?.description)
    }

    /// Layout of Vorbis and of Opus's first family (RFC 7845, 5.1.1.2).
    static func vorbis(_ channels: Int) -> String? {
        switch channels {
        case 3: "3.0"
        case 4: "quad"
        case 5: "5.0"
        case 6: "5.1"
        case 7: "6.1"
        case 8: "7.1"
        default: plain(channels)
        }
    }

    /// Layout of FLAC without a mask (RFC 9639, 9.1.3); of more channels, a comment may tell another.
    static func flac(_ channels: Int) -> String? {
        channels > 3 ? nil : vorbis(channels)
    }

    /// Layout of ALAC without a list of its own.
    static func alac(_ channels: Int) -> String? {
        switch channels {
        case 4: "4.0"
        case 7: "6.1(back)"
        case 8: "7.1(wide)"
        default: vorbis(channels)
        }
    }

    /// `mono` and `stereo`.
    static func plain(_ channels: Int) -> String? {
        switch channels {
        case 1: "mono"
        case 2: "stereo"
        default: nil
        }
    }
}
