import Jobs
import MovieHeaders
import PictureGeometry
import Timing

extension VideoFacts {
    /// The facts that a movie's header tells of a track of pictures; nil for any other track.
    init?(_ track: TrackHeader, index: Int, counted source: DurationFacts.Source) {
        guard case .video(let video) = track.kind else { return nil }
        self.init(index: index, codec: track.codec, default: track.isDefault)
        let coding = track.coding ?? CodecFacts()
        id = track.id
        codecString = coding.codecString
        profile = coding.profile
        level = coding.level
        codedSize = coding.codedSize ?? (["h264", "hevc"].contains(track.codec) ? nil : video.size)
        setShape(video, coding)
        frameRate = FrameRateFacts(
            average: track.averageFrameRate?.description, nominal: track.nominalFrameRate?.description,
            variable: track.census?.isVariable)
        if let census = track.census { setCensus(census, source) }
        pixelFormat = coding.pixels?.name
        bitDepth = coding.pixels?.bitDepth
        chroma = coding.pixels?.chroma
        setColor(video, coding)
        setDynamicRange(video.dynamicRange.filled(from: coding.dynamicRange))
        fieldOrder = video.fieldOrder ?? coding.fieldOrder
        alpha = video.hasAlphaBeside ? true : coding.pixels?.hasAlpha
        language = track.language.flatMap(LanguageTag.tag)
        start = track.start?.seconds
        duration = track.duration?.seconds
        bitRate = track.bitRate
        details.merge(track.details) { ours, _ in ours }
    }

    private mutating func setShape(_ video: VideoHeader, _ coding: CodecFacts) {
        let shape = PictureShape(
            codedSize: coding.croppedSize ?? video.size,
            sampleAspectRatio: video.sampleAspectRatio ?? coding.sampleAspectRatio, matrix: video.matrix)
        displaySize = shape.displaySize
        sampleAspectRatio = (shape.sampleAspectRatio ?? .square).description
        rotation = shape.orientation?.rotation
        mirrored = shape.orientation?.isMirrored ?? false
        orientation = shape.orientation?.rawValue
        matrix = shape.orientation == nil ? shape.matrix : nil
    }

    private mutating func setCensus(_ census: SampleFacts, _ source: DurationFacts.Source) {
        frameCount = CountFacts(value: census.shownCount, source: source)
        keyframes = KeyframeFacts(
            count: census.keyCount, averageInterval: census.keyIntervals?.average,
            maxInterval: census.keyIntervals?.longest)
    }

    /// What the codec says goes before what the container does, for its pictures are decoded by it.
    private mutating func setColor(_ video: VideoHeader, _ coding: CodecFacts) {
        func word(_ name: (UInt8) -> String?, _ code: (ColorCodes) -> UInt8) -> String? {
            coding.color.flatMap { name(code($0)) } ?? video.color.flatMap { name(code($0)) }
        }
        color = ColorFacts(
            range: (coding.isFullRange ?? video.isFullRange).map { $0 ? "pc" : "tv" },
            primaries: word(ColorNames.primaries, \.primaries), transfer: word(ColorNames.transfer, \.transfer),
            matrix: word(ColorNames.matrix, \.matrix))
        color.assumed = color.matrix == nil
    }

    private mutating func setDynamicRange(_ range: DynamicRangeFacts) {
        hdr =
            switch color.transfer {
            case _ where range.dolbyVision != nil: "dolby-vision"
            case "smpte2084" where range.hasDynamicMetadata: "hdr10plus"
            case "smpte2084": range.masteringDisplay == nil ? "pq" : "hdr10"
            case "arib-std-b67": "hlg"
            default: "none"
            }
        if let vision = range.dolbyVision {
            details["dolbyVisionProfile"] = "\(vision.profile)"
            details["dolbyVisionLevel"] = "\(vision.level)"
            details["dolbyVisionCompatibility"] = "\(vision.compatibility)"
        }
        details["masteringDisplay"] = range.masteringDisplay?.description
        details["maxCLL"] = range.contentLight.map { "\($0.brightestPixel)" }
        details["maxFALL"] = range.contentLight.map { "\($0.brightestAverage)" }
    }
}

extension DynamicRangeFacts {
    /// What the container says, and where it says nothing, what the codec does.
    fileprivate func filled(from other: DynamicRangeFacts) -> DynamicRangeFacts {
        var result = self
        result.masteringDisplay = masteringDisplay ?? other.masteringDisplay
        result.contentLight = contentLight ?? other.contentLight
        result.dolbyVision = dolbyVision ?? other.dolbyVision
        result.hasDynamicMetadata = hasDynamicMetadata || other.hasDynamicMetadata
        return result
    }
}
