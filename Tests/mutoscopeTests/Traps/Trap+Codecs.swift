extension Trap {
    /// Codecs, sound, and names by RFC 6381.
    static let codecs = table(
        """
        av1.mp4: profile 0, level 2.0, main tier, 8 bits (AV1 in ISO Base Media File Format, 5)
            video.0.codecString = "av01.0.00M.08"
            video.0.bitDepth = 8
        av1.webm: the same from CodecPrivate
            video.0.codecString = "av01.0.00M.08"
            video.0.pixelFormat = "yuv420p"
        av1_10.mp4: high_bitdepth
            video.0.codecString = "av01.0.00M.10"
            video.0.bitDepth = 10
        vp8.webm: no configuration
            video.0.codec = "vp8"
            video.0.pixelFormat = "yuv420p"
            duration.seconds ≈ 1 ± 0.001
        mpeg4.mp4: object type 0x20 of esds
            video.0.codec = "mpeg4"
            video.0.frameCount.value = 30
        mjpeg.mov: sample entry jpeg
            video.0.codec = "mjpeg"
            video.0.frameCount.value = 10
        dv.mov: 720x576 in 4:3 has samples of 16:15
            video.0.sampleAspectRatio = "16:15"
            video.0.displaySize = {"width": 768, "height": 576}
            video.0.codec = "dvvideo"
        sounds.mp4: sample entries, and object types of esds
            audio.# = 7
            audio.0.codec = "aac"
            audio.0.codecString = "mp4a.40.2"
            audio.0.layout = "stereo"
            audio.0.sampleRate = 48000
            audio.1.codec = "ac3"
            audio.1.codecString = "ac-3"
            audio.2.codec = "eac3"
            audio.2.codecString = "ec-3"
            audio.3.codec = "opus"
            audio.3.channels = 2
            audio.4.codec = "flac"
            audio.4.sampleRate = 48000
            audio.5.codec = "alac"
            audio.6.codec = "mp3"
            video = []
        sounds.mkv: codec identifiers
            audio.# = 7
            audio.0.codec = "vorbis"
            audio.1.codec = "ac3"
            audio.2.codec = "eac3"
            audio.3.codec = "opus"
            audio.3.sampleRate = 48000
            audio.4.codec = "flac"
            audio.5.codec = "dts"
            audio.6.codec = "pcm_s16le"
            audio.6.channels = 2
        sounds.mov: sample entries of QuickTime, and its second version of sound
            audio.# = 4
            audio.0.codec = "pcm_s16le"
            audio.1.codec = "pcm_s24be"
            audio.2.codec = "alac"
            audio.3.codec = "pcm_f32le"
            audio.3.sampleRate = 48000
            audio.3.channels = 2
        surround.m4a: channel configuration 6 (ISO/IEC 14496-3, 1.6.3.5)
            audio.0.channels = 6
            audio.0.layout = "5.1"
        surround.mkv: acmod 7 with lfeon (ETSI TS 102 366, 4.4.2.3)
            audio.0.channels = 6
        sound.wav: a fifth of a second
            container.format = "wav"
            duration.seconds ≈ 0.2 ± 0.0001
            audio.0.codec = "pcm_s16le"
        sound.ogg: the granule position counts from before the pre-skip (RFC 7845, 4)
            duration.seconds ≈ 0.2 ± 0.007
            audio.0.codec = "opus"
            audio.0.channels = 2
        """)
}
