import FFmpeg
import Jobs
import MovieHeaders
import PictureGeometry
import Timing

extension VideoFacts {
    /// The facts of a track of pictures; nil for any other.
    ///
    /// - Parameters:
    ///   - stream: The track.
    ///   - isStill: Whether it is one picture of a picture file.
    ///   - pictureMatrix: The matrix that came with a decoded picture; the container's goes before it.
    init?(_ stream: StreamInfo, isStill: Bool, pictureMatrix: [Int32]?) {
        guard case .video(let video) = stream.kind else { return nil }
        self.init(index: stream.index, codec: stream.codec, default: stream.isDefault)
        id = stream.id
        let configuration = stream.codecFacts
        codedSize = configuration?.codedSize ?? Self.headerSize(of: video, codec: stream.codec)
        codecString = configuration?.codecString
        profile = stream.profile
        level = stream.level.flatMap { LevelName.text(codec: stream.codec, level: $0) }
        setShape(video, configuration, matrix: video.displayMatrix ?? pictureMatrix)
        frameRate = FrameRateFacts(
            average: isStill || video.averageFrameRate.map(stream.isTickRate) == true
                ? nil : video.averageFrameRate?.description,
            nominal: isStill ? nil : video.nominalFrameRate?.description)
        if isStill { frameCount = CountFacts(value: 1, source: .header) }
        let pixels =
            video.pixelFormat ?? configuration?.pixels.flatMap { PixelFormat(named: $0.name) }
        pixelFormat = pixels?.name
        // Twelve bits are decoded to a format of sixteen.
        bitDepth = pixels.map { min($0.bitDepth, video.significantBits ?? .max) }
        chroma = pixels?.chroma
        setColor(video, configuration)
        hdr = Self.dynamicRange(of: video, transfer: color.transfer)
        fieldOrder = video.fieldOrder
        alpha = stream.tags["alpha_mode"] == "1" ? true : pixels?.hasAlpha
        language = stream.tags.language
        start = isStill ? nil : stream.startTicks.flatMap(stream.timeBase.time)?.seconds
        duration = isStill ? nil : stream.durationTicks.flatMap(stream.timeBase.time)?.seconds
        bitRate = stream.bitRate
    }

    /// The size in the container's or stream's header, where that is the coded one: H.264 and HEVC crop it.
    private static func headerSize(of video: VideoParameters, codec: String) -> PixelSize? {
        guard video.width > 0, video.height > 0, codec != "h264", codec != "hevc" else { return nil }
        return PixelSize(width: video.width, height: video.height)
    }

    private mutating func setShape(
        _ video: VideoParameters, _ configuration: CodecFacts?, matrix: [Int32]?
    ) {
        guard video.width > 0, video.height > 0 else { return }
        let shape = PictureShape(
            codedSize: PixelSize(width: video.width, height: video.height),
            sampleAspectRatio: SampleAspectRatio(video.sampleAspectRatio)
                ?? configuration?.sampleAspectRatio, matrix: matrix)
        displaySize = shape.displaySize
        sampleAspectRatio = (shape.sampleAspectRatio ?? .square).description
        rotation = shape.orientation?.rotation
        mirrored = shape.orientation?.isMirrored ?? false
        orientation = shape.orientation?.rawValue
        self.matrix = shape.orientation == nil ? shape.matrix : nil
    }

    /// The colour description; what the container says goes before what the codec's configuration does.
    private mutating func setColor(_ video: VideoParameters, _ configuration: CodecFacts?) {
        let codes = configuration?.color
        color = ColorFacts(
            range: video.colorRange ?? configuration?.isFullRange.map { $0 ? "pc" : "tv" },
            primaries: video.colorPrimaries ?? codes.flatMap { ColorNames.primaries($0.primaries) },
            transfer: video.colorTransfer ?? codes.flatMap { ColorNames.transfer($0.transfer) },
            matrix: video.colorMatrix ?? codes.flatMap { ColorNames.matrix($0.matrix) })
        color.assumed = color.matrix == nil
    }

    /// The word for the dynamic range, by the transfer characteristics and what describes the mastering.
    private static func dynamicRange(of video: VideoParameters, transfer: String?) -> String {
        switch transfer {
        case _ where video.hasDolbyVision: "dolby-vision"
        case "smpte2084": video.hasMasteringDisplay ? "hdr10" : "pq"
        case "arib-std-b67": "hlg"
        default: "none"
        }
    }
}
