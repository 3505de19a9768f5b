extension Trap {
    /// Covers, choice, languages, chapters, dates and places.
    static let tracks = table(
        """
        cover.mkv: an attachment named cover is the cover (RFC 9559, 21)
            video.# = 1
            covers.# = 1
            covers.0.codec = "mjpeg"
            covers.0.width = 64
            covers.0.height = 64
        cover.mp3: APIC of ID3v2 is a cover, and sound alone is no video
            video = []
            covers.# = 1
            covers.0.width = 64
            audio.0.codec = "mp3"
        cover.flac: METADATA_BLOCK_PICTURE is a cover
            video = []
            covers.# = 1
            duration.seconds ≈ 2 ± 0.0001
        cover.mp4: covr is a cover
            video.# = 1
            covers.# = 1
            covers.0.height = 64
        second.mkv: FlagDefault of the second only (RFC 9559, 5.1.4.1.5)
            video.0.default = false
            video.1.default = true
        second.mp4: Track_enabled of the second only (ISO/IEC 14496-12, 8.3.2)
            video.0.default = false
            video.1.default = true
        languages.mp4: packed codes of ISO 639-2/T, shortest tags of BCP 47
            audio.0.language = "en"
            audio.1.language = "de"
            audio.2.language = null
        languages.mkv: codes of ISO 639-2/B
            audio.0.language = "en"
            audio.1.language = "de"
            audio.2.language = null
        bcp47.mkv: LanguageBCP47 goes before Language (RFC 9559, 5.1.4.1.20)
            audio.1.language = "gsw"
        elng.mp4: elng goes before mdhd's code (ISO/IEC 14496-12, 8.4.6)
            video.0.language = "de-CH"
        subtitled.mp4: text of 3GPP
            subtitles.# = 1
            subtitles.0.codec = "mov_text"
            subtitles.0.language = "fr"
        subtitled.mkv: a track's name and FlagForced
            subtitles.0.codec = "subrip"
            subtitles.0.language = "fr"
            subtitles.0.title = "Words"
            subtitles.0.forced = true
        chapters.mp4: a chapter track and a list of the same chapters are one
            chapters.# = 2
            chapters.0.title = "One"
            chapters.1.title = "Zwei & drei"
            chapters.1.start ≈ 0.4 ± 0.0001
            chapters.1.end ≈ 1 ± 0.022
            video.# = 1
        chapters.mkv: Matroska's editions
            chapters.# = 2
            chapters.0.title = "One"
            chapters.0.end ≈ 0.4 ± 0.0001
            chapters.1.title = "Zwei & drei"
        timecode.mov: numbers are dropped, hence the semicolon (SMPTE ST 12-1)
            timecode = "01:02:03;04"
            video.# = 1
            data.# = 1
        timecode25.mov: no numbers are dropped
            timecode = "10:00:00:00"
        date.mp4: mvhd counts from 1904 in UTC (ISO/IEC 14496-12, 8.2.2)
            creationDate = "2024-05-01T12:00:00Z"
        date.mkv: DateUTC counts from 2001 (RFC 9559, 5.1.2.11)
            creationDate = "2024-05-01T12:00:00Z"
        iphone.mov: the date with a zone tells more than mvhd's
            creationDate = "2024-05-01T14:00:00+02:00"
            location.latitude ≈ 46.4845 ± 0.00001
            location.longitude ≈ 30.6848 ± 0.00001
            location.altitude ≈ 12.3 ± 0.00001
            device = {"make": "Apple", "model": "iPhone 15"}
        android.mp4: a place without a height (ISO 6709)
            location.latitude ≈ 46.4845 ± 0.00001
            location.longitude ≈ -30.6848 ± 0.00001
            location.altitude = null
        """)
}
