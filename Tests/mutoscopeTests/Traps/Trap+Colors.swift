extension Trap {
    /// Colour, depth, dynamic range and alpha.
    static let colors = table(
        """
        hdr10.mp4: mastering display and light level stand in SEI messages (ITU-T H.265, D.3.28 and D.3.35)
            video.0.hdr = "hdr10"
            video.0.color.transfer = "smpte2084"
        hdr10_boxes.mp4: mdcv and clli (ISO/IEC 14496-12, 12.1.6)
            video.0.hdr = "hdr10"
            video.0.details ≠ {}
        hdr10.mkv: MasteringMetadata and MaxCLL (RFC 9559, 5.1.4.1.28.30)
            video.0.hdr = "hdr10"
            video.0.details ≠ {}
        pq.mp4: PQ alone is not HDR10
            video.0.hdr = "pq"
            video.0.color = {"range": "tv", "primaries": "bt2020", "transfer": "smpte2084", "matrix": "bt2020nc", "assumed": false}
        hlg.mp4: transfer 18 of ITU-T H.273
            video.0.hdr = "hlg"
            video.0.color.transfer = "arib-std-b67"
        bt2020.mp4: wide colours are no high range
            video.0.hdr = "none"
            video.0.color.primaries = "bt2020"
            video.0.bitDepth = 10
        dolby5.mp4: dvcC, profile 5, level 1 (Dolby Vision Streams Within the ISO Base Media File Format)
            video.0.hdr = "dolby-vision"
            video.0.codecString = "dvh1.05.01"
            video.0.codec = "hevc"
        dolby8.mp4: dvvC, profile 8
            video.0.hdr = "dolby-vision"
            video.0.details ≠ {}
        h264_yuv422p.mp4: profile 122
            video.0.chroma = "4:2:2"
            video.0.profile = "High 4:2:2"
            video.0.bitDepth = 8
        h264_yuv444p.mp4: profile 244
            video.0.chroma = "4:4:4"
            video.0.profile = "High 4:4:4 Predictive"
        h264_gray.mp4: chroma_format_idc 0 (ITU-T H.264, 7.4.2.1.1)
            video.0.bitDepth = 8
            video.0.profile = "High"
            video.0.alpha = false
        h264_yuv420p10le.mp4: profile 110
            video.0.pixelFormat = "yuv420p10le"
            video.0.bitDepth = 10
            video.0.profile = "High 10"
        h264_yuv422p10le.mp4: bit_depth_luma_minus8 of 2
            video.0.bitDepth = 10
            video.0.chroma = "4:2:2"
        h264_gbrp.mp4: matrix 0 is RGB (ITU-T H.273), which has no chroma
            video.0.pixelFormat = "gbrp"
            video.0.chroma = null
            video.0.color.matrix = "gbr"
        hevc_yuv420p12le.mp4: range extensions
            video.0.bitDepth = 12
            video.0.chroma = "4:2:0"
        hevc_yuv422p10le.mp4: chroma_format_idc 2
            video.0.bitDepth = 10
            video.0.chroma = "4:2:2"
        hevc_yuv444p.mp4: chroma_format_idc 3
            video.0.bitDepth = 8
            video.0.chroma = "4:4:4"
        hevc_gray.mp4: chroma_format_idc 0
            video.0.pixelFormat = "gray"
            video.0.bitDepth = 8
        vp9_yuv420p10le.webm: profile 2
            video.0.bitDepth = 10
            video.0.profile = "Profile 2"
        vp9_yuv444p.mp4: profile 1
            video.0.chroma = "4:4:4"
            video.0.profile = "Profile 1"
        ffv1.mkv: no configuration that we read
            video.0.codec = "ffv1"
            video.0.pixelFormat = "yuv420p"
        prores.mov: the sample entry apch is 422 HQ
            video.0.codec = "prores"
            video.0.profile = "HQ"
            video.0.chroma = "4:2:2"
            video.0.bitDepth = 10
        untagged_hd.mp4: without tags the matrix is guessed from the size, and that is said
            video.0.color.assumed = true
            video.0.color.primaries = null
        untagged_sd.mp4: the same below 720 lines
            video.0.color.assumed = true
            video.0.color.transfer = null
        bt601.mp4: code points 6 of ITU-T H.273
            video.0.color = {"range": "tv", "primaries": "smpte170m", "transfer": "smpte170m", "matrix": "smpte170m", "assumed": false}
        full.mp4: video_full_range_flag
            video.0.color = {"range": "pc", "primaries": "bt709", "transfer": "bt709", "matrix": "bt709", "assumed": false}
        colr_only.mp4: colr of type nclx (ISO/IEC 14496-12, 12.1.5)
            video.0.color.matrix = "bt709"
            video.0.color.assumed = false
        reserved.mp4: a reserved code of one does not spoil the others
            video.0.color.matrix = "bt709"
            video.0.color.range = "pc"
        alpha.webm: AlphaMode 1 (RFC 9559, 5.1.4.1.28.4), whatever a decoder's own format
            video.0.alpha = true
        alpha_vp8.webm: the same with VP8
            video.0.alpha = true
        alpha_qtrle.mov: depth 32
            video.0.alpha = true
        anim.apng: colour type 6, six frames of a quarter second
            video.0.alpha = true
            video.0.frameCount.value = 6
            duration.seconds ≈ 1.5 ± 0.001
        delays.gif: delays of 10 and 50 hundredths
            video.0.frameCount.value = 8
            video.0.frameRate.variable = true
        """)
}
