/// How profile and level of H.264 are called.
enum H264Profile {
    /// The profile's name by its number and constraint flags; nil for unknown ones.
    static func name(_ profile: UInt8, flags: UInt8) -> String? {
        let isIntra = flags & 0x10 != 0
        return switch profile {
        case 44: "CAVLC 4:4:4"
        case 66: flags & 0x40 != 0 ? "Constrained Baseline" : "Baseline"
        case 77: "Main"
        case 88: "Extended"
        case 100: "High"
        case 110: isIntra ? "High 10 Intra" : "High 10"
        case 118: "Multiview High"
        case 122: isIntra ? "High 4:2:2 Intra" : "High 4:2:2"
        case 128: "Stereo High"
        case 144: "High 4:4:4"
        case 244: isIntra ? "High 4:4:4 Intra" : "High 4:4:4 Predictive"
        default: nil
        }
    }

    /// The level's name; older profiles tell 1b by a flag, as there was no number left for it.
    static func level(_ level: UInt8, profile: UInt8, flags: UInt8) -> String? {
        let isOld = profile == 66 || profile == 77 || profile == 88
        let number = isOld && level == 11 && flags & 0x10 != 0 ? 9 : Int(level)
        return LevelName.text(codec: "h264", level: number)
    }
}
