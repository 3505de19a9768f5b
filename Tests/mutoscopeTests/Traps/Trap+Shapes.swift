extension Trap {
    /// Sizes, the shape of samples, apertures, matrices and views.
    static let shapes = table(
        """
        sar64x45.mp4: pasp (ISO/IEC 14496-12, 12.1.4) widens, and whole pixels are rounded to nearest
            video.0.sampleAspectRatio = "64:45"
            video.0.displaySize = {"width": 228, "height": 90}
        sar64x45.mkv: DisplayWidth and DisplayHeight (RFC 9559, 5.1.4.1.28.12) are whole pixels
            video.0.displaySize.width ≈ 228 ± 1
            video.0.displaySize.height = 90
        sar8x9.mp4: 72 x 8/9
            video.0.sampleAspectRatio = "8:9"
            video.0.displaySize = {"width": 64, "height": 48}
        sar3201.mp4: a ratio that near to 1 makes up for rounding
            video.0.sampleAspectRatio = "3201:3200"
            video.0.displaySize = {"width": 320, "height": 180}
        sar_conflict.mp4: the container's pasp goes before the stream's own ratio
            video.0.sampleAspectRatio = "2:1"
            video.0.displaySize = {"width": 320, "height": 90}
        clap.mp4: the clean aperture is a detail, and the size stays
            video.0.displaySize = {"width": 160, "height": 90}
            video.0.details ≠ {}
        cropped.mp4: frame_cropping of ITU-T H.264, 7.4.2.1.1
            video.0.codedSize = {"width": 1920, "height": 1088}
            video.0.displaySize = {"width": 1920, "height": 1080}
        matrix30.mp4: a turn that is no quarter is not told in quarters
            video.0.rotation = null
            video.0.orientation = null
            video.0.mirrored = false
            video.0.matrix.0 ≈ 0.866 ± 0.001
            video.0.matrix.1 ≈ 0.5 ± 0.001
            video.0.displaySize = {"width": 160, "height": 90}
        matrix_infinite.mp4: x and y are divided by w (ISO/IEC 14496-12, 6.2.2), and nothing by 0 is a number
            video.0.rotation = 0
            video.0.orientation = 1
            video.0.mirrored = false
        matrix_singular.mp4: a matrix without an area shows nothing, so it is not meant
            video.0.rotation = 0
            video.0.orientation = 1
            video.0.displaySize = {"width": 160, "height": 90}
        movie_rot90.mp4: the movie's matrix (ISO/IEC 14496-12, 8.2.2) follows the track's
            video.0.rotation = 90
            video.0.orientation = 6
            video.0.displaySize = {"width": 90, "height": 160}
        both_rot90.mp4: two quarter turns make a half
            video.0.rotation = 180
            video.0.orientation = 3
            video.0.displaySize = {"width": 160, "height": 90}
        stereo.mkv: StereoMode 1 (RFC 9559, 5.1.4.1.28.3)
            video.0.details ≠ {}
        stereo.mp4: st3d of Spherical Video V2
            video.0.details ≠ {}
        spherical.mp4: sv3d of Spherical Video V2
            video.0.details ≠ {}
        """)
}
