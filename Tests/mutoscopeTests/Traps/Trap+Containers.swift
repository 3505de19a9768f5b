extension Trap {
    /// Brands, the order of boxes, fragments and damage.
    static let containers = table(
        """
        xavc.mp4: a major brand that few know is one all the same
            container.format = "mp4"
            container.brands.0 = "XAVC"
            video.0.codec = "h264"
        brand_dash.mp4: dash is a brand of segments, and names no other format
            container.format = "mp4"
            container.brands.0 = "dash"
        unknown_brand.mp4: brands are open
            container.format = "mp4"
            container.brands.0 = "zzzz"
            audio.0.codec = "aac"
        qt.mov: brand qt
            container.format = "mov"
            container.brands.0 = "qt  "
            container.fastStart = false
        film.m4v: brand M4V
            container.format = "mp4"
            container.brands.0 = "M4V "
        film.3gp: brand 3gp4
            container.format = "mp4"
            container.brands.0 = "3gp4"
            video.0.codec = "h263"
            video.0.displaySize = {"width": 176, "height": 144}
        noftyp.mp4: without ftyp a file is as if of brand mp41 (ISO/IEC 14496-12, 4.3)
            container.format = "mp4"
            container.brands = []
            duration.seconds ≈ 1.0215 ± 0.001
        wide.mov: QuickTime files of old begin with wide
            container.brands = []
            container.fastStart = false
            container.truncated = false
            video.0.codec = "h264"
        free_first.mp4: free space stands anywhere (ISO/IEC 14496-12, 8.1.2)
            container.format = "mp4"
            container.brands.0 = "isom"
            container.truncated = false
        skip_first.mp4: skip is free space too
            container.format = "mp4"
            container.brands.0 = "isom"
        motion.jpg: what begins as a picture is one
            container.format = "jpeg"
            duration.seconds = null
            video.0.displaySize = {"width": 64, "height": 64}
        frag.mp4: fragments are walked where nothing else tells
            container.fragmented = true
            duration.source = "index"
            duration.seconds ≈ 1 ± 0.0001
        frag_mfra.mp4: mfra (ISO/IEC 14496-12, 8.8.9) is an index
            container.fragmented = true
            duration.seconds ≈ 1 ± 0.0001
        frag_sidx.mp4: one index to a fragment
            container.fragmented = true
            duration.seconds ≈ 1 ± 0.0001
        frag_global.mp4: one index to all (ISO/IEC 14496-12, 8.16.3)
            container.fragmented = true
            duration.seconds ≈ 1 ± 0.0001
        frag_mehd.mp4: mehd (ISO/IEC 14496-12, 8.8.2) is a claim of the header
            container.fragmented = true
            duration.seconds ≈ 1 ± 0.07
        frag_hybrid.mp4: the movie's own samples are only the first of all
            container.fragmented = true
            duration.seconds ≈ 1 ± 0.0001
        cut_fragment.mp4: the last fragment's samples are not all there
            container.truncated = true
            container.fragmented = true
        cut_front.mp4: the table names bytes behind the end
            container.truncated = true
            container.fastStart = true
        cut_half.mkv: the segment is longer than the file
            container.truncated = true
        overclaim.mp4: samples are those that have a size (ISO/IEC 14496-12, 8.7.3)
            container.truncated = false
            video.0.frameCount.value = 30
            duration.seconds ≈ 1 ± 0.0001
        trailing.mp4: what stands behind the movie does not shorten it
            video.0.frameCount.value = 30
            duration.seconds ≈ 1 ± 0.0001
        film.wmv: ASF
            container.format = "asf"
            video.0.codec = "wmv2"
            audio.0.codec = "wmav2"
        film.ogv: Ogg
            container.format = "ogg"
            video.0.codec = "theora"
            video.0.displaySize = {"width": 160, "height": 90}
        mjpeg.avi: the index counts
            container.format = "avi"
            video.0.codec = "mjpeg"
            video.0.frameCount.value = 10
        """)
}
