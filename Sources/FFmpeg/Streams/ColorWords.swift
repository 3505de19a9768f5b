import CFFmpeg

/// FFmpeg's words for the colour codes of ITU-T H.273; nil for codes that say nothing or are unknown.
public enum ColorWords {
    /// Colour primaries, such as `bt709`.
    public static func primaries(_ code: UInt8) -> String? {
        unsafe known(av_color_primaries_name(AVColorPrimaries(UInt32(code))))
    }

    /// Transfer characteristics, such as `smpte2084`.
    public static func transfer(_ code: UInt8) -> String? {
        unsafe known(av_color_transfer_name(AVColorTransferCharacteristic(UInt32(code))))
    }

    /// Matrix coefficients, such as `bt709`.
    public static func matrix(_ code: UInt8) -> String? {
        unsafe known(av_color_space_name(AVColorSpace(UInt32(code))))
    }
}
