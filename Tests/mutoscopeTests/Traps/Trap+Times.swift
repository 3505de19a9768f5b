extension Trap {
    /// Starts, durations, rates, edits and fields.
    static let times = table(
        """
        start14.ts: a transport stream starts anywhere, and what is shown is the difference
            start ≈ 1.443444 ± 0.0001
            duration.seconds ≈ 1.0232 ± 0.03
        wrap.ts: 33 bits of 90 kHz (ISO/IEC 13818-1, 2.4.3.7) begin again, and time goes on
            duration.seconds ≈ 6 ± 0.001
        start5.mkv: the header's Duration is the end, ffprobe tells it as the length
            start = 5
            duration.seconds ≈ 1 ± 0.0001
        film.mpg --scan: every frame counts, the last one too
            video.0.frameCount.value = 30
            duration.seconds ≈ 1.011 ± 0.03
        film.flv --scan: onMetaData's duration is the end
            video.0.frameCount.value = 30
            duration.seconds ≈ 1.044 ± 0.03
        film.h264: a small stream without times is counted, at the rate of its VUI (ITU-T H.264, E.2.1)
            video.0.frameCount = {"value": 30, "source": "scan"}
            video.0.frameRate.average = "30/1"
            duration.seconds ≈ 1 ± 0.001
        film.hevc: the same of ITU-T H.265
            video.0.frameCount = {"value": 30, "source": "scan"}
            video.0.frameRate.average = "30/1"
            duration.seconds ≈ 1 ± 0.001
        live.webm: without Duration and Cues a small file is scanned
            duration.source = "scan"
            duration.seconds ≈ 1 ± 0.04
            video.0.frameCount.value = 30
        front.webm: Cues in front of the clusters
            duration.seconds ≈ 1 ± 0.001
        unknown.webm --scan: a cluster of unknown size (RFC 8794, 6.2) ends at the next
            duration.seconds ≈ 1 ± 0.04
            video.0.frameCount.value = 30
        frames250.mkv: 250 frames are ten seconds and not 250
            duration.seconds ≈ 10 ± 0.001
            video.0.frameRate.nominal = "25/1"
        lying.mkv --scan: blocks are shown at their timestamps, DefaultDuration is for those that have none
            video.0.frameRate.average = "30/1"
            video.0.frameRate.variable = false
            duration.seconds ≈ 1 ± 0.02
        vfr.mkv --scan: thirty frames a second apart from the ten that last half a second
            video.0.frameCount.value = 40
            video.0.frameRate.variable = true
        ntsc.webm --scan: a DefaultDuration of 41,708,333 ns is 24000/1001
            video.0.frameRate.nominal = "24000/1001"
            video.0.frameRate.variable = false
            video.0.frameCount.value = 48
        ntsc.mp4: 1001 ticks of 24000
            video.0.frameRate.average = "24000/1001"
            video.0.frameRate.nominal = "24000/1001"
            video.0.frameRate.variable = false
            duration.seconds ≈ 2.002 ± 0.0001
        short.mp4: less than half a second
            duration.seconds ≈ 0.3 ± 0.0001
            video.0.frameCount.value = 9
        copied.mp4: the rate is that of the samples that stayed
            video.0.frameRate.average = "30/1"
            video.0.frameRate.nominal = "30/1"
            video.0.frameRate.variable = false
        bframes.avi: an AVI's index counts frames, in whatever order
            video.0.frameCount.value = 30
            duration.seconds ≈ 1 ± 0.001
        delayed.mp4: an empty edit (ISO/IEC 14496-12, 8.6.6) delays the sound
            start = 0
            video.0.duration = 1
            duration.seconds ≈ 2.022 ± 0.002
        edit0.mp4: an edit of no length reaches to the end of the media
            video.0.frameCount.value = 30
            duration.seconds ≈ 1 ± 0.0001
        edit_half.mp4: what lies behind the edit is not shown, whatever mvhd says
            video.0.frameCount.value = 15
            duration.seconds ≈ 0.5 ± 0.0001
        long_sound.mp4: the longest track is the movie's length, and each has its own
            duration.seconds ≈ 2 ± 0.001
            video.0.duration = 1
            audio.0.duration ≈ 2 ± 0.001
            video.0.frameRate.average = "30/1"
        tff.mp4: coded in field pairs, the top first (pic_struct of ITU-T H.264, D.2.3)
            video.0.fieldOrder = "tt"
        bff.ts: coded in field pairs, the bottom first
            video.0.fieldOrder = "bb"
        tff.mkv: FlagInterlaced 1 (RFC 9559, 5.1.4.1.28.1)
            video.0.fieldOrder ≠ "progressive"
            video.0.frameRate.nominal = "25/1"
        tff.mov: fiel of QuickTime says two fields
            video.0.fieldOrder ≠ "progressive"
        tff_mpeg2.ts: top_field_first of ITU-T H.262, 6.3.10
            video.0.fieldOrder = "tt"
        tff_mpeg2.mpg: the same in a program stream
            video.0.fieldOrder = "tt"
        """)
}
